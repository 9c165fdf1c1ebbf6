/** Works in 'Saved' and in collections. */
import type { SavePlaces, SavedFigures, SavedSort } from '#shared/collections/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Context, Queryable } from '#server/context.ts';
import { decodeCursor, encodeCursor } from '#server/db/order-cursor.ts';
import { JsonText } from '#server/http/json.ts';
import type { Member } from '#server/http/route.ts';
import { cardList, holdArtwork, readCards, requireArtwork } from '#server/features/artworks/public.ts';
import { type KeptList, countKept, listItems, listKept, listMostSaved } from './item-queries.ts';
import { listPlaces } from './queries.ts';
import { requireCollection, requireSpace, signalChange } from './service.ts';
import {
  appendItem,
  countCollections,
  deleteItem,
  findItem,
  lockDefault,
  lockItem,
  lockOwn,
  moveItem,
  updateCollection,
  updateItem,
} from './write-queries.ts';

export async function readItems(
  ctx: Context,
  viewer: Member,
  id: string,
  page: PageRequest,
): Promise<JsonText> {
  const ownerId = await requireCollection(ctx.db, viewer, id);
  const { items, next } = await listItems(ctx.db, viewer, id, ownerId === viewer.id, page);
  const cards = await readCards(
    ctx,
    items.flatMap(({ work }) => work ?? []),
  );
  const texts = items.map(({ work, ...item }) => {
    const { id: itemId, note, isCover } = item;
    const own = JSON.stringify({ id: itemId, note, isCover }).slice(0, -1);
    return `${own},"artwork":${(work && cards.get(work.id)) ?? 'null'}}`;
  });
  return new JsonText(`[${texts.join(',')}]`, next);
}

/** Throws `invalid_request` for a cursor of another order. */
export async function readKept(
  ctx: Context,
  viewer: Member,
  list: KeptList,
  { sort, limit, cursor }: PageRequest & { sort: SavedSort },
): Promise<JsonText> {
  const order = `${list} ${sort}`;
  const after = cursor === undefined ? null : decodeCursor(order, cursor);
  const works = await listKept(ctx.db, viewer, list, { sort, rows: limit + 1, after });
  const shown = works.slice(0, limit);
  const last = shown.at(-1);
  const next =
    last && works.length > limit
      ? encodeCursor(order, {
          k: last.k,
          at: last.bottomAt!,
          id: last.id,
          bottomAt: null,
          bottomId: null,
          isCorrected: false,
        })
      : null;
  return cardList(ctx, shown, next);
}

export async function readFigures(db: Queryable, viewer: Member): Promise<SavedFigures> {
  const [saved, liked, collections] = await Promise.all([
    countKept(db, viewer, 'saved'),
    countKept(db, viewer, 'liked'),
    countCollections(db, viewer.id),
  ]);
  return { saved, liked, collections };
}

const WEEK_MS = 7 * 86_400_000;

export async function readMostSaved(ctx: Context, viewer: Member): Promise<JsonText> {
  return cardList(ctx, await listMostSaved(ctx.db, viewer, new Date(ctx.clock.now().getTime() - WEEK_MS)));
}

export async function readPlaces(db: Queryable, viewer: Member, artworkId: string): Promise<SavePlaces> {
  await requireArtwork(db, viewer, artworkId);
  const places = await listPlaces(db, viewer, artworkId);
  const saved = places.find(({ isDefault }) => isDefault);
  return {
    saved: {
      itemId: saved?.itemId ?? null,
      worksCount: saved?.worksCount ?? 0,
      pictures: saved?.pictures ?? [],
    },
    collections: places.filter(({ isDefault }) => !isDefault),
  };
}

interface Kept {
  collectionId: string;
  artworkId: string;
}

/** Appends a work to a locked collection; one that is there stays where it is. */
async function keep(
  ctx: Context,
  tx: Queryable,
  member: Member,
  kept: Kept,
  hasLimit: boolean,
): Promise<string> {
  const there = await findItem(tx, kept.collectionId, kept.artworkId);
  if (there !== null) return there;
  if (hasLimit) await requireSpace(tx, kept.collectionId);
  const createdAt = ctx.clock.now();
  const itemId = await appendItem(tx, { ...kept, ownerId: member.id, createdAt });
  await updateCollection(tx, kept.collectionId, { updatedAt: createdAt });
  await signalChange(ctx, tx, member.id, kept.collectionId);
  return itemId;
}

/** Puts the work into 'Saved'. */
export async function saveWork(ctx: Context, member: Member, id: string): Promise<{ itemId: string }> {
  return ctx.db.transaction(async (tx) => {
    await holdArtwork(tx, member, id);
    const collectionId = await lockDefault(tx, member.id, ctx.clock.now());
    return { itemId: await keep(ctx, tx, member, { collectionId, artworkId: id }, false) };
  });
}

export function addWork(
  ctx: Context,
  member: Member,
  id: string,
  artworkId: string,
): Promise<{ itemId: string }> {
  return ctx.db.transaction(async (tx) => {
    await holdArtwork(tx, member, artworkId);
    const own = await lockOwn(tx, member.id, id);
    if (!own) throw new AppError('collection_not_found');
    return { itemId: await keep(ctx, tx, member, { collectionId: own.id, artworkId }, true) };
  });
}

type Item = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

/** Throws `collection_item_not_found` unless it is the member's own. */
async function change(
  ctx: Context,
  member: Member,
  id: string,
  act: (tx: Queryable, item: Item) => Promise<unknown>,
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const item = await lockItem(tx, member.id, id);
    if (!item) throw new AppError('collection_item_not_found');
    await act(tx, item);
    await updateCollection(tx, item.collectionId, { updatedAt: ctx.clock.now() });
    await signalChange(ctx, tx, member.id, item.collectionId);
  });
}

/** @param note '' for none; undefined: unchanged */
export const editItem = (ctx: Context, member: Member, id: string, note: string | undefined) =>
  change(ctx, member, id, async (tx, item) => note !== undefined && updateItem(tx, item.id, note || null));

export const takeOut = (ctx: Context, member: Member, id: string) =>
  change(ctx, member, id, (tx, item) => deleteItem(tx, item.id));

/** Moves a work behind another, or to the beginning. Throws `collection_changed` if the other one is gone. */
export const placeItem = (ctx: Context, member: Member, id: string, after: string | null) =>
  change(ctx, member, id, async (tx, item) => {
    if (!(await moveItem(tx, item, after?.toLowerCase() ?? null))) throw new AppError('collection_changed');
  });
