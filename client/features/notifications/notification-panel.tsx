import { type ElementType, useState } from 'react';
import { ArrowLeft, Settings, X } from 'lucide-react';
import { clsx } from 'clsx';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { NotificationList } from './notification-list.tsx';
import { useMarkRead, useUnread } from './notification-queries.ts';
import { NotificationSettings } from './notification-settings.tsx';
import * as texts from './texts.ts';

interface PanelProps {
  Title: ElementType<{ className: string; children: string }>;
  /** Called when a notification was followed. */
  onLeave: () => void;
  /** A close button, if there is no other way out. */
  onClose?: () => void;
}

/** The list, or the notification settings. */
export function NotificationPanel({ Title, onLeave, onClose }: PanelProps) {
  const [isSettings, setIsSettings] = useState(false);
  const unread = useUnread();
  const { markAllRead } = useMarkRead();
  return (
    <>
      <div
        className={clsx(
          'flex h-(--nav) shrink-0 items-center border-b border-line pr-2 sm:h-14',
          isSettings ? 'pl-1' : 'pl-4 sm:pl-5',
        )}
      >
        {isSettings && (
          <IconButton
            label={texts.backToNotifications}
            className="hover:!bg-overlay"
            onClick={() => setIsSettings(false)}
          >
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        )}
        <Title className="min-w-0 flex-1 truncate text-xl sm:text-lg">
          {isSettings ? texts.settings : texts.notifications}
        </Title>
        {!isSettings && (
          <>
            <Button
              variant="quiet"
              size="sm"
              className="!h-11 !px-3 hover:!bg-overlay"
              disabled={unread === 0}
              onClick={markAllRead}
            >
              {texts.markAllAsRead}
            </Button>
            <IconButton
              label={texts.notificationSettings}
              className="hover:!bg-overlay"
              onClick={() => setIsSettings(true)}
            >
              <Settings size={18} aria-hidden />
            </IconButton>
          </>
        )}
        {onClose && (
          <IconButton label={texts.close} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {isSettings ? <NotificationSettings /> : <NotificationList onLeave={onLeave} />}
      </div>
    </>
  );
}
