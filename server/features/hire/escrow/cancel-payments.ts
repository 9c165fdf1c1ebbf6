import type { Context } from '#server/context.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import { intentFor } from './intents.ts';
import { findPayment, findProjectOf, listOpenPayments } from './queries.ts';
import { syncHirePayment } from './settle.ts';

/**
 * Cancels it at the provider; only then can it never be paid. One that was paid in the meantime is settled.
 * Throws `PaymentsError`.
 */
export async function cancelPayment(ctx: Context, payments: Payments, id: string): Promise<void> {
  const payment = await findPayment(ctx.db, id);
  if (payment?.status !== 'open') return;
  // Also one that is being made this moment: the same key gives the same intent. The rest is charged by being made.
  if (!payment.stripePaymentIntentId && payment.kind === 'final') return;
  const { clientId } = await findProjectOf(ctx.db, payment.projectId);
  const intent = await intentFor(ctx, payments, payment, clientId);
  await payments.cancelIntent(intent.id);
  await syncHirePayment(ctx, id);
}

/** All that the project does not want any more. Throws `PaymentsError`. */
export async function cancelOpenPayments(ctx: Context, payments: Payments, projectId: string): Promise<void> {
  for (const { id } of await listOpenPayments(ctx.db, projectId)) await cancelPayment(ctx, payments, id);
}
