import type { Context } from '#server/context.ts';
import { takeFromVideo } from './queries.ts';

/** What is found out about a video is known of what shows it, in the same transaction. */
export function subscribeInspiration(ctx: Context): void {
  ctx.events.on('video.processed', (tx, { videoId }) => takeFromVideo(tx, videoId, ctx.clock.now()));
}
