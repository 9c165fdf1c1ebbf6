import type { Context } from '#server/context.ts';
import { lockFeeds, reposition } from './score-queries.ts';

/** A moderator's choice is first at once; the next computation puts everything else in order. */
export function subscribeFeed({ events }: Context): void {
  events.on('artwork.changed', async (tx, { artworkId }) => {
    await lockFeeds(tx);
    await reposition(tx, artworkId);
  });
}
