/** What features add to the signed-in frame, each in its own chunk. */
import { lazyPart } from '#client/lib/lazy-part.ts';

export const Search = lazyPart(() =>
  import('#client/features/discovery/search/search-slot.tsx').then((m) => ({ default: m.SearchSlot })),
);
export const Notifications = lazyPart(() =>
  import('#client/features/notifications/notification-bell.tsx').then((m) => ({
    default: m.NotificationBell,
  })),
);
export const Messages = lazyPart(() =>
  import('#client/features/messages/messages-button.tsx').then((m) => ({ default: m.MessagesButton })),
);
const Chat = lazyPart(() =>
  import('#client/features/messages/chat-widget.tsx').then((m) => ({ default: m.ChatWidget })),
);
const VideoAds = lazyPart(() =>
  import('#client/features/ads/video-ads.tsx').then(
    (m) => ({ default: m.VideoAds }),
    // Some browsers block everything that is called an ad.
    () => ({ default: () => null }),
  ),
);

/** On every signed-in screen. */
export const OVERLAYS = [Chat, VideoAds];
