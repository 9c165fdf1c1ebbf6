import type { Context } from '#server/context.ts';
import { lockFeeds, reposition } from './score-queries.ts';

/** A moderator's choice comes first at once; the next computation sorts the others. */
export function subscribeFeed({ events }: Context): void {
  events.on('artwork.changed', async (tx, { artworkId }) => {
    await lockFeeds(tx);
    await reposition(tx, artworkId);
  });
}
