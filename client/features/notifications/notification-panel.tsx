import type { ElementType } from 'react';
import { Link } from 'wouter';
import { Settings, X } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { paths } from '#client/paths.ts';
import { NotificationList } from './notification-list.tsx';
import { useMarkRead, useUnread } from './notification-queries.ts';

interface PanelProps {
  Title: ElementType<{ className: string; children: string }>;
  /** Called when a notification or the link to the settings is followed. */
  onLeave: () => void;
  /** A close button, if there is no other way out. */
  onClose?: () => void;
}

/** The list, with a link to the settings. */
export function NotificationPanel({ Title, onLeave, onClose }: PanelProps) {
  const unread = useUnread();
  const { markAllRead } = useMarkRead();
  return (
    <>
      <div className="flex h-(--nav) shrink-0 items-center border-b border-line pr-2 pl-4 sm:h-14 sm:pl-5">
        <Title className="min-w-0 flex-1 truncate text-xl sm:text-lg">{t('Notifications')}</Title>
        <Button
          variant="quiet"
          size="sm"
          className="!h-11 !px-3 hover:!bg-overlay"
          disabled={unread === 0}
          onClick={markAllRead}
        >
          {t('Mark all as read')}
        </Button>
        <IconButton label={t('Notification settings')} asChild className="hover:!bg-overlay">
          <Link href={paths.settings('notifications')} onClick={onLeave}>
            <Settings size={18} aria-hidden />
          </Link>
        </IconButton>
        {onClose && (
          <IconButton label={t('Close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <NotificationList onLeave={onLeave} />
      </div>
    </>
  );
}
