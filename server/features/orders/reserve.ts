/** Reserve -> commit -> intent -> attach. Each step is idempotent; none calls the provider inside a transaction. */
import type { Member } from '#server/http/route.ts';
import { AppError } from '#shared/http/errors.ts';
import { commissionRateFor, rateToBps, splitPrice } from '#shared/kernel/commission.ts';
import { MIN_PRICE_CENTS, RESERVATION_MINUTES } from '#shared/kernel/limits.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { isPayable } from '#shared/kernel/payable.ts';
import { isPaid } from '#shared/orders/states.ts';
import type { ArtworkRow } from '#shared/artworks/tables.ts';
import type { DeliveryPromise } from '#shared/delivery/zones.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import {
  findHold,
  lockForAgreement,
  nextNumberFor,
  requireArtistHere,
} from '#server/features/artworks/public.ts';
import { promiseOf } from '#server/features/delivery/public.ts';
import { insertCharge } from '#server/features/payments/public.ts';
import { readSettings } from '#server/features/settings/public.ts';
import {
  type Reserved,
  insertPurchase,
  lockAcceptedReservation,
  lockLivePurchase,
  updatePurchase,
} from './queries.ts';
import { requireCountry } from './requirements.ts';

export interface CheckoutRequest {
  artworkId: string;
  /** The price the buyer saw. */
  expectedAmount?: string | undefined;
  expectedDeliveryCost?: string | undefined;
  /** The rate the buyer agreed to. */
  expectedRate?: string | undefined;
  /** Where it goes. */
  country?: string | undefined;
}
/** `isBlocked`: an old reservation must first be canceled at the provider. */
export type Reservation = { isBlocked: false; purchase: Reserved } | { isBlocked: true; purchaseId: string };

/** The destination, and the delivery promised to it. */
type Destination = Pick<PurchaseRow, 'country' | 'deliveryZone' | 'deliveryDaysFrom' | 'deliveryDaysTo'>;

/** @param promise of the work's delivery profile, if it has one */
export const destinationOf = (
  promise: Partial<DeliveryPromise> | null,
  country: string | null | undefined,
): Destination => ({
  country: country ?? null,
  deliveryZone: promise?.zone ?? null,
  deliveryDaysFrom: promise?.daysFrom ?? null,
  deliveryDaysTo: promise?.daysTo ?? null,
});

/** In cents. */
interface Terms {
  price: number;
  delivery: number;
  destination: Destination;
  isPhysical: boolean;
  /** The rate that the buyer saw: of their own reservation, or today's. */
  rateBps: number | undefined;
}

const differs = (seen: string | undefined, cents: number): boolean =>
  seen !== undefined && toCents(seen) !== cents;

/** Throws if the work cannot be bought, or not on the terms the buyer saw. */
async function validateOffer(
  tx: Queryable,
  buyer: Member,
  artwork: ArtworkRow & { isArtistHidden: boolean },
  request: CheckoutRequest,
): Promise<Terms> {
  if (artwork.userId === buyer.id) throw new AppError('own_artwork');
  if (artwork.soldAt) throw new AppError('artwork_sold');
  if (!artwork.isForSale || artwork.isHidden || artwork.isArtistHidden) throw new AppError('not_for_sale');
  if (artwork.price === null) throw new AppError('price_on_request');
  const promise = await promiseOf(tx, artwork, request.country);
  const price = toCents(artwork.price);
  const delivery = toCents(promise?.price ?? artwork.deliveryCost);
  if (price < MIN_PRICE_CENTS) {
    throw new AppError('price_too_low');
  }
  if (!isPayable(price, delivery)) throw new AppError('price_too_high');
  if (differs(request.expectedAmount, price) || differs(request.expectedDeliveryCost, delivery)) {
    throw new AppError('price_changed');
  }
  const rateBps = request.expectedRate === undefined ? undefined : rateToBps(request.expectedRate);
  const destination = destinationOf(promise, promise?.country ?? request.country);
  return { price, delivery, destination, isPhysical: artwork.isPhysical, rateBps };
}

const isSeenRate = ({ rateBps }: Terms, rate: string): boolean =>
  rateBps === undefined || rateBps === rateToBps(rate);

const isOnTerms = (purchase: PurchaseRow, terms: Terms): boolean =>
  toCents(purchase.amount) === terms.price &&
  toCents(purchase.deliveryCost) === terms.delivery &&
  purchase.isPhysicalItem === terms.isPhysical &&
  isSeenRate(terms, purchase.commissionRate);

/** Starts now, because the buyer has just agreed. */
const reservedFrom = (now: Date) => ({
  reservedUntil: new Date(now.getTime() + RESERVATION_MINUTES * 60_000),
  commissionAgreedAt: now,
});

/** What changes when the buyer names the country: an address in another country has to be given again. */
function movedTo(live: PurchaseRow, destination: Destination) {
  if (destination.country === null) return {};
  const isElsewhere = live.shippingAddress && live.shippingAddress.country !== destination.country;
  return { ...destination, ...(isElsewhere ? { shippingAddress: null } : {}) };
}

/** Another live purchase exists: the buyer's own is extended; an expired or outdated one must be canceled first. */
async function resolveExistingPurchase(
  tx: Queryable,
  buyer: Member,
  live: PurchaseRow,
  terms: Terms,
  now: Date,
): Promise<Reservation> {
  const isMine = live.buyerId === buyer.id;
  if (isPaid(live.status)) throw new AppError('artwork_sold');
  if (live.status === 'processing') {
    const detail = 'Your payment for this artwork is being processed.';
    throw new AppError('artwork_reserved', isMine ? { detail } : {});
  }
  const isWithdrawn = live.reservedUntil === null;
  if (isMine && !isWithdrawn && isOnTerms(live, terms)) {
    const reserved = { ...reservedFrom(now), ...movedTo(live, terms.destination) };
    return { isBlocked: false, purchase: { ...(await updatePurchase(tx, live.id, reserved)), ...reserved } };
  }
  const { reservedUntil: until } = live;
  if (!isMine && until && until > now) {
    throw new AppError(live.offerId ? 'artwork_on_hold' : 'artwork_reserved', { until });
  }
  if (!isWithdrawn) await updatePurchase(tx, live.id, { reservedUntil: null });
  return { isBlocked: true, purchaseId: live.id };
}

interface NewReservation {
  buyerId: string;
  work: { id: string; userId: string; isPhysical: boolean };
  /** In cents. */
  price: number;
  delivery: number;
  destination: Destination;
  commissionRate: string;
  /** Of an edition. */
  editionNumber: number | null;
  offerId?: string;
  reservedUntil: Date;
  commissionAgreedAt: Date | null;
  now: Date;
}

/** The purchase with its one charge. The work must be locked. */
export async function insertReservation(
  tx: Queryable,
  { buyerId, work, price, delivery, destination, commissionRate, now, ...rest }: NewReservation,
): Promise<PurchaseRow> {
  const share = splitPrice(price, commissionRate);
  const purchase = await insertPurchase(tx, {
    ...rest,
    ...destination,
    buyerId,
    sellerId: work.userId,
    artworkId: work.id,
    amount: fromCents(price),
    deliveryCost: fromCents(delivery),
    isPhysicalItem: work.isPhysical,
    artistAmount: fromCents(share.payeeCents),
    commissionAmount: fromCents(share.commissionCents),
    commissionRate,
  });
  await insertCharge(tx, {
    id: purchase.id,
    ownerKind: 'purchase',
    ownerId: purchase.id,
    kind: 'full',
    payeeId: work.userId,
    amountCents: price + delivery,
    payeeCents: share.payeeCents + delivery,
    commissionCents: share.commissionCents,
    createdAt: now,
  });
  return purchase;
}

/**
 * An accepted offer is checked out at its own terms, and until its deadline. Throws `price_changed`, and
 * `not_delivered_there` for a country other than the one promised.
 */
async function takeAcceptedOffer(
  tx: Queryable,
  accepted: Reserved,
  { expectedAmount, expectedDeliveryCost, expectedRate, country }: CheckoutRequest,
  now: Date,
): Promise<Reserved> {
  const { id, amount, deliveryCost, commissionRate, reservedUntil } = accepted;
  if (
    differs(expectedAmount, toCents(amount)) ||
    differs(expectedDeliveryCost, toCents(deliveryCost)) ||
    (expectedRate !== undefined && rateToBps(expectedRate) !== rateToBps(commissionRate))
  ) {
    throw new AppError('price_changed');
  }
  if (country) requireCountry(accepted, country);
  const moved = accepted.deliveryZone ? {} : movedTo(accepted, destinationOf(null, country));
  return { ...(await updatePurchase(tx, id, { commissionAgreedAt: now, ...moved })), reservedUntil };
}

/**
 * Reserves the work, or the lowest free number of an edition, for the buyer for a while, at today's price, delivery cost
 * and rate.
 * Throws `artwork_not_found`, `own_artwork`, `artwork_sold`, `not_for_sale`, `price_on_request`, `price_too_low`, `price_too_high`,
 * `not_delivered_there`, `price_changed`, `artist_away`, `artwork_reserved`, `artwork_on_hold`.
 */
export function reserve(ctx: Context, buyer: Member, request: CheckoutRequest): Promise<Reservation> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const artwork = await lockForAgreement(tx, buyer, request.artworkId, now);
    const accepted = await lockAcceptedReservation(tx, artwork.id, buyer.id, now);
    if (accepted) return { isBlocked: false, purchase: await takeAcceptedOffer(tx, accepted, request, now) };
    const terms = await validateOffer(tx, buyer, artwork, request);
    requireArtistHere(artwork, now);
    const isEdition = artwork.editionSize !== null;
    const editionNumber = isEdition ? await nextNumberFor(tx, artwork.id, buyer.id, now) : null;
    if (isEdition && editionNumber === null) {
      const until = await findHold(tx, artwork.id, buyer.id, now);
      throw until ? new AppError('artwork_on_hold', { until }) : new AppError('artwork_reserved');
    }
    const live = await lockLivePurchase(tx, artwork.id, editionNumber);
    const seller = { isSubscriber: artwork.isArtistSubscriber };
    const commissionRate = commissionRateFor(seller, await readSettings(ctx, tx));
    const isAgreed = isSeenRate(terms, commissionRate);
    if (live && (isAgreed || isOnTerms(live, terms))) {
      return resolveExistingPurchase(tx, buyer, live, terms, now);
    }
    if (!isAgreed) throw new AppError('price_changed');
    const reserved = reservedFrom(now);
    const { price, delivery, destination } = terms;
    const purchase = await insertReservation(tx, {
      ...reserved,
      buyerId: buyer.id,
      work: artwork,
      editionNumber,
      price,
      delivery,
      destination,
      commissionRate,
      now,
    });
    return { isBlocked: false, purchase: { ...purchase, ...reserved } };
  });
}
