/**
 * One projection of the provider's truth onto a project's payment, used by the webhook, the jobs and every deed that
 * depends on what was paid. An event is a hint: what is written is what the provider says when it is asked.
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
import { settleDispute } from './settle-dispute.ts';
import { settlePaid } from './settle-paid.ts';
import { settleUnpaid } from './settle-unpaid.ts';

/** A payment, its project, both locked, and what the provider says of it. */
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
  // As they are after that.
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
 * No transaction is open while the provider is asked. What it says only ever goes forward, so that an older answer
 * that comes later changes nothing. Throws `PaymentsError` when the provider does not answer.
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

/** Charged by a server that died before it could remember it. Throws `PaymentsError`. */
export async function adoptHireIntent(
  ctx: Context,
  { id, metadata }: Pick<PaymentIntentState, 'id' | 'metadata'>,
): Promise<void> {
  const paymentId = z.safeParse(Id, metadata.hirePaymentId);
  if (!paymentId.success) return;
  await attachIntent(ctx.db, paymentId.data, id);
  await syncHirePayment(ctx, paymentId.data);
}

/** What is being paid, as far as the provider answers: what is known has to do then. */
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
