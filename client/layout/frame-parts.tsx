/** The parts that features add to every signed-in screen, each in its own chunk. */
import { lazyPart } from '#client/lib/lazy-part.ts';

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

const RememberLocale = lazyPart(() =>
  import('#client/features/mail/remember-locale.tsx').then((m) => ({ default: m.RememberLocale })),
);

export const OVERLAYS = [Chat, VideoAds, RememberLocale];
