import { Link } from 'wouter';
import {
  Award,
  BadgeCheck,
  Bell,
  Briefcase,
  CalendarClock,
  Check,
  CircleDollarSign,
  Clapperboard,
  Crown,
  LifeBuoy,
  type IconComponent,
  MailWarning,
  Package,
  Scale,
  ShieldAlert,
  Tag,
} from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { relativeTime } from '#shared/kernel/relative-time.ts';
import { noticeOf } from '#shared/notices/notices.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { openChat } from '#client/lib/chat-launcher.ts';
import { t } from '#client/lib/t.ts';
import { NotificationSentence } from './notification-sentence.tsx';
import { pathOf } from './places.ts';

const EVENT = 'grid size-10 shrink-0 place-items-center rounded-full bg-overlay';

const ICONS: Partial<Record<Notification['type'], { Icon: IconComponent; color: string }>> = {
  sale: { Icon: CircleDollarSign, color: 'text-ok' },
  award: { Icon: Award, color: 'text-gold' },
  order: { Icon: Package, color: 'text-soft' },
  premium: { Icon: Crown, color: 'text-gold' },
  support: { Icon: LifeBuoy, color: 'text-soft' },
  video: { Icon: Clapperboard, color: 'text-soft' },
  hire: { Icon: Briefcase, color: 'text-soft' },
  offer: { Icon: Tag, color: 'text-soft' },
  certificate: { Icon: BadgeCheck, color: 'text-soft' },
  draft: { Icon: CalendarClock, color: 'text-danger' },
  email: { Icon: MailWarning, color: 'text-danger' },
  moderation: { Icon: Scale, color: 'text-soft' },
  security: { Icon: ShieldAlert, color: 'text-danger' },
};

/** Members have avatars, events an icon; orders, offers and projects show the actor, if known. */
function Kind({ notification: { type, actors } }: { notification: Notification }) {
  const event = ICONS[type] ?? (actors.length === 0 && { Icon: Bell, color: 'text-soft' });
  const hasFace = (type === 'order' || type === 'offer' || type === 'hire') && actors.length > 0;
  if (event && !hasFace)
    return (
      <span aria-hidden className={clsx(EVENT, event.color)}>
        <event.Icon size={19} />
      </span>
    );
  return <Avatar person={actors[0]!} />;
}

interface RowProps {
  notification: Notification;
  onRead: () => void;
  /** Its link has changed. */
  onFollow: () => void;
}

function Way({ notification, onFollow }: Omit<RowProps, 'onRead'>) {
  const href = pathOf(noticeOf(notification).link, notification);
  const [sender] = notification.actors;
  const look = clsx(
    'text-left after:absolute after:inset-0 after:rounded-sm',
    notification.isRead ? 'text-mute' : 'text-soft',
  );
  const sentence = <NotificationSentence notification={notification} />;
  if (href) {
    return (
      <Link href={href} onClick={onFollow} className={look}>
        {sentence}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={look}
      onClick={() => {
        onFollow();
        if (sender) openChat(sender);
      }}
    >
      {sentence}
    </button>
  );
}

export function NotificationRow({ notification, onRead, onFollow }: RowProps) {
  const { type, about, happenedAt, isRead } = notification;
  const artwork = 'artwork' in about ? about.artwork : null;
  return (
    <li className="group relative flex items-start gap-3 rounded-sm p-3 pl-5 transition-colors hover:bg-overlay">
      {!isRead && (
        <span className="absolute top-7 left-1.5 size-2 rounded-full bg-accent">
          <span className="sr-only">{t('Unread')}</span>
        </span>
      )}
      <Kind notification={notification} />
      <div className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere">
        <Way notification={notification} onFollow={onFollow} />
        {type === 'comment' && about.comment !== null && (
          <p className="mt-1 line-clamp-2 text-xs text-mute">“{about.comment}”</p>
        )}
        <p className="num mt-1 text-2xs text-mute">{relativeTime(happenedAt)}</p>
      </div>
      {artwork && (
        <img
          src={renditionUrl(artwork.imageUrl, 'thumb')}
          alt=""
          loading="lazy"
          className="h-12 w-auto max-w-16 rounded-xs object-contain"
        />
      )}
      {!isRead && (
        <button
          type="button"
          aria-label={t('Mark as read')}
          onClick={(event) => {
            // It disappears; the row itself keeps the focus.
            event.currentTarget.closest('li')?.querySelector<HTMLElement>('a, button')?.focus();
            onRead();
          }}
          className="reveal absolute right-1 bottom-1 z-10 grid size-11 place-items-center max-sm:hidden"
        >
          <span className="grid size-9 place-items-center rounded-full bg-raised text-soft hover:text-paper">
            <Check size={16} aria-hidden />
          </span>
        </button>
      )}
    </li>
  );
}
