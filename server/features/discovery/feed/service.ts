import type * as z from 'zod/mini';
import type { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import type { Context } from '#server/context.ts';
import { ANYBODY } from '#server/events/kept-reads.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import type { RankedCard } from '#server/features/artworks/public.ts';
import { JsonText } from '#server/http/json.ts';
import { cleanWords, correctWords } from '#server/spelling/correct-words.ts';
import { decodeCursor, encodeCursor } from '#server/db/order-cursor.ts';
import { type CardPage, firstPage } from './first-pages.ts';
import { isFiltered, readRankedCards } from './queries.ts';
import type { FeedQuery } from './page-query.ts';

type ListQuery = z.output<(typeof feedEndpoints)['list']['query']>;

/** A feed has its own order, searches go by relevance, everything else is newest first. */
function orderOf({ filter, sort }: ListQuery, words: string): FeedQuery['order'] {
  if (sort && sort !== 'relevance') return sort;
  if (sort === 'relevance' && words) return 'relevance';
  return filter ?? (words ? 'relevance' : 'newest');
}

/** Feed positions belong to a category, so a cursor is valid for one category only. */
const cursorScope = (order: FeedQuery['order'], { category }: ListQuery): string =>
  order === 'trending' || order === 'featured' ? `${order} ${category ?? ''}` : order;

function cursorAfter(order: string, last: RankedCard, isCorrected: boolean): string {
  const { id, createdAt, k, bottomAt, bottomId } = last;
  return encodeCursor(order, { k, at: createdAt.toISOString(), id, bottomAt, bottomId, isCorrected });
}

async function readPage(
  ctx: Context,
  viewer: Member,
  listQuery: ListQuery,
  words: string,
  isCorrected: boolean,
): Promise<CardPage> {
  const order = orderOf(listQuery, words);
  const scope = cursorScope(order, listQuery);
  const { filter, category, minPrice, maxPrice, forSale, nft, limit, cursor } = listQuery;
  const after = cursor === undefined ? null : decodeCursor(scope, cursor);
  const cards = await readRankedCards(ctx.db, {
    category,
    minPrice,
    maxPrice,
    forSale,
    nft,
    order,
    words,
    after,
    feed: filter,
    unrankedStart: { bottomAt: after?.bottomAt ?? null, bottomId: after?.bottomId ?? null },
    isModerator: isModerator(viewer),
    viewer: viewer.id,
    rows: limit + 1,
  });
  const shown = cards.slice(0, limit);
  const last = shown.at(-1);
  return { cards: shown, next: cards.length > limit && last ? cursorAfter(scope, last, isCorrected) : null };
}

const toJson = ({ cards, next }: CardPage): JsonText =>
  new JsonText(`[${cards.map(({ text }) => text).join(',')}]`, next);

const isEmptyList = ({ body }: JsonText): boolean => body.length === '[]'.length;

/** Names a first page that most members see alike, so that keeping it pays; null for others. */
function keyOf(listQuery: ListQuery, words: string, isCorrected: boolean): string | null {
  const { filter, sort, category, limit, cursor } = listQuery;
  if (cursor !== undefined || isFiltered(listQuery) || filter === 'following') return null;
  if (words) return filter ? null : `${sort ?? ''} ${category ?? ''} ${limit} ${isCorrected} ${words}`;
  if (sort !== undefined && (sort !== 'newest' || filter)) return null;
  return `${filter ?? 'newest'} ${category ?? ''} ${limit}`;
}

async function readJson(
  ctx: Context,
  viewer: Member,
  listQuery: ListQuery,
  words: string,
  isCorrected = false,
): Promise<JsonText> {
  const read = (from: Context, member: Member) => readPage(from, member, listQuery, words, isCorrected);
  const key = keyOf(listQuery, words, isCorrected);
  const kept = key === null ? null : await firstPage(ctx, viewer, key, () => read(ctx, ANYBODY), !words);
  return kept ?? toJson(await read(forReading(ctx, viewer), viewer));
}

/** Lists all artworks, a feed, or search hits. Throws `invalid_request` for a cursor of another order. */
export async function listArtworks(ctx: Context, viewer: Member, listQuery: ListQuery): Promise<JsonText> {
  const words = cleanWords(listQuery.q);
  if (listQuery.cursor !== undefined) {
    const { isCorrected } = decodeCursor(cursorScope(orderOf(listQuery, words), listQuery), listQuery.cursor);
    const corrected = words && isCorrected ? await correctWords(ctx.reads.db, words) : null;
    return readJson(ctx, viewer, listQuery, corrected ?? words, isCorrected);
  }
  const json = await readJson(ctx, viewer, listQuery, words);
  if (!words || !isEmptyList(json) || listQuery.exact === 'true') return json;
  const corrected = await correctWords(ctx.reads.db, words);
  return corrected === null ? json : readJson(ctx, viewer, listQuery, corrected, true);
}
