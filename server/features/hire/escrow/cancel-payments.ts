import type { Context } from '#server/context.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import { intentFor } from './intents.ts';
import { findPayment, findProjectOf, listOpenPayments } from './queries.ts';
import { syncHirePayment } from './settle.ts';

/**
 * Cancels at the provider; only then can it never be paid. One that was paid in between is settled. Throws
 * `PaymentsError`.
 */
export async function cancelPayment(ctx: Context, payments: Payments, id: string): Promise<void> {
  const payment = await findPayment(ctx.db, id);
  if (payment?.status !== 'open') return;
  // Includes one that is being created right now: the same key gives the same intent. A final payment is
  // charged on creation.
  if (!payment.stripePaymentIntentId && payment.kind === 'final') return;
  const { clientId } = await findProjectOf(ctx.db, payment.projectId);
  const intent = await intentFor(ctx, payments, payment, clientId);
  await payments.cancelIntent(intent.id);
  await syncHirePayment(ctx, id);
}

/** Cancels every payment the project no longer wants. Throws `PaymentsError`. */
export async function cancelOpenPayments(ctx: Context, payments: Payments, projectId: string): Promise<void> {
  for (const { id } of await listOpenPayments(ctx.db, projectId)) await cancelPayment(ctx, payments, id);
}
