import { Link } from 'wouter';
import {
  Award,
  Briefcase,
  Check,
  CircleDollarSign,
  Clapperboard,
  Crown,
  LifeBuoy,
  type LucideIcon,
  Package,
} from 'lucide-react';
import { clsx } from 'clsx';
import type { Notification } from '#shared/notifications/contract.ts';
import { relativeTime } from '#shared/kernel/relative-time.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { openChat } from '#client/lib/chat-launcher.ts';
import { paths } from '#client/paths.ts';
import { NotificationSentence } from './notification-sentence.tsx';
import * as texts from './texts.ts';

/** The link's target; null if it opens the chat, or the subject is gone. */
function hrefOf(notification: Notification): string | null {
  const { type, artwork, sale, order, video, hire, actors } = notification;
  const [newest] = actors;
  if (type === 'sale') return sale ? paths.sale(sale.purchaseId) : paths.sales();
  if (order) return order.isSale ? paths.sale(order.purchaseId) : paths.purchase(order.purchaseId);
  if (video) return paths.watch(video.contentId);
  if (hire) return paths.project(hire.projectId);
  if (type === 'premium') return paths.subscribe();
  if (type === 'support') return paths.support();
  if (type === 'follow') return newest ? paths.profile(newest.id) : null;
  if (type === 'message') return null;
  return artwork && paths.artwork(artwork.id);
}

const EVENT = 'grid size-10 shrink-0 place-items-center rounded-full bg-overlay';

const ICONS: Partial<Record<Notification['type'], { Icon: LucideIcon; colour: string }>> = {
  sale: { Icon: CircleDollarSign, colour: 'text-ok' },
  award: { Icon: Award, colour: 'text-gold' },
  order: { Icon: Package, colour: 'text-soft' },
  premium: { Icon: Crown, colour: 'text-gold' },
  support: { Icon: LifeBuoy, colour: 'text-soft' },
  video: { Icon: Clapperboard, colour: 'text-soft' },
  hire: { Icon: Briefcase, colour: 'text-soft' },
};

/** Members have avatars, events an icon; orders and projects show the actor, if known. */
function Kind({ notification: { type, actors } }: { notification: Notification }) {
  const event = ICONS[type];
  const hasFace = (type === 'order' || type === 'hire') && actors.length > 0;
  if (event && !hasFace)
    return (
      <span aria-hidden className={clsx(EVENT, event.colour)}>
        <event.Icon size={19} />
      </span>
    );
  const [newest] = actors;
  return newest ? <Avatar person={newest} /> : <span className={EVENT} />;
}

interface RowProps {
  notification: Notification;
  onRead: () => void;
  /** Its link has changed. */
  onFollow: () => void;
}

function Way({ notification, onFollow }: Omit<RowProps, 'onRead'>) {
  const href = hrefOf(notification);
  const [writer] = notification.actors;
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
        if (writer) openChat(writer);
      }}
    >
      {sentence}
    </button>
  );
}

export function NotificationRow({ notification, onRead, onFollow }: RowProps) {
  const { artwork, comment, happenedAt, isRead } = notification;
  return (
    <li className="group relative flex items-start gap-3 rounded-sm p-3 pl-5 transition-colors hover:bg-overlay">
      {!isRead && (
        <span className="absolute top-7 left-1.5 size-2 rounded-full bg-accent">
          <span className="sr-only">{texts.unread}</span>
        </span>
      )}
      <Kind notification={notification} />
      <div className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere">
        <Way notification={notification} onFollow={onFollow} />
        {comment !== null && <p className="mt-1 line-clamp-2 text-xs text-mute">“{comment}”</p>}
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
          aria-label={texts.markAsRead}
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
