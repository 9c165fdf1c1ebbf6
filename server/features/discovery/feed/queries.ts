import { sql } from 'drizzle-orm';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import type { Db } from '#server/context.ts';
import { preparedByName, rowsFor } from '#server/db/prepared.ts';
import { selectRankedCards } from '#server/features/artworks/public.ts';
import { type FeedQuery, pageQuery } from './page-query.ts';

/** The name encodes the query: order, feed, rows fetched, and what else the statement contains. */
const kept = preparedByName((db, name) => {
  const [, order, feed, rows, ...parts] = name.split(' ');
  const hasCategory = parts.includes('category');
  const viewer = sql.placeholder('viewer');
  const page = pageQuery({
    order: order as FeedQuery['order'],
    feed: feed === 'all' ? undefined : (feed as FeedQuery['feed']),
    rows: Number(rows),
    isModerator: parts.includes('moderator'),
    words: '',
    viewer,
    // Any value works: the placeholder provides it.
    category: hasCategory ? CATEGORIES[0] : undefined,
    categoryGiven: sql.placeholder('category'),
    after: parts.includes('place')
      ? { k: sql.placeholder('k'), at: sql.placeholder('at'), id: sql.placeholder('id') }
      : null,
    unrankedStart: { bottomAt: null, bottomId: null },
  });
  return selectRankedCards(db, viewer, page).prepare(name);
});

/**
 * The cards of a list in order, in one query. Lists with no filter but the category, nearly all requests, use
 * prepared statements; searches are planned each time, because the best plan depends on how common the words
 * are.
 */
export function readRankedCards(
  db: Db,
  query: FeedQuery & { viewer: string; after: Record<'k' | 'at' | 'id', string> | null },
) {
  const { order, feed, rows, isModerator, category, after, viewer, words } = query;
  const isFiltered = [query.minPrice, query.maxPrice, query.forSale, query.nft].some((v) => v !== undefined);
  if (words || isFiltered) return selectRankedCards(db, viewer, pageQuery(query));
  const fetched = rowsFor(rows - 1);
  const parts = [isModerator && 'moderator', category && 'category', after && 'place'];
  const name = ['list', order, feed ?? 'all', fetched, ...parts.filter(Boolean)].join(' ');
  return kept(db, name).execute({ viewer, category, ...after });
}
