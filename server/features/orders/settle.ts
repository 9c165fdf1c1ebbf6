/**
 * Applies the provider's state to a purchase. Used by the webhook, the jobs and the purchase page. An event is
 * only a hint: the state is always read from the provider.
 */
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import {
  type PaymentIntentState,
  type Payments,
  PaymentsError,
} from '#server/providers/payments/payments.ts';
import {
  attachIntent,
  findIdByIntent,
  lockVersioned,
  lockWork,
  readVersioned,
  updatePurchase,
  type VersionedPurchase,
} from './queries.ts';
import { listUnwritten, writeBooks } from './settle-books.ts';
import { dueCents, hasNewFailure, isExact, isClosed, stepsFor } from './settle-rules.ts';
import { writeMoves } from './settle-steps.ts';

/** The row may change while the provider is asked; then the provider is asked again. */
const ATTEMPTS = 8;
const LATE = 'Your payment came after the reservation had ended. It goes back to your card in full.';

type Write = (tx: Queryable) => Promise<void>;

/** Writes in one transaction unless the row has changed since it was read. @returns whether it was written */
const writeIfUnchanged = (ctx: Context, row: VersionedPurchase, write: Write): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    // Locks the work first, in the same order as reserving.
    await lockWork(tx, row.artworkId);
    const present = await lockVersioned(tx, row.id);
    if (present?.version !== row.version) return false;
    await write(tx);
    return true;
  });

/** The reservation is over, and the work may belong to somebody else. */
async function refundLatePayment(
  ctx: Context,
  payments: Payments,
  row: PurchaseRow,
  state: PaymentIntentState,
): Promise<void> {
  ctx.log.warn({ purchaseId: row.id }, 'payment came too late and is refunded');
  await payments.refundIntent(state.id, `refund:${row.id}:late`);
  await updatePurchase(ctx.db, row.id, { failureMessage: LATE, refundedAt: ctx.clock.now() });
}

/** A closed purchase stays closed; a late payment is recorded in the ledger and refunded. */
async function settleClosed(
  ctx: Context,
  payments: Payments,
  row: VersionedPurchase,
  state: PaymentIntentState,
): Promise<boolean> {
  const unwritten = await listUnwritten(ctx.db, row.id, state);
  if (unwritten.length > 0) {
    if (!(await writeIfUnchanged(ctx, row, (tx) => writeBooks(ctx, tx, row, state)))) return false;
  }
  // A disputed or lost payment cannot be refunded.
  const isNotRefundable = state.refunded || state.dispute === 'open' || state.dispute === 'lost';
  if (isNotRefundable) return true;
  await refundLatePayment(ctx, payments, row, state);
  return false;
}

async function settleLive(ctx: Context, row: VersionedPurchase, state: PaymentIntentState): Promise<boolean> {
  const isSame = stepsFor(row, state).length === 0 && !hasNewFailure(row, state);
  if (isSame && (await listUnwritten(ctx.db, row.id, state)).length === 0) return true;
  return writeIfUnchanged(ctx, row, async (tx) => {
    await writeMoves(ctx, tx, row, state);
    await writeBooks(ctx, tx, row, state);
  });
}

function refuseAmount(ctx: Context, row: PurchaseRow, state: PaymentIntentState): void {
  ctx.log.error(
    { purchaseId: row.id, due: dueCents(row), received: state.amountReceived, currency: state.currency },
    'a payment does not match its purchase and was not accepted',
  );
}

/**
 * No transaction is open while the provider is asked; the state is written only if the row has not changed
 * since. Throws `PaymentsError` if the provider fails.
 */
export async function syncPurchase(ctx: Context, id: string): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await readVersioned(ctx.db, id);
    if (!row?.stripePaymentIntentId) return;
    const state = await payments.readIntent(row.stripePaymentIntentId);
    const isPaid = state.status === 'succeeded';
    if (isPaid && !isExact(row, state)) {
      refuseAmount(ctx, row, state);
      return;
    }
    if (isClosed(row) && !isPaid) return;
    const isSettled = isClosed(row)
      ? await settleClosed(ctx, payments, row, state)
      : await settleLive(ctx, row, state);
    if (isSettled) return;
  }
  throw new PaymentsError('contended');
}

/** Whether the intent belongs to a stored purchase. Throws `PaymentsError`. */
export async function syncKnownIntent(ctx: Context, intentId: string): Promise<boolean> {
  const known = await findIdByIntent(ctx.db, intentId);
  if (known) await syncPurchase(ctx, known);
  return known !== null;
}

/**
 * Recovers an intent that the server created but never stored. Ignores intents without a purchase. Throws
 * `PaymentsError`.
 */
export async function adoptIntent(
  ctx: Context,
  { id, metadata }: Pick<PaymentIntentState, 'id' | 'metadata'>,
): Promise<void> {
  const purchaseId = z.safeParse(Id, metadata.purchaseId);
  if (metadata.kind !== 'artwork' || !purchaseId.success) return;
  await attachIntent(ctx.db, purchaseId.data, id);
  await syncPurchase(ctx, purchaseId.data);
}
