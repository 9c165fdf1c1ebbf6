import type { Context } from '#server/context.ts';
import { takeFromVideo } from './queries.ts';

/** A Hub video learns the state of its file in the same transaction. */
export function addInspirationListeners(ctx: Context): void {
  ctx.events.on('video.processed', (tx, { videoId }) => takeFromVideo(tx, videoId, ctx.clock.now()));
}
