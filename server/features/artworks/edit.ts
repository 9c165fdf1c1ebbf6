/** How artists edit and remove their works. */
import type * as z from 'zod/mini';
import type { Artwork, ArtworkEdit } from '#shared/artworks/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { storedMaking } from '#shared/artworks/making.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { ArtworkRow } from '#shared/artworks/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { detachUpload } from '#server/features/uploads/public.ts';
import { deleteArtwork, listPurchaseStates, lockWholeArtwork, updateArtwork } from './edit-queries.ts';
import { deliveryOf } from './delivery.ts';
import { sizeOf } from './size.ts';
import { findCard } from './queries.ts';
import { requireArtwork } from './service.ts';
import { toCard } from './views.ts';

type Edit = z.output<typeof ArtworkEdit>;

/** The artist's own work, locked. Throws `artwork_not_found`, and `not_allowed` for another artist's. */
async function lockOwn(tx: Queryable, member: Member, id: string): Promise<ArtworkRow> {
  await requireArtwork(tx, member, id);
  const artwork = await lockWholeArtwork(tx, id);
  if (!artwork) throw new AppError('artwork_not_found');
  if (artwork.userId !== member.id) throw new AppError('not_allowed');
  return artwork;
}

/** A sold work keeps its price and delivery cost, whatever the form contains. */
const saleOf = (artwork: ArtworkRow, edit: Edit) => {
  if (artwork.soldAt) return {};
  const isPriced = edit.isForSale && edit.price !== undefined && edit.price !== null;
  const price = isPriced ? fromCents(toCents(edit.price!)) : null;
  return { isForSale: edit.isForSale, price, ...deliveryOf(edit) };
};

/**
 * Edits everything but the image. A work that is being bought cannot be edited. Throws `artwork_not_found`,
 * `not_allowed`, `artwork_sold` when offered again, `artwork_reserved`.
 */
export function editArtwork(ctx: Context, member: Member, id: string, edit: Edit): Promise<Artwork> {
  return ctx.db.transaction(async (tx) => {
    const artwork = await lockOwn(tx, member, id);
    if (artwork.soldAt && edit.isForSale) throw new AppError('artwork_sold');
    const now = ctx.clock.now();
    const isReserved = (await listPurchaseStates(tx, id)).some(
      ({ status, reservedUntil }) =>
        status === 'processing' || (status === 'pending' && reservedUntil !== null && reservedUntil > now),
    );
    if (isReserved) throw new AppError('artwork_reserved');
    await updateArtwork(tx, id, {
      title: edit.title,
      description: edit.description || null,
      altText: edit.altText || null,
      medium: edit.medium || null,
      category: edit.category,
      making: storedMaking(edit.category, edit.making ?? artwork.making),
      tags: edit.tags,
      isNftAvailable: edit.isNftAvailable,
      ...saleOf(artwork, edit),
      ...sizeOf(edit),
    });
    await ctx.events.emit(tx, 'artwork.changed', { artworkId: id, artistId: member.id });
    return toCard((await findCard(tx, member, id))!);
  });
}

/**
 * Removes the work with its likes, comments and views; a job removes its image. A work that was ever paid for
 * stays, because receipts name it, and so does one with a reservation still open at the provider. Throws
 * `artwork_not_found`, `not_allowed`, `artwork_sold`, `artwork_reserved`.
 */
export async function removeArtwork(ctx: Context, member: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const artwork = await lockOwn(tx, member, id);
    const states = (await listPurchaseStates(tx, id)).map(({ status }) => status);
    if (states.some((status) => status === 'pending' || status === 'processing')) {
      throw new AppError('artwork_reserved');
    }
    if (artwork.soldAt || states.some((status) => status !== 'canceled' && status !== 'failed')) {
      throw new AppError('artwork_sold');
    }
    await ctx.events.emit(tx, 'artwork.deleting', { artworkId: id });
    await deleteArtwork(tx, artwork);
    await detachUpload(tx, artwork.imageUrl);
    await ctx.events.emit(tx, 'artwork.removed', { artworkId: id, artistId: member.id });
  });
}
