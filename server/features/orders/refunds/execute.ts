/** The way back of the money. Each step can be repeated: whoever is interrupted is finished by the next who tries. */
import { canMove, type PurchaseStatus } from '#shared/orders/states.ts';
import type { Context } from '#server/context.ts';
import { PaymentsError } from '#server/providers/payments/payments.ts';
import { reversePayout } from '../payouts/pay-out.ts';
import { syncPurchase } from '../settle.ts';
import { readPurchaseRow } from './queries.ts';

/**
 * Gives back what was granted: from the artist to the house, from the house to the buyer, and then it is true. What a
 * bank contests meanwhile waits for the bank. The request must be accepted, which keeps any payout from starting.
 * Throws `PaymentsError`.
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

/** The same, for whoever need not wait for it: what fails now is finished by the job. */
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
