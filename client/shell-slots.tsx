/** The features that live in the signed-in frame, each its own chunk. */
import { lazy } from 'react';
import type { ShellSlots } from './components/layout/shell-slots.ts';

const Search = lazy(() =>
  import('./features/search/search-slot.tsx').then((m) => ({ default: m.SearchSlot })),
);
const Notifications = lazy(() =>
  import('./features/notifications/notification-bell.tsx').then((m) => ({ default: m.NotificationBell })),
);
const Messages = lazy(() =>
  import('./features/messages/messages-button.tsx').then((m) => ({ default: m.MessagesButton })),
);
const Chat = lazy(() =>
  import('./features/messages/chat-widget.tsx').then((m) => ({ default: m.ChatWidget })),
);
const VideoAds = lazy(() =>
  import('./features/ads/video-ads.tsx').then(
    (m) => ({ default: m.VideoAds }),
    // Some browsers refuse whatever is called an ad.
    () => ({ default: () => null }),
  ),
);

export const SHELL_SLOTS: ShellSlots = { Search, Notifications, Messages, overlays: [Chat, VideoAds] };
