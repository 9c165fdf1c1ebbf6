/** Side effects of each status change. The work and the purchase must be locked. */
import { payoutDueAt } from '#shared/orders/times.ts';
import { type PurchaseStatus, isPaid } from '#shared/orders/states.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import { markSold, markUnsold } from '#server/features/artworks/public.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';
import { acceptLiveRefund, cancelPayout, insertPayout, updatePurchase } from './queries.ts';
import { emitOrderChanged } from './emit-order-changed.ts';
import { hasNewFailure, stepsFor } from './settle-rules.ts';

/** The work is sold, and its artist gets a payout. */
async function pay(ctx: Context, tx: Queryable, row: PurchaseRow, state: PaymentIntentState): Promise<void> {
  const now = ctx.clock.now();
  const paid = await updatePurchase(tx, row.id, {
    status: 'paid',
    paidAt: now,
    stripeChargeId: state.chargeId,
    failureMessage: null,
    reservedUntil: null,
  });
  await markSold(tx, row.artworkId, now);
  await insertPayout(tx, paid, payoutDueAt(paid));
  await ctx.events.emit(tx, 'artwork.sold', {
    artworkId: row.artworkId,
    artistId: row.sellerId,
    buyerId: row.buyerId,
    purchaseId: row.id,
  });
}

/** The artist has the work back, the payout is canceled and an open refund request is answered. */
async function markRefunded(ctx: Context, tx: Queryable, row: PurchaseRow): Promise<void> {
  const now = ctx.clock.now();
  await updatePurchase(tx, row.id, { status: 'refunded', refundedAt: now });
  await cancelPayout(tx, row.id);
  await markUnsold(tx, row.artworkId);
  await ctx.events.emit(tx, 'artwork.changed', { artworkId: row.artworkId, artistId: row.sellerId });
  const decidedBy = await acceptLiveRefund(tx, row.id, now);
  await emitOrderChanged(ctx, tx, row, 'refunded', decidedBy);
}

async function applyStep(
  ctx: Context,
  tx: Queryable,
  row: PurchaseRow,
  state: PaymentIntentState,
  to: PurchaseStatus,
): Promise<void> {
  if (to === 'paid' && !isPaid(row.status)) return pay(ctx, tx, row, state);
  if (to === 'refunded') return markRefunded(ctx, tx, row);
  await updatePurchase(tx, row.id, { status: to });
  if (to === 'disputed') await emitOrderChanged(ctx, tx, row, 'disputed', null);
  if (row.status === 'disputed') await emitOrderChanged(ctx, tx, row, 'dispute_won', null);
}

/** Moves the purchase to the provider's state. */
export async function writeMoves(
  ctx: Context,
  tx: Queryable,
  row: PurchaseRow,
  state: PaymentIntentState,
): Promise<void> {
  let at = row;
  for (const to of stepsFor(row, state)) {
    await applyStep(ctx, tx, at, state, to);
    ctx.log.info({ purchaseId: row.id, from: at.status, to }, 'purchase moved');
    at = { ...at, status: to };
  }
  if (hasNewFailure(row, state)) {
    await updatePurchase(tx, row.id, { failureMessage: state.failureMessage });
  }
}
