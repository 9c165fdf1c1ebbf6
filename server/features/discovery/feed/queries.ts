import { sql } from 'drizzle-orm';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { FACET_NAMES } from '#shared/discovery/facets.ts';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import type { Db } from '#server/context.ts';
import { isHex, type TypedFilters } from '#server/db/artwork-filters.ts';
import { preparedByName, rowsFor } from '#server/db/prepared.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { type RankedWork, selectRanked, withListed } from '#server/features/artworks/public.ts';
import { hasLines } from '../search/compile.ts';
import { firstFilteredHits, firstHits } from '../search/hits.ts';
import { type FeedQuery, conditionsOf, pageQuery } from './page-query.ts';

/** The name encodes the query: order, feed, rows fetched, and what else the statement contains. */
const kept = preparedByName((db, name) => {
  const [kind, order, feed, rows, ...parts] = name.split(' ');
  const hasCategory = parts.includes('category');
  const viewer = sql.placeholder('viewer');
  if (kind === 'search') {
    const visible = artworkVisibleTo(viewer, parts.includes('moderator'));
    const shape = { isNewest: order === 'newest', hasManyLines: parts.includes('lines') };
    const hits = firstHits(sql.placeholder('words'), visible, Number(rows), shape);
    return selectRanked(db, viewer, withListed(hits)).prepare(name);
  }
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
  return selectRanked(db, viewer, page).prepare(name);
});

type GivenQuery = FeedQuery & { viewer: string; after: Record<'k' | 'at' | 'id', string> | null };

/** Whether the list is filtered by more than a category and words. */
export const isFiltered = ({ color, ...query }: ArtworkFilters & TypedFilters) =>
  isHex(color) ||
  (['minPrice', 'maxPrice', 'measures', 'near', 'edition', ...FACET_NAMES] as const).some(
    (name) => query[name] !== undefined,
  );

/** Null if another statement has to be used. */
async function readFirstHits(db: Db, query: GivenQuery) {
  const { order, feed, category, after, words, rows } = query;
  if (feed || after || (order !== 'relevance' && order !== 'newest')) return null;
  if (category || isFiltered(query)) {
    const where = sql.join(conditionsOf({ ...query, words: '' }), sql` and `);
    const hex = isHex(query.color) ? query.color : undefined;
    const page = firstFilteredHits(words, where, rows, order === 'newest', hex);
    const filtered = await selectRanked(db, query.viewer, withListed(page));
    // A short page is whole where no hits were left out.
    return filtered.length >= rows || (filtered[0] && filtered[0].bottomAt === null) ? filtered : null;
  }
  const parts = [rowsFor(rows - 1), query.isModerator && 'moderator', hasLines(words) && 'lines'].filter(
    Boolean,
  );
  const found = await kept(db, ['search', order, 'all', ...parts].join(' ')).execute({
    viewer: query.viewer,
    words,
  });
  const [first] = found;
  return found.length >= rows || (first && first.bottomAt === null) ? found : null;
}

/**
 * The works of a list in order, in one query. Lists with no filter but the category and first pages of searches, nearly
 * all requests, use prepared statements; other searches are planned each time, because the best plan depends on how
 * common the words are.
 */
export async function listRanked(db: Db, query: GivenQuery): Promise<RankedWork[]> {
  const { order, feed, rows, isModerator, category, after, viewer, words } = query;
  if (words || isFiltered(query)) {
    return (words ? await readFirstHits(db, query) : null) ?? selectRanked(db, viewer, pageQuery(query));
  }
  const parts = [isModerator && 'moderator', category && 'category', after && 'place'];
  const name = ['list', order, feed ?? 'all', rowsFor(rows - 1), ...parts.filter(Boolean)].join(' ');
  return kept(db, name).execute({ viewer, category, ...after });
}
