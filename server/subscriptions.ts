/** Who listens to what happens: each feature's side effects on others. */
import type { Context } from './context.ts';
import { subscribeArtworks } from './features/artworks/subscribe.ts';
import { subscribeComments } from './features/comments/subscribe.ts';

export function subscribeFeatures(ctx: Context): void {
  subscribeArtworks(ctx);
  subscribeComments(ctx);
}
