/** The charges of a project at the provider: brought up to date, canceled, refunded. */
import { OPEN_CHARGES } from '#shared/payments/states.ts';
import type { ChargeRow } from '#shared/payments/tables.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import {
  type Intent,
  cancelCharge,
  finishRefund,
  listChargesOf,
  settle,
  tryLater,
} from '#server/features/payments/public.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import { projectOwner } from './project-owner.ts';

/** Throws `PaymentsError`. */
export const syncHirePayment = (ctx: Context, chargeId: string): Promise<void> =>
  settle(ctx, projectOwner, chargeId);

/** Syncs open payments as far as the provider answers; otherwise the stored state is used. */
export async function syncOpenPayments(ctx: Context, projectId: string): Promise<void> {
  for (const { id } of await listChargesOf(ctx.db, projectId, OPEN_CHARGES))
    await tryLater(ctx, { projectId }, () => syncHirePayment(ctx, id));
}

/** A final payment without an intent is left alone: it is charged on creation. Throws `PaymentsError`. */
export async function cancelPayment(ctx: Context, payments: Payments, charge: ChargeRow): Promise<void> {
  if (!charge.stripePaymentIntentId && charge.kind === 'final') return;
  await cancelCharge(ctx, payments, projectOwner, charge.id);
}

/** Cancels every payment the project no longer wants. Throws `PaymentsError`. */
export async function cancelOpenPayments(ctx: Context, payments: Payments, projectId: string): Promise<void> {
  for (const charge of await listChargesOf(ctx.db, projectId, OPEN_CHARGES))
    await cancelPayment(ctx, payments, charge);
}

/** Tries the refunds of a whole project without waiting for success: the job finishes what fails now. */
export async function tryRefunds(ctx: Context, projectId: string): Promise<void> {
  for (const { id } of await listChargesOf(ctx.db, projectId, ['refunding']))
    await tryLater(ctx, { projectId }, () => finishRefund(ctx, projectOwner, id));
}

/** The values that the client's browser needs. @param intent not a canceled one; null: already paid */
export const toPaymentToMake = (
  payments: Payments,
  charge: Pick<ChargeRow, 'amountCents'>,
  intent: Intent | null,
) => {
  const isOpen = intent?.status === 'open';
  const isProcessing = intent?.status === 'processing';
  return {
    clientSecret: isOpen ? intent.clientSecret : null,
    publishableKey: payments.publishableKey,
    amount: fromCents(charge.amountCents),
    status: isOpen ? ('open' as const) : isProcessing ? ('processing' as const) : ('paid' as const),
  };
};
