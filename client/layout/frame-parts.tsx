/** The parts that features add to every signed-in screen, each in its own chunk. */
import { lazyPart } from '#client/lib/lazy-part.ts';

const Chat = lazyPart(() => import('#client/features/messages/chat-widget.tsx'));
const VideoAds = lazyPart(() =>
  // Some browsers block everything that is called an ad.
  import('#client/features/ads/video-ads.tsx').catch(() => ({ default: () => null })),
);

const Unseen = lazyPart(() => import('./unseen.tsx'));

export const OVERLAYS = [Chat, VideoAds, Unseen];
