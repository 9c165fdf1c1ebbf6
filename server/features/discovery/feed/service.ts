import type * as z from 'zod/mini';
import type { Artwork, artworkEndpoints } from '#shared/artworks/contract.ts';
import type { Page } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { type PlacedCard, toPlacedCard } from '#server/features/artworks/public.ts';
import { cleanWords, correctWords } from '#server/spelling/correct-words.ts';
import { decodePlace, encodePlace } from '#server/db/order-cursor.ts';
import { firstPage } from './first-pages.ts';
import { readPlaced } from './queries.ts';
import type { Shape } from './skeletons.ts';

type Asked = z.output<(typeof artworkEndpoints)['list']['query']>;

/** A feed has its own order, words go by relevance, everything else is newest first. */
function orderOf({ filter, sort }: Asked, words: string): Shape['order'] {
  if (sort && sort !== 'relevance') return sort;
  if (sort === 'relevance' && words) return 'relevance';
  return filter ?? (words ? 'relevance' : 'newest');
}

/** Positions of a feed are those of its category: a cursor of another one means something else. */
const tagOf = (order: Shape['order'], { category }: Asked): string =>
  order === 'trending' || order === 'featured' ? `${order} ${category ?? ''}` : order;

function placeAfter(order: string, last: PlacedCard, isCorrected: boolean): string {
  const { card, k, bottomAt, bottomId } = last;
  const at = card.createdAt.toISOString();
  return encodePlace(order, { k, at, id: card.id, bottomAt, bottomId, isCorrected });
}

async function readPage(
  ctx: Context,
  viewer: Member,
  asked: Asked,
  words: string,
  isCorrected: boolean,
): Promise<Page<Artwork>> {
  const order = orderOf(asked, words);
  const tag = tagOf(order, asked);
  const { filter, category, minPrice, maxPrice, forSale, nft, limit, cursor } = asked;
  const place = cursor === undefined ? null : decodePlace(tag, cursor);
  const rows = await readPlaced(ctx.db, {
    category,
    minPrice,
    maxPrice,
    forSale,
    nft,
    order,
    words,
    place,
    feed: filter,
    bottom: { bottomAt: place?.bottomAt ?? null, bottomId: place?.bottomId ?? null },
    isModerator: isModerator(viewer),
    viewer: viewer.id,
    rows: limit + 1,
  });
  const cards = rows.map(toPlacedCard);
  const items = cards.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ card }) => card),
    next: cards.length > limit && last ? placeAfter(tag, last, isCorrected) : null,
  };
}

/** Nobody in particular: no likes, no blocks, nothing hidden. */
const ANYBODY: Member = { id: '00000000-0000-0000-0000-000000000000', role: 'member' };

/** Whether the list is one that most members see alike, so that it is worth keeping. */
const isCommon = (asked: Asked, words: string): boolean =>
  !words &&
  asked.cursor === undefined &&
  (asked.sort === undefined || (asked.sort === 'newest' && !asked.filter)) &&
  asked.filter !== 'following' &&
  [asked.minPrice, asked.maxPrice, asked.forSale, asked.nft].every((given) => given === undefined);

/** Artworks: all of them, a feed, or what words find. Throws `invalid_request` for a cursor of another order. */
export async function listArtworks(ctx: Context, viewer: Member, asked: Asked): Promise<Page<Artwork>> {
  const words = cleanWords(asked.q);
  if (isCommon(asked, words)) {
    const key = `${asked.filter ?? 'newest'} ${asked.category ?? ''} ${asked.limit}`;
    const kept = await firstPage(ctx, viewer, key, () => readPage(ctx, ANYBODY, asked, '', false));
    return kept ?? readPage(ctx, viewer, asked, '', false);
  }
  if (asked.cursor !== undefined) {
    const { isCorrected } = decodePlace(tagOf(orderOf(asked, words), asked), asked.cursor);
    const meant = words && isCorrected ? await correctWords(ctx.db, words) : null;
    return readPage(ctx, viewer, asked, meant ?? words, isCorrected);
  }
  const page = await readPage(ctx, viewer, asked, words, false);
  if (!words || page.items.length > 0 || asked.exact === 'true') return page;
  const meant = await correctWords(ctx.db, words);
  return meant === null ? page : readPage(ctx, viewer, asked, meant, true);
}
