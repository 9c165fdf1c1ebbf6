/** Who listens to what happens: each feature's side effects on others. */
import type { Context } from './context.ts';
import { subscribeArtworks } from './features/artworks/subscribe.ts';
import { subscribeComments } from '#server/features/artworks/comments/subscribe.ts';
import { subscribeFeed } from '#server/features/discovery/feed/subscribe.ts';
import { subscribeInspiration } from './features/inspiration/subscribe.ts';
import { subscribeNotifications } from './features/notifications/subscribe.ts';
import { subscribeUsers } from '#server/features/accounts/profile/subscribe.ts';

export function subscribeFeatures(ctx: Context): void {
  subscribeArtworks(ctx);
  subscribeComments(ctx);
  subscribeUsers(ctx);
  subscribeFeed(ctx);
  subscribeInspiration(ctx);
  // Last: what it holds is waited for by others.
  subscribeNotifications(ctx);
}
