/** Reserve -> commit -> intent -> attach. Each step can be repeated; none asks the provider inside a transaction. */
import type { Member } from '../../http/route.ts';
import { AppError } from '#shared/http/errors.ts';
import { commissionRateFor, splitPrice } from '#shared/rules/commission.ts';
import { RESERVATION_MINUTES } from '#shared/rules/limits.ts';
import { fromCents, toCents } from '#shared/rules/money.ts';
import { isPaid } from '#shared/rules/purchase-states.ts';
import type { ArtworkRow } from '#shared/schema/artworks.ts';
import type { PurchaseRow } from '#shared/schema/purchases.ts';
import type { Context, Queryable } from '../../context.ts';
import { holdArtwork } from '../artworks/service.ts';
import { insertPurchase, lockLivePurchase, lockWork, updatePurchase } from './queries.ts';

/** The provider charges no less, in cents. */
const LEAST_CENTS = 50;

export interface Wish {
  artworkId: string;
  /** What the buyer saw. */
  expectedAmount?: string | undefined;
}
/** `blocked`: an old reservation must first be canceled at the provider. */
export type Reservation =
  | { isBlocked: false; purchase: PurchaseRow & { reservedUntil: Date } }
  | { isBlocked: true; purchaseId: string };

/** The price in cents. Throws when the work cannot be bought, or not at what the buyer saw. */
function priceFor(buyer: Member, artwork: ArtworkRow, wish: Wish): number {
  if (artwork.userId === buyer.id) throw new AppError('own_artwork');
  if (artwork.soldAt) throw new AppError('artwork_sold');
  if (!artwork.isForSale || artwork.isHidden) throw new AppError('not_for_sale');
  if (artwork.price === null) throw new AppError('price_on_request');
  const cents = toCents(artwork.price);
  if (cents < LEAST_CENTS) {
    throw new AppError('not_for_sale', { detail: 'Cards cannot be charged less than $0.50.' });
  }
  if (wish.expectedAmount !== undefined && toCents(wish.expectedAmount) !== cents) {
    throw new AppError('price_changed');
  }
  return cents;
}

const hold = async (tx: Queryable, id: string, now: Date) => {
  const reservedUntil = new Date(now.getTime() + RESERVATION_MINUTES * 60_000);
  const purchase = await updatePurchase(tx, id, { reservedUntil, commissionAgreedAt: now });
  return { isBlocked: false as const, purchase: { ...purchase, reservedUntil } };
};

/** Somebody's purchase stands in the way: the buyer's own is extended, a lapsed or outdated one must go. */
async function meetLive(
  tx: Queryable,
  buyer: Member,
  live: PurchaseRow,
  cents: number,
  now: Date,
): Promise<Reservation> {
  const isMine = live.buyerId === buyer.id;
  if (isPaid(live.status)) throw new AppError('artwork_sold');
  if (live.status === 'processing') {
    const detail = 'Your payment for this artwork is being processed.';
    throw new AppError('artwork_reserved', isMine ? { detail } : {});
  }
  const isWithdrawn = live.reservedUntil === null;
  if (isMine && !isWithdrawn && toCents(live.amount) === cents) return hold(tx, live.id, now);
  if (!isMine && live.reservedUntil && live.reservedUntil > now) throw new AppError('artwork_reserved');
  if (!isWithdrawn) await updatePurchase(tx, live.id, { reservedUntil: null });
  return { isBlocked: true, purchaseId: live.id };
}

/**
 * Holds the work for the buyer for 15 minutes, at today's price and rate.
 * Throws `artwork_not_found`, `own_artwork`, `artwork_sold`, `not_for_sale`, `price_on_request`, `price_changed`,
 * `artwork_reserved`.
 */
export function reserve(ctx: Context, buyer: Member, wish: Wish): Promise<Reservation> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    await holdArtwork(tx, buyer, wish.artworkId);
    const work = await lockWork(tx, wish.artworkId);
    if (!work) throw new AppError('artwork_not_found');
    const { artwork } = work;
    const cents = priceFor(buyer, artwork, wish);
    const live = await lockLivePurchase(tx, artwork.id);
    if (live) return meetLive(tx, buyer, live, cents, now);

    const commissionRate = commissionRateFor(work);
    const share = splitPrice(cents, commissionRate);
    const purchase = await insertPurchase(tx, {
      buyerId: buyer.id,
      sellerId: artwork.userId,
      artworkId: artwork.id,
      amount: fromCents(cents),
      artistAmount: fromCents(share.artist),
      commissionAmount: fromCents(share.commission),
      commissionRate,
    });
    return hold(tx, purchase.id, now);
  });
}
