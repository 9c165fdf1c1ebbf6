/** Executes refunds. Each step is idempotent: an interrupted refund is finished by the next attempt. */
import { canMove, type PurchaseStatus } from '#shared/orders/states.ts';
import type { Context } from '#server/context.ts';
import { PaymentsError } from '#server/providers/payments/payments.ts';
import { reversePayout } from '../payouts/pay-out.ts';
import { syncPurchase } from '../settle.ts';
import { readPurchaseRow } from './queries.ts';

/**
 * Executes a granted refund: reverses the payout, refunds the buyer, and syncs. A disputed payment waits for
 * the bank. The request must be accepted, which keeps a payout from starting. Throws `PaymentsError`.
 */
export async function executeRefund(ctx: Context, purchaseId: string): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  await syncPurchase(ctx, purchaseId);
  const row = await readPurchaseRow(ctx.db, purchaseId);
  const status = row?.status as PurchaseStatus | undefined;
  if (!row?.stripePaymentIntentId || !status) return;
  const isOutstanding = status !== 'disputed' && canMove(status, 'refunded', 'provider');
  if (!isOutstanding && status !== 'refunded') return;
  await reversePayout(ctx, purchaseId);
  if (!isOutstanding) return;
  await payments.refundIntent(row.stripePaymentIntentId, `refund:${purchaseId}`);
  await syncPurchase(ctx, purchaseId);
}

/** The same without waiting for success: the job finishes what fails now. */
export async function tryRefund(ctx: Context, purchaseId: string): Promise<void> {
  try {
    await executeRefund(ctx, purchaseId);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.warn(
      { purchaseId, code: error.code, requestId: error.requestId },
      'a refund is not finished and will be tried again',
    );
  }
}
