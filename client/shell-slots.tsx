/** The features that live in the signed-in frame, each its own chunk. */
import type { ShellSlots } from '#client/layout/shell-slots.ts';
import { lazyPart } from './lib/lazy-part.ts';

const Search = lazyPart(() =>
  import('#client/features/discovery/search/search-slot.tsx').then((m) => ({ default: m.SearchSlot })),
);
const Notifications = lazyPart(() =>
  import('./features/notifications/notification-bell.tsx').then((m) => ({ default: m.NotificationBell })),
);
const Messages = lazyPart(() =>
  import('./features/messages/messages-button.tsx').then((m) => ({ default: m.MessagesButton })),
);
const Chat = lazyPart(() =>
  import('./features/messages/chat-widget.tsx').then((m) => ({ default: m.ChatWidget })),
);
const VideoAds = lazyPart(() =>
  import('./features/ads/video-ads.tsx').then(
    (m) => ({ default: m.VideoAds }),
    // Some browsers refuse whatever is called an ad.
    () => ({ default: () => null }),
  ),
);

export const SHELL_SLOTS: ShellSlots = { Search, Notifications, Messages, overlays: [Chat, VideoAds] };
