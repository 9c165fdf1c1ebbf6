/** Executes refunds. Each step is idempotent: an interrupted refund is finished by the next attempt. */
import { fromCents } from '#shared/kernel/money.ts';
import type { HirePaymentRow } from '#shared/hire/escrow/tables.ts';
import type { Context } from '#server/context.ts';
import {
  type PaymentIntentState,
  type Payments,
  PaymentsError,
} from '#server/providers/payments/payments.ts';
import { recordActivity } from '../record-activity.ts';
import { lockProject } from '../projects.ts';
import { recordHire } from '#server/features/payments/public.ts';
import { findPayment, listRefundingOf, lockPayment, updatePayment } from './queries.ts';
import { syncHirePayment } from './settle.ts';

const requestRefund = (
  payments: Payments,
  { id, amountCents, refundedCents }: HirePaymentRow,
  intentId: string,
) =>
  refundedCents === amountCents
    ? payments.refundIntent(intentId, `hire-refund:${id}`)
    : payments.refundIntentPart(intentId, refundedCents, `hire-refund:${id}`);

async function writeRefund(
  ctx: Context,
  requested: HirePaymentRow,
  state: PaymentIntentState,
): Promise<void> {
  const { refundId } = state;
  if (!refundId || state.amountRefunded < requested.refundedCents) throw new PaymentsError('not_refunded');
  await ctx.db.transaction(async (tx) => {
    const { id: projectId } = await lockProject(tx, requested.projectId);
    const payment = await lockPayment(tx, requested.id);
    if (payment.status !== 'refunding') return;
    const { id, refundedCents, amountCents } = payment;
    const at = ctx.clock.now();
    await recordHire.refund(tx, { projectId, reference: refundId, at, cents: refundedCents });
    const status = refundedCents === amountCents ? 'refunded' : 'paid';
    await updatePayment(tx, id, { status, stripeRefundId: refundId, refundedAt: at });
    await recordActivity(ctx, tx, {
      projectId,
      actorId: null,
      kind: 'refunded',
      note: fromCents(refundedCents),
      at,
    });
  });
}

/** Executes the pending refund of a payment. A disputed payment waits for the bank. Throws `PaymentsError`. */
export async function finishRefund(ctx: Context, paymentId: string): Promise<void> {
  const { payments } = ctx;
  await syncHirePayment(ctx, paymentId);
  const payment = await findPayment(ctx.db, paymentId);
  const intentId = payment?.stripePaymentIntentId;
  if (!payments || payment?.status !== 'refunding' || !intentId) return;
  const state = await payments.readIntent(intentId);
  if (state.dispute === 'open' || state.dispute === 'lost') return;
  if (state.amountRefunded < payment.refundedCents) await requestRefund(payments, payment, intentId);
  await writeRefund(ctx, payment, await payments.readIntent(intentId));
}

/** For a whole project, without waiting for success: the job finishes what fails now. */
export async function tryRefunds(ctx: Context, projectId: string): Promise<void> {
  for (const { id } of await listRefundingOf(ctx.db, projectId)) {
    try {
      await finishRefund(ctx, id);
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      ctx.log.warn(
        { projectId, code: error.code, requestId: error.requestId },
        'a refund is not finished and will be tried again',
      );
    }
  }
}
