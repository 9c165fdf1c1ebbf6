import { Suspense, useRef, useState } from 'react';
import { Bell } from '#client/ui/icons.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { UnreadBadge } from '#client/ui/unread-badge.tsx';
import { useLiveNotifications, useUnread } from './notification-queries.ts';

const Surface = lazyPart(() =>
  import('./notification-surface.tsx').then((m) => ({ default: m.NotificationSurface })),
);

/** In the navigation: the unread count. The list is loaded on demand. */
export function NotificationBell() {
  const unread = useUnread();
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useLiveNotifications();
  return (
    <>
      <IconButton
        ref={bell}
        label={unread === 0 ? t('Notifications') : t('Notifications, {unread} unread', { unread })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Bell size={20} aria-hidden />
        <UnreadBadge count={unread} className="absolute top-0.5 right-0" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <Surface bell={bell} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
