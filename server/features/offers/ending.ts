/** Ends offers without a click: by time, and by what happens to their work and their parties. */
import { type SQL, and, eq, or } from 'drizzle-orm';
import { toCents } from '#shared/kernel/money.ts';
import { type OfferReason, nextOfferState } from '#shared/offers/states.ts';
import { type OfferRow, offers } from '#shared/offers/tables.ts';
import { artworks, type ArtworkRow } from '#shared/artworks/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Events } from '#server/events/events.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { releaseOffers } from '#server/features/orders/public.ts';
import {
  findOfferOf,
  listDeclining,
  listSilent,
  listUnpaid,
  lockLiveOffers,
  lockOffer,
  updateOffer,
} from './queries.ts';
import { emitOfferChanged } from './emit-offer-changed.ts';

const BATCH = 500;
const MINUTE_MS = 60_000;
export const DECLINE_LOW = 'decline-low-offer';

/** Ends live offers; what is reserved for one is free again. */
async function endOffers(
  ctx: Context,
  tx: Queryable,
  rows: OfferRow[],
  reason: OfferReason,
  callId: string | null = null,
): Promise<void> {
  if (rows.length === 0) return;
  const now = ctx.clock.now();
  for (const row of rows) {
    const state = nextOfferState(row.state, 'end', 'gallery');
    if (!state) continue;
    await updateOffer(tx, row.id, { state, reason, closedAt: now, callId });
    // A notification about a work goes with it, and this one is to stay.
    const artworkId = reason === 'removed' ? null : row.artworkId;
    await emitOfferChanged(ctx, tx, { ...row, artworkId, callId }, 'ended', null);
  }
  await releaseOffers(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}

const ofMember = (id: string): SQL => or(eq(offers.buyerId, id), eq(offers.sellerId, id))!;

export const endOffersOf = async (ctx: Context, tx: Queryable, memberId: string, reason: OfferReason) =>
  endOffers(ctx, tx, await lockLiveOffers(tx, ofMember(memberId)), reason);

/**
 * The seller asks for the deletion of the account. Offers they see must have ended before, so those they do not see are
 * declined, as the seller would have done.
 */
export async function declineLowOffersOf(ctx: Context, tx: Queryable, sellerId: string): Promise<void> {
  const rows = await lockLiveOffers(tx, eq(offers.sellerId, sellerId));
  for (const row of rows) if (row.declinesAt) await declineLow(ctx, tx, row);
}

export async function endOffersBetween(
  ctx: Context,
  tx: Queryable,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  const between = and(ofMember(blockerId), ofMember(blockedId))!;
  await endOffers(ctx, tx, await lockLiveOffers(tx, between), 'blocked');
}

/** Why an offer for the work as it is now ends. */
function reasonToEnd(work: ArtworkRow, offer: OfferRow): OfferReason | null {
  if (work.isHidden) return 'hidden';
  if (work.soldAt) return 'sold';
  if (!work.isForSale) return 'not_for_sale';
  const isAffordable = work.price !== null && toCents(offer.amount) >= toCents(work.price);
  return isAffordable ? 'price' : null;
}

/** After a change of the work. */
export async function endUnfit(
  ctx: Context,
  tx: Queryable,
  { artworkId, callId }: Events['artwork.changed'],
): Promise<void> {
  const live = await lockLiveOffers(tx, eq(offers.artworkId, artworkId));
  if (live.length === 0) return;
  const [work] = await tx.select().from(artworks).where(eq(artworks.id, artworkId));
  for (const offer of live) {
    const reason = reasonToEnd(work!, offer);
    if (reason) await endOffers(ctx, tx, [offer], reason, callId);
  }
}

/** The work is about to be deleted. */
export const endOffersFor = async (
  ctx: Context,
  tx: Queryable,
  { artworkId, callId }: Events['artwork.deleting'],
) => endOffers(ctx, tx, await lockLiveOffers(tx, eq(offers.artworkId, artworkId)), 'removed', callId);

/** The offer that was paid is paid; the others for the work end, unless numbers of it are left. */
export async function endAtSale(
  ctx: Context,
  tx: Queryable,
  { artworkId, purchaseId }: { artworkId: string; purchaseId: string },
): Promise<void> {
  const paidId = await findOfferOf(tx, purchaseId);
  const live = await lockLiveOffers(tx, eq(offers.artworkId, artworkId));
  // Also one that ended while the payment was on its way.
  if (paidId) await updateOffer(tx, paidId, { state: 'paid', reason: null, closedAt: ctx.clock.now() });
  const [work] = await tx
    .select({ soldAt: artworks.soldAt })
    .from(artworks)
    .where(eq(artworks.id, artworkId));
  if (!work?.soldAt) return;
  const others = live.filter(({ id }) => id !== paidId);
  await endOffers(ctx, tx, others, 'sold');
}

/** In the name of the seller, who does not know of it. */
async function declineLow(ctx: Context, tx: Queryable, offer: OfferRow): Promise<void> {
  const state = nextOfferState(offer.state, 'decline', 'seller');
  if (!state) return;
  await updateOffer(tx, offer.id, { state, closedAt: ctx.clock.now() });
  await emitOfferChanged(ctx, tx, offer, 'declined', offer.sellerId);
}

/** Declines an offer below the lowest price, unless it was withdrawn or has ended. Runs again without effect. */
export const declineLowOffer = (ctx: Context, { offerId }: { offerId: string }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId);
    if (offer?.declinesAt && offer.declinesAt <= ctx.clock.now()) await declineLow(ctx, tx, offer);
  });

/**
 * Recurring jobs run at the full minute, which would show that no one decided: what is due before the next run gets a
 * job of its own, at its second.
 */
async function declineLowOffers(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  const rows = await listDeclining(ctx.db, new Date(now + MINUTE_MS), BATCH);
  const dueIn = new Map(rows.map(({ id, declinesAt }) => [id, declinesAt!.getTime() - now]));
  await eachRow(ctx, rows, 'an offer could not be declined; will retry', (offerId) => {
    const ms = dueIn.get(offerId)!;
    if (ms <= 0) return declineLowOffer(ctx, { offerId });
    const at = new Date(Date.now() + ms);
    return addJob(ctx.db, DECLINE_LOW, { offerId }, { key: `${DECLINE_LOW}:${offerId}`, at });
  });
}

/** An offer without a response in time counts as declined, and an accepted one that was not paid is over. */
export async function expireOffers(ctx: Context): Promise<void> {
  const rows = [...(await listSilent(ctx.db, ctx.clock.now(), BATCH)), ...(await listUnpaid(ctx.db, BATCH))];
  await eachRow(ctx, rows, 'an offer could not be ended; will retry', (id) =>
    ctx.db.transaction(async (tx) => {
      const offer = await lockOffer(tx, id);
      const now = ctx.clock.now();
      const state = offer && nextOfferState(offer.state, 'expire', 'clock');
      // Answered in the meantime.
      if (!state || (state === 'declined' && offer.deadline > now)) return;
      const reason = state === 'declined' ? 'silence' : null;
      await updateOffer(tx, id, { state, reason, closedAt: now });
      await emitOfferChanged(ctx, tx, offer, state === 'declined' ? 'declined' : 'unpaid', null);
    }),
  );
  await declineLowOffers(ctx);
}
