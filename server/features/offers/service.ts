/** Making offers and answering them. The work is locked before the offer, and the offer before purchases. */
import type * as z from 'zod/mini';
import { RESERVED } from '#shared/artworks/contract.ts';
import type { DeliveryPromise, KeptPromise } from '#shared/delivery/zones.ts';
import { AppError } from '#shared/http/errors.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { NewOffer, Offer, OfferForm } from '#shared/offers/contract.ts';
import { MAX_OFFERS_A_DAY, MAX_OFFERS_PER_WORK } from '#shared/offers/limits.ts';
import { isAnyLeft, isInRange, priceRange } from '#shared/offers/rules.ts';
import { type OfferMove, type OfferState, nextOfferState } from '#shared/offers/states.ts';
import type { OfferRow } from '#shared/offers/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import {
  findHold,
  lockForAgreement,
  lockViewableArtwork,
  requireArtistHere,
  requireArtwork,
} from '#server/features/artworks/public.ts';
import { promiseOf } from '#server/features/delivery/public.ts';
import { cancelPurchase, reserveForOffer } from '#server/features/orders/public.ts';
import { withProvider } from '#server/features/payments/public.ts';
import { gallerySettings } from '#server/features/settings/public.ts';
import { sideOf } from './policy.ts';
import {
  countMadeSince,
  findLiveOffer,
  findOffer,
  insertOffer,
  insertRound,
  listMadeSince,
  listOffersOf,
  lockOffer,
  lockOffersOf,
  readOffer,
  readRounds,
  updateOffer,
} from './queries.ts';
import { emitOfferChanged } from './emit-offer-changed.ts';
import { DAY_MS, checkoutEnds, lowOfferDeclines, roundEnds, windowEnd, windowStart } from './times.ts';
import { toOffer } from './views.ts';

type Form = z.output<typeof OfferForm>;
type Work = Awaited<ReturnType<typeof lockViewableArtwork>>;

/** How many old reservations are canceled before the member is asked to wait. */
const MAX_ATTEMPTS = 4;

async function show(ctx: Context, member: Member, id: string): Promise<Offer> {
  const row = await findOffer(ctx.db, id, windowStart(ctx.clock.now()));
  return toOffer(member, row, await gallerySettings(ctx));
}

export async function listOffers(ctx: Context, member: Member): Promise<Offer[]> {
  const rows = await listOffersOf(ctx.db, member, windowStart(ctx.clock.now()));
  const rates = await gallerySettings(ctx);
  return rows.map((row) => toOffer(member, row, rates));
}

export async function readOfferOf(ctx: Context, member: Member, artworkId: string) {
  await requireArtwork(ctx.db, member, artworkId);
  const window = windowStart(ctx.clock.now());
  const row = await findLiveOffer(ctx.db, artworkId, member.id, window);
  const made = await listMadeSince(ctx.db, artworkId, member.id, window);
  const offersLeft = Math.max(0, MAX_OFFERS_PER_WORK - made.length);
  return {
    offer: row && toOffer(member, row, await gallerySettings(ctx)),
    offersLeft,
    nextAt: offersLeft > 0 ? null : windowEnd(made[0]!),
  };
}

/** Throws if the member cannot offer for the work. */
function requireOpen(member: Member, work: Work): void {
  if (work.userId === member.id) throw new AppError('own_artwork');
  if (work.soldAt) throw new AppError('artwork_sold');
  if (!work.isForSale || work.isHidden || work.isArtistHidden) throw new AppError('not_for_sale');
  if (!work.isOpenToOffers) throw new AppError('not_open_to_offers');
}

async function requireLeft(tx: Queryable, member: Member, workId: string, now: Date): Promise<void> {
  if (await findLiveOffer(tx, workId, member.id, now)) throw new AppError('offer_open');
  const made = await listMadeSince(tx, workId, member.id, windowStart(now));
  if (made.length >= MAX_OFFERS_PER_WORK) {
    throw new AppError('offers_used_up', { until: windowEnd(made[0]!) });
  }
  const today = await countMadeSince(tx, member.id, new Date(now.getTime() - DAY_MS));
  if (today >= MAX_OFFERS_A_DAY) throw new AppError('offers_today');
}

/** @param noneLeft what is said if no amount is in the range */
function requirePrice(cents: number, range: ReturnType<typeof priceRange>, noneLeft: string): void {
  if (isInRange(cents, range)) return;
  throw new AppError('offer_out_of_range', {
    detail: isAnyLeft(range)
      ? `Enter an amount from $${fromCents(range.least)} to $${fromCents(range.most)}.`
      : noneLeft,
  });
}
const NO_OFFER = 'No lower offer is possible for this work.';
const NO_COUNTER = 'There’s no price left to counter with.';

const centsOf = ({ price, deliveryCost, isPhysical }: Work, promise: KeptPromise | null) => ({
  listCents: price === null ? null : toCents(price),
  deliveryCents: toCents((isPhysical && promise?.price) || deliveryCost),
});
const isTooLow = ({ leastOffer }: { leastOffer: string | null }, cents: number): boolean =>
  leastOffer !== null && cents < toCents(leastOffer);

/**
 * Below the artist's lowest price it is declined after a while, and the artist never sees it: nothing of the answer
 * says so. That is decided now, whatever the lowest price becomes.
 */
export async function makeOffer(
  ctx: Context,
  member: Member,
  artworkId: string,
  { amount: typed, words, country }: z.output<typeof NewOffer>,
): Promise<Offer> {
  const cents = toCents(typed);
  const id = await ctx.db.transaction(async (tx) => {
    if (!ctx.payments) throw new AppError('feature_off');
    const now = ctx.clock.now();
    await lockOffersOf(tx, member.id);
    const work = await lockForAgreement(tx, member, artworkId, now);
    requireOpen(member, work);
    requireArtistHere(work, now);
    const until = await findHold(tx, work.id, member.id, now);
    if (until) throw new AppError('artwork_on_hold', { until });
    const promised = await promiseOf(tx, work, country);
    const range = priceRange(null, { ...centsOf(work, promised), offeredCents: 0, counterCents: 0 });
    requirePrice(cents, range, NO_OFFER);
    await requireLeft(tx, member, work.id, now);
    const offer = await insertOffer(tx, {
      artworkId: work.id,
      title: work.title,
      buyerId: member.id,
      sellerId: work.userId,
      state: 'offered',
      amount: fromCents(cents),
      country: promised?.country ?? country ?? null,
      delivery: promised ? termsOf(promised) : work.isPhysical ? { price: work.deliveryCost } : null,
      deadline: roundEnds(now),
      declinesAt: isTooLow(work, cents) ? lowOfferDeclines(now) : null,
      createdAt: now,
    });
    const round = { offerId: offer.id, authorId: member.id, amount: offer.amount };
    await insertRound(tx, { ...round, words: words || null, createdAt: now });
    await emitOfferChanged(ctx, tx, offer, 'received', member.id);
    return offer.id;
  });
  return show(ctx, member, id);
}

const termsOf = ({ zone, price, daysFrom, daysTo }: DeliveryPromise): DeliveryPromise => ({
  zone,
  price,
  daysFrom,
  daysTo,
});

interface Locked {
  offer: OfferRow;
  work: Work;
  side: 'buyer' | 'seller';
}

/** Throws `offer_not_found` unless the member is a party. */
async function requireParty(db: Queryable, member: Member, id: string): Promise<OfferRow> {
  const offer = await readOffer(db, id);
  if (!offer || !sideOf(member, offer)) throw new AppError('offer_not_found');
  return offer;
}

/** Throws `offer_not_found`; `offer_changed` if its work is gone or hidden from the member. */
async function lockParty(tx: Queryable, member: Member, id: string): Promise<Locked> {
  const { artworkId } = await requireParty(tx, member, id);
  const work = artworkId && (await lockViewableArtwork(tx, member, artworkId).catch(() => null));
  const offer = await lockOffer(tx, id);
  if (!offer || !work) throw new AppError('offer_changed');
  return { offer, work, side: sideOf(member, offer)! };
}

/** Throws `offer_changed` if the party may not do that now. */
function requireStep(
  { offer, side }: Pick<Locked, 'offer' | 'side'>,
  move: OfferMove,
  now: Date,
): OfferState {
  const to = nextOfferState(offer.state, move, side);
  // The job has not come to it yet.
  if (!to || offer.deadline <= now) throw new AppError('offer_changed');
  return to;
}

/** Throws `offer_not_found`, `offer_changed`. */
async function close(ctx: Context, member: Member, id: string, move: 'decline' | 'withdraw'): Promise<Offer> {
  await ctx.db.transaction(async (tx) => {
    await requireParty(tx, member, id);
    const now = ctx.clock.now();
    const offer = (await lockOffer(tx, id))!;
    const state = requireStep({ offer, side: sideOf(member, offer)! }, move, now);
    await updateOffer(tx, id, { state, closedAt: now });
    await emitOfferChanged(ctx, tx, offer, move === 'decline' ? 'declined' : 'withdrawn', member.id);
  });
  return show(ctx, member, id);
}
export const declineOffer = (ctx: Context, member: Member, id: string) => close(ctx, member, id, 'decline');
export const withdrawOffer = (ctx: Context, member: Member, id: string) => close(ctx, member, id, 'withdraw');

/** Each side may counter once. */
export async function counterOffer(
  ctx: Context,
  member: Member,
  id: string,
  { amount: typed, words }: Form,
): Promise<Offer> {
  const cents = toCents(typed);
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const { offer, work, side } = await lockParty(tx, member, id);
    const state = requireStep({ offer, side }, 'counter', now);
    const rounds = await readRounds(tx, id);
    requirePrice(
      cents,
      priceRange(offer.state, {
        ...centsOf(work, offer.delivery),
        offeredCents: toCents(rounds[0]!.amount),
        counterCents: toCents(offer.amount),
      }),
      NO_COUNTER,
    );
    const amount = fromCents(cents);
    await insertRound(tx, { offerId: id, authorId: member.id, amount, words: words || null, createdAt: now });
    await updateOffer(tx, id, { state, amount, deadline: roundEnds(now) });
    await emitOfferChanged(ctx, tx, offer, state === 'countered' ? 'countered' : 'last_offered', member.id);
  });
  return show(ctx, member, id);
}

/** @returns a reservation that must be canceled at the provider first; else null */
const accept = (ctx: Context, member: Member, id: string, seen: string): Promise<string | null> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const { offer, work, side } = await lockParty(tx, member, id);
    const state = requireStep({ offer, side }, 'accept', now);
    if (toCents(seen) !== toCents(offer.amount)) throw new AppError('offer_changed');
    const deadline = checkoutEnds(now);
    const price = toCents(offer.amount);
    const { buyerId, country, delivery } = offer;
    const isByBuyer = side === 'buyer';
    const terms = { offerId: id, buyerId, isByBuyer, price, country, delivery, until: deadline };
    const old = await reserveForOffer(ctx, tx, work, terms);
    if (old !== null) return old;
    await updateOffer(tx, id, { state, deadline });
    await emitOfferChanged(ctx, tx, offer, 'accepted', member.id);
    return null;
  });

/** Reserves the work for the buyer. */
export async function acceptOffer(
  ctx: Context,
  member: Member,
  id: string,
  { amount }: { amount: string },
): Promise<Offer> {
  await requireParty(ctx.db, member, id);
  await withProvider(ctx, async (payments) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const old = await accept(ctx, member, id, amount);
      if (old === null) return;
      await cancelPurchase(ctx, payments, old);
    }
    throw new AppError('artwork_reserved', { detail: RESERVED });
  });
  return show(ctx, member, id);
}
