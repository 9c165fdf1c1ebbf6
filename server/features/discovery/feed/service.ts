import type * as z from 'zod/mini';
import type { Sort } from '#shared/artworks/browse.ts';
import type { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import type { Context } from '#server/context.ts';
import { ANONYMOUS_VIEWER } from '#server/events/read-cache.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { type RankedWork, cardList } from '#server/features/artworks/public.ts';
import { JsonText } from '#server/http/json.ts';
import { type TypedFilters, isHex } from '#server/db/artwork-filters.ts';
import { decodeCursor, encodeCursor } from '#server/db/order-cursor.ts';
import { otherWorks, relaxedWorks } from '../search/other-works.ts';
import { type Filters, resolveSearch } from '../search/resolve.ts';
import { type WorksPage, firstPage } from './first-pages.ts';
import { isFiltered, listRanked } from './queries.ts';
import type { FeedQuery } from './page-query.ts';

type ListQuery = z.output<(typeof feedEndpoints)['list']['query']>;

/** Of a rank, in its units: between works that fit about as well, what can be bought and is made by people comes first. */
const NOT_FOR_SALE = 150_000;
const BY_AI = 100_000;

/** What is listed: the query with what was read out of its words, which are '' unless something is searched for. */
type Listed = Omit<ListQuery, 'q' | 'exact' | 'match' | 'color'> &
  TypedFilters & {
    words: string;
    color?: string | undefined;
    /** By relevance, or by a price alone: no order was chosen. */
    isSearch: boolean;
  };

/** A feed has its own order, searches go by relevance, everything else is newest first. */
function orderOf({ filter, sort, words, color, near }: Listed): FeedQuery['order'] {
  if (near !== undefined && !filter && (sort === undefined || sort === 'relevance')) return 'size';
  if (sort && sort !== 'relevance') return sort;
  if (sort === 'relevance' && words) return 'relevance';
  if (!filter && !words && isHex(color)) return 'color';
  return filter ?? (words ? 'relevance' : 'newest');
}

/** Within a page, so that pages stay where they are. */
function bestToBuy(works: readonly RankedWork[]): RankedWork[] {
  const worth = ({ k, isForSale, isAi }: RankedWork) =>
    Number(k) - (isForSale ? 0 : NOT_FOR_SALE) - (isAi ? BY_AI : 0);
  return works.toSorted((one, other) => worth(other) - worth(one));
}

/** Feed positions belong to a category, so a cursor is valid for one category only. */
const cursorScope = (order: FeedQuery['order'], { category }: Listed): string =>
  order === 'trending' || order === 'featured' ? `${order} ${category ?? ''}` : order;

function cursorAfter(order: string, last: RankedWork): string {
  const { id, createdAt, k, bottomAt, bottomId } = last;
  return encodeCursor(order, { k, at: createdAt.toISOString(), id, bottomAt, bottomId, isCorrected: false });
}

async function readPage(ctx: Context, viewer: Member, listed: Listed): Promise<WorksPage> {
  const order = orderOf(listed);
  const scope = cursorScope(order, listed);
  const { filter, sort: _, limit, cursor, ...filters } = listed;
  const after = cursor === undefined ? null : decodeCursor(scope, cursor);
  const works = await listRanked(ctx.db, {
    ...filters,
    order,
    after,
    feed: filter,
    unrankedStart: { bottomAt: after?.bottomAt ?? null, bottomId: after?.bottomId ?? null },
    isModerator: isModerator(viewer),
    viewer: viewer.id,
    rows: limit + 1,
  });
  const shown = works.slice(0, limit);
  const last = shown.at(-1);
  return {
    works: listed.isSearch ? bestToBuy(shown) : shown,
    next: works.length > limit && last ? cursorAfter(scope, last) : null,
  };
}

/** Names a first page that most members see alike, so that caching it pays; null for others. */
function keyOf(listed: Listed): string | null {
  const { filter, sort, category, limit, cursor, words } = listed;
  if (cursor !== undefined || isFiltered(listed) || filter === 'following') return null;
  if (words) return filter ? null : `${sort ?? ''} ${category ?? ''} ${limit} ${words}`;
  if (sort !== undefined && (sort !== 'newest' || filter)) return null;
  return `${filter ?? 'newest'} ${category ?? ''} ${limit}`;
}

/** The same query as it is made; null if there is nothing that could match less. */
async function resolve(ctx: Context, viewer: Member, listQuery: ListQuery): Promise<Listed | null> {
  const { q, exact, match, filter, sort, limit, cursor, ...chosen } = listQuery;
  const isSearch = q !== undefined && !filter && (sort === undefined || sort === 'relevance');
  const request = { filter, sort, limit, cursor, isSearch };
  if (!q && chosen.color === undefined) return { ...request, ...chosen, words: '' };
  const search = await resolveSearch(ctx, q, { ...chosen, exact: exact === 'true' });
  const { sort: typed } = search.read.facets;
  const listing = (words: string, filters: Filters, own: Sort | undefined): Listed => {
    const isChosen = filter !== undefined || (sort !== undefined && sort !== 'relevance');
    // What nothing ranks comes by likes: a price alone says nothing of what comes first.
    const isUnranked = isSearch && words === '' && !isHex(filters.color) && filters.near === undefined;
    const order = isChosen ? sort : (own ?? (isUnranked ? 'liked' : sort));
    const isRanked = order === undefined || order === 'relevance' || order === 'liked';
    return {
      ...request,
      ...filters,
      words,
      sort: order,
      isSearch: isSearch && isRanked && filters.near === undefined,
    };
  };
  if (match === 'others') {
    const { words, isAlike, filters } = await otherWorks(ctx.reads.db, search, viewer);
    const own = isAlike || filters.near !== undefined ? undefined : (typed ?? 'liked');
    return words === null ? null : listing(words, filters, own);
  }
  if (match === 'relaxed') {
    const relaxed = await relaxedWorks(ctx.reads.db, search, viewer);
    return relaxed && listing(relaxed.words, relaxed.filters, relaxed.isPartly ? undefined : typed);
  }
  // What matches one thing closely has an order, what matches one of several has not.
  const isOne = search.read.words.length === 1;
  if (match === 'any')
    return search.any === null ? null : listing(search.any, search.filters, isOne ? typed : undefined);
  // Of anything that is at most so long, what is nearly that first.
  const { measures } = search.filters;
  const isAtMost = search.all === '' && measures?.startsWith('-') === true;
  const near = isAtMost && typed === undefined ? { near: measures.slice(1) } : {};
  return listing(search.all, { ...search.filters, ...near }, typed);
}

/** Lists all artworks, a feed, or search hits. Throws `invalid_request` for a cursor of another order. */
export async function listArtworks(ctx: Context, viewer: Member, listQuery: ListQuery): Promise<JsonText> {
  const listed = await resolve(ctx, viewer, listQuery);
  if (!listed) return new JsonText('[]', null);
  const read = (from: Context, member: Member) => readPage(from, member, listed);
  const key = keyOf(listed);
  const cached =
    key === null ? null : await firstPage(ctx, viewer, key, () => read(ctx, ANONYMOUS_VIEWER), !listed.words);
  if (cached) return cached;
  const { works, next } = await read(forReading(ctx, viewer), viewer);
  return cardList(ctx, works, next);
}
