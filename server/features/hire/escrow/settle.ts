/**
 * Applies the provider's state to a project's payment. Used by the webhook, the jobs and every action that
 * depends on payments. An event is only a hint: the state is always read from the provider.
 */
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { HirePaymentRow } from '#shared/hire/escrow/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { type PaymentIntentState, PaymentsError } from '#server/providers/payments/payments.ts';
import { lockProject } from '../projects.ts';
import {
  OPEN_STATUSES,
  attachIntent,
  findPayment,
  findPaymentIdByIntent,
  listOpenPayments,
  lockPayment,
} from './queries.ts';
import { settleExternalRefund } from './settle-external-refund.ts';
import { settleDispute } from '../disputes/settle-dispute.ts';
import { settlePaid } from './settle-paid.ts';
import { settleUnpaid } from './settle-unpaid.ts';

/** A payment and its project, both locked, with the provider's state. */
export interface Settlement {
  project: HireProjectRow;
  payment: HirePaymentRow;
  state: PaymentIntentState;
}

const isOpen = ({ status }: HirePaymentRow): boolean => (OPEN_STATUSES as readonly string[]).includes(status);

async function applyProviderState(ctx: Context, tx: Queryable, settling: Settlement): Promise<void> {
  const { payment, state } = settling;
  if (state.status !== 'succeeded') {
    if (isOpen(payment)) await settleUnpaid(ctx, tx, settling);
    return;
  }
  if (state.amountReceived !== payment.amountCents || state.currency !== 'usd') {
    ctx.log.error(
      { hirePaymentId: payment.id, due: payment.amountCents, received: state.amountReceived },
      'a payment does not match its project and was not accepted',
    );
    return;
  }
  if (payment.paidAt === null) await settlePaid(ctx, tx, settling);
  // Re-read after that change.
  const present = async (): Promise<Settlement> => ({
    state,
    project: await lockProject(tx, payment.projectId),
    payment: await lockPayment(tx, payment.id),
  });
  if (state.dispute !== 'none' && state.disputeId) {
    await settleDispute(ctx, tx, await present(), state.disputeId);
  }
  if (state.refunded) await settleExternalRefund(ctx, tx, await present());
}

/**
 * No transaction is open while the provider is asked. States only move forward, so an older response that
 * arrives later changes nothing. Throws `PaymentsError` if the provider fails.
 */
export async function syncHirePayment(ctx: Context, hirePaymentId: string): Promise<void> {
  const { payments } = ctx;
  const known = payments && (await findPayment(ctx.db, hirePaymentId));
  if (!known?.stripePaymentIntentId) return;
  const state = await payments!.readIntent(known.stripePaymentIntentId);
  await ctx.db.transaction(async (tx) => {
    const locked = await lockProject(tx, known.projectId);
    await applyProviderState(ctx, tx, { project: locked, payment: await lockPayment(tx, known.id), state });
  });
}

/** Whether the intent is that of a project's payment. Throws `PaymentsError`. */
export async function syncKnownHireIntent(ctx: Context, intentId: string): Promise<boolean> {
  const known = await findPaymentIdByIntent(ctx.db, intentId);
  if (known) await syncHirePayment(ctx, known);
  return known !== null;
}

/** Created by a server that crashed before it could store it. Throws `PaymentsError`. */
export async function adoptHireIntent(
  ctx: Context,
  { id, metadata }: Pick<PaymentIntentState, 'id' | 'metadata'>,
): Promise<void> {
  const paymentId = z.safeParse(Id, metadata.hirePaymentId);
  if (!paymentId.success) return;
  await attachIntent(ctx.db, paymentId.data, id);
  await syncHirePayment(ctx, paymentId.data);
}

/** Syncs open payments as far as the provider answers; otherwise the stored state is used. */
export async function syncOpenPayments(ctx: Context, projectId: string): Promise<void> {
  for (const { id } of await listOpenPayments(ctx.db, projectId)) {
    try {
      await syncHirePayment(ctx, id);
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      ctx.log.warn({ projectId, code: error.code, requestId: error.requestId }, 'payment provider failed');
    }
  }
}
