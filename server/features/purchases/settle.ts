/**
 * One projection of the provider's truth onto a purchase, used by the webhook, the jobs and the purchase page.
 * An event is a hint: what is written is what the provider says when it is asked.
 */
import * as z from 'zod/mini';
import { Id } from '#shared/contracts/fields.ts';
import { canMove, isPaid, type PurchaseStatus } from '#shared/rules/purchase-states.ts';
import { toCents } from '#shared/rules/money.ts';
import type { PurchaseRow } from '#shared/schema/purchases.ts';
import type { Context, Queryable } from '../../context.ts';
import { type PaymentIntentState, type Payments, PaymentsError } from '../../providers/payments/payments.ts';
import {
  cancelClaim,
  findIdByIntent,
  attachIntent,
  insertClaim,
  lockVersioned,
  lockWork,
  markSold,
  markUnsold,
  readVersioned,
  updatePurchase,
} from './queries.ts';

/** The row may be written by others while the provider is asked; then it is asked again. */
const ATTEMPTS = 8;
const LATE = 'Your payment came after the reservation had ended. It goes back to your card in full.';

const isOver = (status: string) => status === 'canceled' || status === 'failed';
const dueCents = (row: PurchaseRow) => toCents(row.amount) + toCents(row.deliveryCost);
const isExact = (row: PurchaseRow, state: PaymentIntentState) =>
  state.amountReceived === dueCents(row) && state.currency === 'usd' && state.metadata.purchaseId === row.id;

/** Where a paid purchase stands while nobody contests it. */
function undisputed(row: PurchaseRow): PurchaseStatus {
  if (row.deliveredAt) return 'delivered';
  return row.trackingNumber ? 'shipped' : 'paid';
}

function statusFor(row: PurchaseRow, state: PaymentIntentState): PurchaseStatus {
  if (state.status === 'canceled') return 'canceled';
  if (state.status === 'processing') return 'processing';
  if (state.status === 'open') return 'pending';
  if (state.refunded || state.dispute === 'lost') return 'refunded';
  return state.dispute === 'open' ? 'disputed' : undisputed(row);
}

/** The way there, one allowed step after the other; empty when there is none. */
function stepsTo(from: PurchaseStatus, to: PurchaseStatus): PurchaseStatus[] {
  if (from === to) return [];
  if (canMove(from, to)) return [to];
  return canMove(from, 'paid') && canMove('paid', to) ? ['paid', to] : [];
}

async function applyStep(
  ctx: Context,
  tx: Queryable,
  row: PurchaseRow,
  state: PaymentIntentState,
  to: PurchaseStatus,
): Promise<void> {
  const now = ctx.clock.now();
  if (to === 'paid' && !isPaid(row.status)) {
    await updatePurchase(tx, row.id, {
      status: to,
      paidAt: now,
      stripeChargeId: state.chargeId,
      failureMessage: null,
      reservedUntil: null,
    });
    await markSold(tx, row.artworkId, now);
    await insertClaim(tx, row);
    await ctx.events.emit(tx, 'artwork.sold', {
      artworkId: row.artworkId,
      artistId: row.sellerId,
      buyerId: row.buyerId,
      purchaseId: row.id,
    });
    return;
  }
  await updatePurchase(tx, row.id, { status: to });
  if (to === 'refunded') {
    await cancelClaim(tx, row.id);
    await markUnsold(tx, row.artworkId);
    await ctx.events.emit(tx, 'artwork.changed', { artworkId: row.artworkId, artistId: row.sellerId });
  }
}

async function write(
  ctx: Context,
  tx: Queryable,
  row: PurchaseRow,
  state: PaymentIntentState,
): Promise<void> {
  let at = row;
  for (const to of stepsTo(row.status as PurchaseStatus, statusFor(row, state))) {
    await applyStep(ctx, tx, at, state, to);
    ctx.log.info({ purchaseId: row.id, from: at.status, to }, 'purchase moved');
    at = { ...at, status: to };
  }
  const isOpen = state.status === 'open' || state.status === 'processing';
  if (isOpen && state.failureMessage !== row.failureMessage) {
    await updatePurchase(tx, row.id, { failureMessage: state.failureMessage });
  }
}

/** Whether there is anything to write or to pay back. */
function isSettled(row: PurchaseRow, state: PaymentIntentState): boolean {
  if (isOver(row.status)) return state.status !== 'succeeded' || state.refunded;
  const isSame = stepsTo(row.status as PurchaseStatus, statusFor(row, state)).length === 0;
  const isOpen = state.status === 'open' || state.status === 'processing';
  return isSame && !(isOpen && state.failureMessage !== row.failureMessage);
}

/** The work is no longer reserved for the payer, and may be somebody else's. */
async function payBack(
  ctx: Context,
  payments: Payments,
  row: PurchaseRow,
  state: PaymentIntentState,
): Promise<void> {
  if (state.dispute !== 'none') return;
  ctx.log.warn({ purchaseId: row.id }, 'payment came too late and is refunded');
  await payments.refundIntent(state.id, `refund:${row.id}:late`);
  await updatePurchase(ctx.db, row.id, { failureMessage: LATE });
}

function refuseAmount(ctx: Context, row: PurchaseRow, state: PaymentIntentState): void {
  ctx.log.error(
    { purchaseId: row.id, due: dueCents(row), received: state.amountReceived, currency: state.currency },
    'a payment does not match its purchase and was not accepted',
  );
}

/**
 * No transaction is open while the provider is asked: what it said is written only if the row has not changed since.
 * Throws `PaymentsError` when the provider does not answer.
 */
export async function syncPurchase(ctx: Context, id: string): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await readVersioned(ctx.db, id);
    if (!row?.stripePaymentIntentId) return;
    const state = await payments.readIntent(row.stripePaymentIntentId);
    if (isSettled(row, state)) return;
    if (state.status === 'succeeded' && !isExact(row, state)) {
      refuseAmount(ctx, row, state);
      return;
    }
    if (isOver(row.status)) {
      await payBack(ctx, payments, row, state);
      return;
    }
    const isWritten = await ctx.db.transaction(async (tx) => {
      // The work first: reserving takes the locks in this order too.
      await lockWork(tx, row.artworkId);
      const present = await lockVersioned(tx, id);
      if (present?.version !== row.version) return false;
      await write(ctx, tx, row, state);
      return true;
    });
    if (isWritten) return;
  }
  throw new PaymentsError('contended');
}

/** An intent without a purchase is somebody else's business. Throws `PaymentsError`. */
export async function syncIntent(ctx: Context, intentId: string): Promise<void> {
  const known = await findIdByIntent(ctx.db, intentId);
  if (known) return syncPurchase(ctx, known);
  // The server may have died between making the intent and remembering it.
  const { metadata } = (await ctx.payments?.readIntent(intentId)) ?? {};
  const purchaseId = z.safeParse(Id, metadata?.purchaseId);
  if (metadata?.kind !== 'artwork' || !purchaseId.success) return;
  await attachIntent(ctx.db, purchaseId.data, intentId);
  await syncPurchase(ctx, purchaseId.data);
}
