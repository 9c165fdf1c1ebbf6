import type { Context } from '#server/context.ts';
import { takeFromVideo } from './queries.ts';

/** Content learns the state of its video in the same transaction. */
export function addInspirationListeners(ctx: Context): void {
  ctx.events.on('video.processed', (tx, { videoId }) => takeFromVideo(tx, videoId, ctx.clock.now()));
}
