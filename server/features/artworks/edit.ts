/** Artists edit and remove their works. */
import type * as z from 'zod/mini';
import { mergeChange, needsSale } from '#shared/artworks/changes/merge.ts';
import { type ArtworkChange, type ArtworkEdit, EDITION_FIXED, RESERVED } from '#shared/artworks/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { LIVE_STATUSES } from '#shared/orders/states.ts';
import { TOTAL_TOO_HIGH, isPayable } from '#shared/kernel/payable.ts';
import { changeFurther, detachFurther, firstAltText, prepareFurther } from './images.ts';
import { listPictureUrls } from './image-queries.ts';
import { labeledMaking } from './labeled-making.ts';
import type { ArtworkRow } from '#shared/artworks/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { JsonText } from '#server/http/json.ts';
import type { Member } from '#server/http/route.ts';
import { detachUpload } from '#server/features/uploads/public.ts';
import {
  deleteArtwork,
  listPurchaseStates,
  type LockedFor,
  lockWholeArtwork,
  updateArtwork,
  wasNumberSold,
} from './edit-queries.ts';
import { deliveryOf } from './delivery.ts';
import { offersOf } from './offer-fields.ts';
import { sizeOf } from './size.ts';
import { readCard, requireArtwork } from './service.ts';

type Edit = z.output<typeof ArtworkEdit>;

const NO_SALE = 'This work isn’t for sale, so it has no price or offers.';

/** The artist's own work, locked. Throws `artwork_not_found`, and `not_allowed` for another artist's. */
export async function lockOwn(
  tx: Queryable,
  member: Member,
  id: string,
  lockedFor: LockedFor = 'change',
): Promise<ArtworkRow> {
  await requireArtwork(tx, member, id);
  const artwork = await lockWholeArtwork(tx, id, lockedFor);
  if (!artwork) throw new AppError('artwork_not_found');
  if (artwork.userId !== member.id) throw new AppError('not_allowed');
  return artwork;
}

/** The contract cannot know a delivery cost that stays as it is. Throws `invalid_request`. */
function requirePayable(price: string | null, deliveryCost: string): void {
  if (price === null || isPayable(toCents(price), toCents(deliveryCost))) return;
  const issue = { path: 'price', message: TOTAL_TOO_HIGH };
  throw new AppError('invalid_request', { detail: issue.message, issues: [issue] });
}

/** A sold work keeps its price and delivery cost, whatever the form contains. */
async function saleOf(tx: Queryable, artwork: ArtworkRow, edit: Edit, editionSize: number | null) {
  if (artwork.soldAt) return {};
  const isPriced = edit.isForSale && edit.price !== undefined && edit.price !== null;
  const price = isPriced ? fromCents(toCents(edit.price!)) : null;
  const delivery = await deliveryOf(tx, artwork.userId, edit, artwork.deliveryProfileId);
  requirePayable(price, delivery.deliveryCost ?? artwork.deliveryCost);
  return { isForSale: edit.isForSale, price, editionSize, ...offersOf(edit), ...delivery };
}

type State = Awaited<ReturnType<typeof listPurchaseStates>>[number];
const isOpen = ({ status }: State): boolean => status === 'pending' || status === 'processing';
const isLive = ({ status }: State): boolean => LIVE_STATUSES.some((live) => live === status);

/** With the latest end that is known: a payment that is being processed may have none. */
function reservedError(states: readonly State[], now: Date): AppError {
  const ends = states.flatMap((state) => (isOpen(state) ? (state.reservedUntil?.getTime() ?? []) : []));
  const last = Math.max(...ends);
  return new AppError('artwork_reserved', {
    detail: RESERVED,
    ...(last > now.getTime() && { until: new Date(last) }),
  });
}

/** How many numbers it has from now on. Throws `artwork_sold` once a number was sold, `artwork_reserved`. */
async function editionSizeOf(tx: Queryable, artwork: ArtworkRow, edit: Edit, states: State[], now: Date) {
  const { editionSize: size } = artwork;
  if (artwork.soldAt) return size;
  const wanted = edit.isForSale ? (edit.editionSize === undefined ? size : edit.editionSize) : null;
  if (wanted === size) return size;
  if (size !== null && (await wasNumberSold(tx, artwork.id))) {
    // Not for sale any more, it remains an edition.
    if (!edit.isForSale) return size;
    throw new AppError('artwork_sold', { detail: EDITION_FIXED });
  }
  // A payment for a number, or for the only one, may still arrive.
  if (states.some(isOpen)) throw reservedError(states, now);
  return wanted;
}

/** The whole edit of a locked work. Throws `invalid_request`, and `not_for_sale` for a price of one that is not. */
export function mergedEdit(artwork: ArtworkRow, fields: ArtworkChange): Edit {
  if (!artwork.soldAt && needsSale(artwork, fields)) throw new AppError('not_for_sale', { detail: NO_SALE });
  const { data: edit, error } = mergeChange(artwork, fields);
  if (edit) return edit;
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new AppError('invalid_request', { detail: issues[0]!.message, issues });
}

/**
 * Edits everything but the first picture. A work that is being bought cannot be edited. Throws `artwork_not_found`,
 * `not_allowed`, `artwork_sold` when offered again or an edition with sales is resized, `artwork_reserved`, `image_fixed`, and what
 * `mergedEdit` and attaching a picture throw.
 */
export async function editArtwork(
  ctx: Context,
  member: Member,
  id: string,
  fields: ArtworkChange,
): Promise<JsonText> {
  if (fields.images) {
    await ctx.db.transaction((tx) => lockOwn(tx, member, id));
    await prepareFurther(ctx, member.id, fields.images);
  }
  await ctx.db.transaction(async (tx) => {
    const artwork = await lockOwn(tx, member, id);
    await writeEdit(ctx, tx, artwork, mergedEdit(artwork, fields));
  });
  return readCard(ctx, member, id);
}

/** Edits a work that is locked. @param callId see `InOneCall` */
export async function writeEdit(
  ctx: Context,
  tx: Queryable,
  artwork: ArtworkRow,
  edit: Edit,
  callId?: string,
): Promise<void> {
  const { id } = artwork;
  if (artwork.soldAt && edit.isForSale) throw new AppError('artwork_sold');
  const now = ctx.clock.now();
  const states = await listPurchaseStates(tx, id);
  const isReserved = states.some(
    ({ status, reservedUntil }) =>
      status === 'processing' || (status === 'pending' && reservedUntil !== null && reservedUntil > now),
  );
  if (isReserved) throw reservedError(states, now);
  const editionSize = await editionSizeOf(tx, artwork, edit, states, now);
  const { images } = edit;
  const pictures = images && {
    otherAltTexts: await changeFurther(ctx, tx, artwork, { images, isBought: states.some(isLive) }),
  };
  const making = edit.making ?? artwork.making;
  await updateArtwork(tx, id, {
    title: edit.title,
    description: edit.description || null,
    altText: firstAltText(images, edit.altText),
    ...pictures,
    medium: edit.medium || null,
    category: edit.category,
    making: await labeledMaking(tx, edit.category, making, await listPictureUrls(tx, id)),
    allowsAiTraining: edit.allowsAiTraining ?? artwork.allowsAiTraining,
    tags: edit.tags,
    isNftAvailable: edit.isNftAvailable,
    ...(await saleOf(tx, artwork, edit, editionSize)),
    ...sizeOf(edit),
  });
  await ctx.events.emit(tx, 'artwork.changed', { artworkId: id, artistId: artwork.userId, callId });
}

/**
 * Removes the work with its likes, comments and views; a job removes its pictures. A work that was ever paid for stays,
 * because receipts name it, and so does one with a reservation still open at the provider.
 * @param callId see `InOneCall`
 */
export async function removeArtwork(
  ctx: Context,
  member: Member,
  id: string,
  callId?: string,
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const artwork = await lockOwn(tx, member, id, 'deletion');
    const states = await listPurchaseStates(tx, id);
    if (states.some(isOpen)) throw reservedError(states, ctx.clock.now());
    if (artwork.soldAt || states.some(({ status }) => status !== 'canceled' && status !== 'failed')) {
      throw new AppError('artwork_sold');
    }
    await ctx.events.emit(tx, 'artwork.deleting', { artworkId: id, callId });
    await detachFurther(tx, id);
    await deleteArtwork(tx, artwork);
    await detachUpload(tx, artwork.imageUrl);
    await ctx.events.emit(tx, 'artwork.removed', { artworkId: id, artistId: member.id });
  });
}
