import type * as z from 'zod/mini';
import type { Artwork } from '#shared/artworks/contract.ts';
import type { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import type { Page } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { type RankedCard, toRankedCard } from '#server/features/artworks/public.ts';
import { cleanWords, correctWords } from '#server/spelling/correct-words.ts';
import { decodeCursor, encodeCursor } from '#server/db/order-cursor.ts';
import { firstPage } from './first-pages.ts';
import { readRankedCards } from './queries.ts';
import type { FeedQuery } from './page-query.ts';

type Asked = z.output<(typeof feedEndpoints)['list']['query']>;

/** A feed has its own order, searches go by relevance, everything else is newest first. */
function orderOf({ filter, sort }: Asked, words: string): FeedQuery['order'] {
  if (sort && sort !== 'relevance') return sort;
  if (sort === 'relevance' && words) return 'relevance';
  return filter ?? (words ? 'relevance' : 'newest');
}

/** Feed positions belong to a category, so a cursor is valid for one category only. */
const cursorScope = (order: FeedQuery['order'], { category }: Asked): string =>
  order === 'trending' || order === 'featured' ? `${order} ${category ?? ''}` : order;

function cursorAfter(order: string, last: RankedCard, isCorrected: boolean): string {
  const { card, k, bottomAt, bottomId } = last;
  const at = card.createdAt.toISOString();
  return encodeCursor(order, { k, at, id: card.id, bottomAt, bottomId, isCorrected });
}

async function readPage(
  ctx: Context,
  viewer: Member,
  asked: Asked,
  words: string,
  isCorrected: boolean,
): Promise<Page<Artwork>> {
  const order = orderOf(asked, words);
  const scope = cursorScope(order, asked);
  const { filter, category, minPrice, maxPrice, forSale, nft, limit, cursor } = asked;
  const after = cursor === undefined ? null : decodeCursor(scope, cursor);
  const rows = await readRankedCards(ctx.db, {
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
  const cards = rows.map(toRankedCard);
  const items = cards.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ card }) => card),
    next: cards.length > limit && last ? cursorAfter(scope, last, isCorrected) : null,
  };
}

/** A viewer without likes, blocks or hidden works. */
const ANYBODY: Member = { id: '00000000-0000-0000-0000-000000000000', role: 'member' };

/** Whether most members see the same list, so that caching it pays. */
const isCommon = (asked: Asked, words: string): boolean =>
  !words &&
  asked.cursor === undefined &&
  (asked.sort === undefined || (asked.sort === 'newest' && !asked.filter)) &&
  asked.filter !== 'following' &&
  [asked.minPrice, asked.maxPrice, asked.forSale, asked.nft].every((given) => given === undefined);

/** Lists all artworks, a feed, or search hits. Throws `invalid_request` for a cursor of another order. */
export async function listArtworks(ctx: Context, viewer: Member, asked: Asked): Promise<Page<Artwork>> {
  const words = cleanWords(asked.q);
  if (isCommon(asked, words)) {
    const key = `${asked.filter ?? 'newest'} ${asked.category ?? ''} ${asked.limit}`;
    const kept = await firstPage(ctx, viewer, key, () => readPage(ctx, ANYBODY, asked, '', false));
    return kept ?? readPage(ctx, viewer, asked, '', false);
  }
  if (asked.cursor !== undefined) {
    const { isCorrected } = decodeCursor(cursorScope(orderOf(asked, words), asked), asked.cursor);
    const meant = words && isCorrected ? await correctWords(ctx.db, words) : null;
    return readPage(ctx, viewer, asked, meant ?? words, isCorrected);
  }
  const page = await readPage(ctx, viewer, asked, words, false);
  if (!words || page.items.length > 0 || asked.exact === 'true') return page;
  const meant = await correctWords(ctx.db, words);
  return meant === null ? page : readPage(ctx, viewer, asked, meant, true);
}
