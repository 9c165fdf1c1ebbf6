import { CATEGORIES, type Category } from '#shared/artworks/categories.ts';
import type { Context, Queryable } from '#server/context.ts';
import {
  type Candidate,
  clearPositions,
  insertPositions,
  listChosen,
  listTrending,
  lockFeeds,
} from './score-queries.ts';
import { spaceOutAll, spaceOutArtists } from './space-out-artists.ts';

/** The length of a computed feed. */
const FEED_LENGTH = 5000;
/** More candidates than positions: spacing out skips some, and each category needs its own. */
const CANDIDATES = 12_000;

type Order = Parameters<typeof insertPositions>[3];

async function writeFeed(
  tx: Queryable,
  feed: 'trending' | 'featured',
  order: (isListed: (work: Candidate) => boolean, category: Category | null) => Order,
): Promise<void> {
  await clearPositions(tx, feed);
  for (const category of [null, ...CATEGORIES]) {
    const isListed = (work: Candidate): boolean => category === null || work.category === category;
    await insertPositions(tx, feed, category, order(isListed, category));
  }
}

/** Recomputes the trending and featured feeds, for all works and for each category, in one transaction. */
export async function refreshFeeds(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const trending = await listTrending(tx, ctx.clock.now(), CANDIDATES);
    // Locked as late as possible, because edits of works wait for it.
    await lockFeeds(tx);
    const chosen = await listChosen(tx, FEED_LENGTH);
    const others = trending.filter(({ isChosen }) => !isChosen);
    await writeFeed(tx, 'trending', (isListed, category) => ({
      chosen: 0,
      // A category may have fewer artists than the minimum distance; then the rule leaves nothing to choose.
      works: (category === null ? spaceOutArtists : spaceOutAll)(trending.filter(isListed), FEED_LENGTH),
    }));
    await writeFeed(tx, 'featured', (isListed) => {
      const first = chosen.filter(isListed);
      return { chosen: first.length, works: [...first, ...others.filter(isListed)].slice(0, FEED_LENGTH) };
    });
    await ctx.live.dropCards(tx);
  });
}
