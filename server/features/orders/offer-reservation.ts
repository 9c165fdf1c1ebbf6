/** An accepted offer is a reservation like any other, at its own price and for longer. */
import type { ArtworkRow } from '#shared/artworks/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import { commissionRateFor, rateToBps } from '#shared/kernel/commission.ts';
import { toCents } from '#shared/kernel/money.ts';
import { isPayable } from '#shared/kernel/payable.ts';
import { isPaid } from '#shared/orders/states.ts';
import { purchases, type PurchaseRow } from '#shared/orders/tables.ts';
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Context, Queryable } from '#server/context.ts';
import { nextNumberFor } from '#server/features/artworks/public.ts';
import { readSettings } from '#server/features/settings/public.ts';
import { insertReservation } from './insert-reservation.ts';
import { lockLivePurchase, updatePurchase } from './queries.ts';
import type { CheckoutRequest } from './reserve.ts';

interface Accepted {
  offerId: string;
  buyerId: string;
  /** The buyer accepts: their own checkout at the list price gives way. */
  isByBuyer: boolean;
  /** In cents. */
  price: number;
  until: Date;
}

/**
 * Reserves the work, or the lowest free number of an edition; the work must be locked. Throws `price_too_high`, `artwork_sold`; `artwork_reserved` while someone's checkout is live.
 * @returns an old reservation that must first be canceled at the provider; else null
 */
export async function reserveForOffer(
  ctx: Context,
  tx: Queryable,
  work: ArtworkRow & { isArtistSubscriber: boolean },
  { offerId, buyerId, isByBuyer, price, until }: Accepted,
): Promise<string | null> {
  const now = ctx.clock.now();
  const delivery = toCents(work.deliveryCost);
  // The seller may have raised it since the price was named.
  if (!isPayable(price, delivery)) throw new AppError('price_too_high');
  const isEdition = work.editionSize !== null;
  const editionNumber = isEdition ? await nextNumberFor(tx, work.id, buyerId, now) : null;
  if (isEdition && editionNumber === null) throw new AppError('artwork_reserved');
  const live = await lockLivePurchase(tx, work.id, editionNumber);
  if (live) {
    if (isPaid(live.status)) throw new AppError('artwork_sold');
    const givesWay = isByBuyer && live.buyerId === buyerId;
    const isTaken = !givesWay && live.reservedUntil !== null && live.reservedUntil > now;
    if (isTaken || live.status === 'processing') {
      throw new AppError('artwork_reserved', live.reservedUntil ? { until: live.reservedUntil } : {});
    }
    await updatePurchase(tx, live.id, { reservedUntil: null });
    return live.id;
  }
  const seller = { isSubscriber: work.isArtistSubscriber };
  await insertReservation(tx, {
    buyerId,
    work,
    editionNumber,
    price,
    delivery,
    commissionRate: commissionRateFor(seller, await readSettings(ctx, tx)),
    offerId,
    reservedUntil: until,
    commissionAgreedAt: null,
    now,
  });
  return null;
}

/** The reservations of these offers end now; the job cancels them at the provider. A payment on its way stays. */
export const releaseOffers = (tx: Queryable, offerIds: string[], now: Date) =>
  tx
    .update(purchases)
    .set({ reservedUntil: now })
    .where(
      and(
        inArray(purchases.offerId, offerIds),
        eq(purchases.status, 'pending'),
        gt(purchases.reservedUntil, now),
      ),
    );

type Reserved = PurchaseRow & { reservedUntil: Date };

/** Locks the buyer's reservation by an accepted offer for the work, which must be locked; null if there is none. */
export async function lockAcceptedReservation(
  tx: Queryable,
  artworkId: string,
  buyerId: string,
  now: Date,
): Promise<Reserved | null> {
  const [row] = await tx
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.artworkId, artworkId),
        eq(purchases.buyerId, buyerId),
        eq(purchases.status, 'pending'),
        isNotNull(purchases.offerId),
        gt(purchases.reservedUntil, now),
      ),
    )
    .for('update');
  return row ? { ...row, reservedUntil: row.reservedUntil! } : null;
}

/** The buyer checks it out: at its terms, and until its deadline. Throws `price_changed`. */
export async function takeAcceptedOffer(
  tx: Queryable,
  { id, amount, deliveryCost, commissionRate, reservedUntil }: Reserved,
  { expectedAmount, expectedDeliveryCost, expectedRate }: CheckoutRequest,
  now: Date,
): Promise<Reserved> {
  const isSeen =
    (expectedAmount === undefined || toCents(expectedAmount) === toCents(amount)) &&
    (expectedDeliveryCost === undefined || toCents(expectedDeliveryCost) === toCents(deliveryCost)) &&
    (expectedRate === undefined || rateToBps(expectedRate) === rateToBps(commissionRate));
  if (!isSeen) throw new AppError('price_changed');
  return { ...(await updatePurchase(tx, id, { commissionAgreedAt: now })), reservedUntil };
}
