import type * as z from 'zod/mini';
import { CATEGORIES, type Category } from '#shared/artworks/categories.ts';
import {
  type FoundArtist,
  PRICE_RANGES,
  type SearchSummary,
  type Suggestion,
  type searchEndpoints,
} from '#shared/discovery/search/contract.ts';
import type { Page } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { HIGHEST_PRICE, LOWEST_PRICE, filterConditions } from '#server/db/artwork-filters.ts';
import { decodeCursor, encodeCursor } from '#server/db/order-cursor.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { type Facet, countFacets } from './count-queries.ts';
import { KINDS } from './kinds.ts';
import { countArtists, findArtists } from './queries.ts';
import { cleanWords, correctWords } from '#server/spelling/correct-words.ts';
import { countCourses } from '#server/features/courses/public.ts';
import { countProjects } from '#server/features/hire/public.ts';
import { countInspiration } from '#server/features/inspiration/public.ts';
import { withBestWorks } from '#server/features/accounts/public.ts';
import { readWords } from '#server/spelling/word-queries.ts';
import { sql } from 'drizzle-orm';

type SummaryQuery = z.output<(typeof searchEndpoints)['summary']['query']>;
type ArtistsQuery = z.output<(typeof searchEndpoints)['artists']['query']>;

const ARTISTS_ORDER = 'artists';

/** Suggestions while typing, a few of each kind. Corrects the spelling if nothing is found. */
export async function suggest(ctx: Context, viewer: Member, searchText: string): Promise<Suggestion[]> {
  const words = cleanWords(searchText);
  const find = async (corrected: string): Promise<Suggestion[]> => {
    const read = await readWords(ctx.db, corrected);
    if (read.length === 0) return [];
    const found = await Promise.all(KINDS.map((kind) => kind.suggest(ctx.db, viewer, corrected, read)));
    return found.flat();
  };
  const found = await find(words);
  if (found.length > 0) return found;
  const corrected = await correctWords(ctx.db, words);
  return corrected === null ? [] : find(corrected);
}

type Choice = Pick<SummaryQuery, 'category' | 'minPrice' | 'maxPrice' | 'forSale' | 'nft'>;

const conditionOf = (choice: Choice) => {
  const { category = '', minPrice = LOWEST_PRICE, maxPrice = HIGHEST_PRICE } = choice;
  const conditions = filterConditions(choice, { category, minPrice, maxPrice });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/** Each facet with the other filters unchanged. */
function facetsOf(choice: Choice): Facet[] {
  const facet = (name: string, changed: Choice): Facet => ({
    name,
    where: conditionOf({ ...choice, ...changed }),
  });
  return [
    facet('all', {}),
    ...CATEGORIES.map((category) => facet(category, { category })),
    ...PRICE_RANGES.map(({ id, minPrice, maxPrice }) =>
      facet(id, { minPrice: minPrice ?? LOWEST_PRICE, maxPrice: maxPrice ?? HIGHEST_PRICE }),
    ),
    facet('forSale', { forSale: true }),
    facet('nft', { nft: true }),
  ];
}

/** Counts of every kind and facet; blank words count everything. Corrects the words if they find nothing. */
export async function summarize(ctx: Context, viewer: Member, query: SummaryQuery): Promise<SearchSummary> {
  const searchText = cleanWords(query.q);
  const { category, minPrice, maxPrice, forSale, nft } = query;
  const visible = artworkVisibleTo(viewer.id, isModerator(viewer));
  const facets = facetsOf({ category, minPrice, maxPrice, forSale, nft });
  const count = async (words: string) => {
    const works = await countFacets(ctx.db, words, visible, facets);
    const artists = words ? await countArtists(ctx.db, viewer, words, works.cap) : 0;
    const inspiration = words ? await countInspiration(ctx.db, viewer, words, works.cap) : 0;
    const courses = words ? await countCourses(ctx.db, viewer, words, works.cap) : 0;
    const projects = words ? await countProjects(ctx.db, viewer, words, works.cap) : 0;
    return { words, works, artists, inspiration, courses, projects };
  };
  let counted = await count(searchText);
  if (searchText && query.exact !== true && counted.works.of.get('all') === 0) {
    const corrected = await correctWords(ctx.db, searchText);
    if (corrected !== null) counted = await count(corrected);
  }
  const { words, works, artists, inspiration, courses, projects } = counted;
  const of = (name: string): number => works.of.get(name) ?? 0;
  return {
    words,
    corrected: words === searchText ? null : searchText,
    artworks: of('all'),
    artists,
    inspiration,
    courses,
    projects,
    categories: Object.fromEntries(CATEGORIES.map((name) => [name, of(name)])) as Record<Category, number>,
    prices: PRICE_RANGES.map((range) => ({ ...range, count: of(range.id) })),
    forSale: of('forSale'),
    nft: of('nft'),
    cap: works.cap,
  };
}

/** Best match first. Throws `invalid_request` for a cursor of another list. */
export async function searchArtists(
  ctx: Context,
  viewer: Member,
  query: ArtistsQuery,
): Promise<Page<FoundArtist>> {
  const searchText = cleanWords(query.q);
  const after = query.cursor === undefined ? null : decodeCursor(ARTISTS_ORDER, query.cursor);
  const find = (words: string) => findArtists(ctx.db, viewer, words, { after, rows: query.limit + 1 });
  let isCorrected = after?.isCorrected ?? false;
  const corrected = isCorrected ? await correctWords(ctx.db, searchText) : null;
  let rows = await find(corrected ?? searchText);
  if (rows.length === 0 && !after && query.exact !== true) {
    const corrected = await correctWords(ctx.db, searchText);
    if (corrected !== null) {
      rows = await find(corrected);
      isCorrected = true;
    }
  }
  const found = rows.slice(0, query.limit);
  const last = found.at(-1);
  const items = found.length > 0 ? await withBestWorks(ctx.db, viewer, found) : [];
  if (rows.length <= query.limit || !last) return { items, next: null };
  const position = {
    k: last.k,
    at: last.createdAt.toISOString(),
    id: last.id,
    bottomAt: null,
    bottomId: null,
    isCorrected,
  };
  return { items, next: encodeCursor(ARTISTS_ORDER, position) };
}
