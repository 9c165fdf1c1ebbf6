/** An accepted offer is a reservation like any other, at its own price and for longer. */
import type { ArtworkRow } from '#shared/artworks/tables.ts';
import { RESERVED } from '#shared/artworks/contract.ts';
import type { KeptPromise } from '#shared/delivery/zones.ts';
import { AppError } from '#shared/http/errors.ts';
import { commissionRateFor } from '#shared/kernel/commission.ts';
import { toCents } from '#shared/kernel/money.ts';
import { isPayable } from '#shared/kernel/payable.ts';
import { isPaid } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Context, Queryable } from '#server/context.ts';
import { nextNumberFor } from '#server/features/artworks/public.ts';
import { promiseOf } from '#server/features/delivery/public.ts';
import { readSettings } from '#server/features/settings/public.ts';
import { lockLivePurchase, updatePurchase } from './queries.ts';
import { destinationOf, insertReservation } from './reserve.ts';

interface Accepted {
  offerId: string;
  buyerId: string;
  /** The buyer accepts: their own checkout at the list price gives way. */
  isByBuyer: boolean;
  /** In cents. */
  price: number;
  /** The destination, and the delivery that was promised when the offer was made. */
  country: string | null;
  delivery: KeptPromise | null;
  until: Date;
}

/**
 * Reserves the work, or the lowest free number of an edition; the work must be locked. Throws `not_delivered_there`, `price_too_high`, `artwork_sold`; `artwork_reserved` while someone's checkout is live.
 * @returns an old reservation that must first be canceled at the provider; else null
 */
export async function reserveForOffer(
  ctx: Context,
  tx: Queryable,
  work: ArtworkRow & { isArtistSubscriber: boolean },
  { offerId, buyerId, isByBuyer, price, country, delivery: promised, until }: Accepted,
): Promise<string | null> {
  const now = ctx.clock.now();
  // The work may be a file now, or no longer one.
  const kept = work.isPhysical ? promised : null;
  const found = kept ? { ...kept, country } : await promiseOf(tx, work, country ?? undefined);
  const delivery = toCents(found?.price ?? work.deliveryCost);
  if (!isPayable(price, delivery)) throw new AppError('price_too_high');
  const isEdition = work.editionSize !== null;
  const editionNumber = isEdition ? await nextNumberFor(tx, work.id, buyerId, now) : null;
  if (isEdition && editionNumber === null) throw new AppError('artwork_reserved', { detail: RESERVED });
  const live = await lockLivePurchase(tx, work.id, editionNumber);
  if (live) {
    if (isPaid(live.status)) throw new AppError('artwork_sold');
    const givesWay = isByBuyer && live.buyerId === buyerId;
    const until = live.reservedUntil !== null && live.reservedUntil > now ? live.reservedUntil : null;
    if ((until && !givesWay) || live.status === 'processing')
      throw new AppError('artwork_reserved', { detail: RESERVED, ...(until && { until }) });
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
    destination: destinationOf(found, found?.country ?? country),
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
