/**
 * From the house to the designer, one transfer a payment. Each step can be repeated: 'paying' says that a transfer was
 * asked for, and whoever comes next finishes it, so that a crash neither loses nor doubles it.
 */
import { fromCents } from '#shared/kernel/money.ts';
import type { HirePaymentRow } from '#shared/hire/escrow/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import type { TransferState } from '#server/providers/payments/payout-ports.ts';
import { recordActivity } from '../record-activity.ts';
import { lockProject } from '../projects.ts';
import { recordHire } from '#server/features/payments/public.ts';
import { NO_ACCOUNT, type DesignerPayout, findDesignerPayout } from './job-queries.ts';
import { lockPayment, updatePayment } from './queries.ts';
import { syncHirePayment } from './settle.ts';

type PayoutStep = (tx: Queryable, payment: HirePaymentRow, share: DesignerPayout) => Promise<void>;

/** With the project and the payment locked. */
async function withLockedPayout(ctx: Context, paymentId: string, step: PayoutStep): Promise<void> {
  const found = await findDesignerPayout(ctx.db, paymentId);
  if (!found) return;
  await ctx.db.transaction(async (tx) => {
    await lockProject(tx, found.payment.projectId);
    const payment = await lockPayment(tx, paymentId);
    const payout = await findDesignerPayout(tx, paymentId);
    if (payout) await step(tx, payment, payout);
  });
}

/** Marks it as being paid, when it may be. Does nothing when it may not. */
const begin = (ctx: Context, paymentId: string): Promise<void> =>
  withLockedPayout(ctx, paymentId, async (tx, { payoutStatus }, { isAccountActive }) => {
    if (payoutStatus !== 'pending' || !isAccountActive) return;
    const attempt = { attemptedAt: ctx.clock.now(), payoutFailureCode: null };
    await updatePayment(tx, paymentId, { ...attempt, payoutStatus: 'paying' });
  });

/** The transfer that was made before, or a new one. */
async function transferFor(
  payments: Payments,
  { payment, accountId }: DesignerPayout,
): Promise<TransferState> {
  const transferGroup = `hire_${payment.id}`;
  const [transfer] = await payments.transfers.findByGroup(transferGroup);
  if (transfer) return transfer;
  const isOwed = payment.status !== 'refunded' && payment.designerCents > 0;
  if (!isOwed || !accountId || !payment.stripeChargeId) throw new PaymentsError('nowhere_to_transfer');
  return payments.transfers.create({
    amount: payment.designerCents,
    destination: accountId,
    sourceCharge: payment.stripeChargeId,
    transferGroup,
    metadata: { hirePaymentId: payment.id, hireProjectId: payment.projectId },
    // A refusal is remembered with its key: every attempt has its own, and an interrupted one keeps it.
    idempotencyKey: `hire-transfer:${payment.id}:${payment.attemptedAt?.getTime() ?? 0}`,
  });
}

/** Nobody knows what became of it: it stays as it is and is asked for again. */
const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof PaymentsError) || error.code === 'unavailable';

/** @param refused as it was when the provider was asked: an attempt begun since goes on */
const abortTransfer = (ctx: Context, refused: HirePaymentRow, payoutFailureCode: string): Promise<void> =>
  withLockedPayout(ctx, refused.id, async (tx, payment) => {
    const isSame = payment.attemptedAt?.getTime() === refused.attemptedAt?.getTime();
    if (payment.payoutStatus !== 'paying' || !isSame) return;
    // The client's bank may have taken the money meanwhile: then there is nothing to wait for.
    const payoutStatus = payment.status === 'refunded' ? 'none' : 'pending';
    await updatePayment(tx, payment.id, { payoutStatus, payoutFailureCode });
  });

const write = (ctx: Context, paymentId: string, transfer: TransferState): Promise<void> =>
  withLockedPayout(ctx, paymentId, async (tx, { payoutStatus, projectId }, { designerId }) => {
    if (payoutStatus !== 'paying' || !designerId) return;
    const at = ctx.clock.now();
    await updatePayment(tx, paymentId, {
      payoutStatus: 'paid',
      stripeTransferId: transfer.id,
      transferredAt: at,
      payoutFailureCode: null,
    });
    const cents = transfer.amount;
    await recordHire.transfer(tx, { projectId, designerId, cents, at, reference: transfer.id });
    const words = fromCents(cents);
    await recordActivity(ctx, tx, { projectId, actorId: null, kind: 'transferred', words, at });
    ctx.log.info({ projectId, hirePaymentId: paymentId }, 'designer paid');
  });

async function finish(ctx: Context, payments: Payments, paymentId: string): Promise<void> {
  const payout = await findDesignerPayout(ctx.db, paymentId);
  if (payout?.payment.payoutStatus !== 'paying') return;
  let transfer: TransferState;
  try {
    transfer = await transferFor(payments, payout);
  } catch (error) {
    if (!isOutcomeUnknown(error)) await abortTransfer(ctx, payout.payment, (error as PaymentsError).code);
    throw error;
  }
  await write(ctx, paymentId, transfer);
}

/** What a bank contests waits for it: lost, nobody is owed it any more. Throws `PaymentsError`. */
async function isDisputed(ctx: Context, payments: Payments, paymentId: string): Promise<boolean> {
  await syncHirePayment(ctx, paymentId);
  const payout = await findDesignerPayout(ctx.db, paymentId);
  const intentId = payout?.payment.stripePaymentIntentId;
  return intentId ? (await payments.readIntent(intentId)).dispute === 'open' : false;
}

/** Pays what is due and free, and finishes what was begun. Throws `PaymentsError`. */
export async function payDesigner(ctx: Context, paymentId: string): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  if (!(await isDisputed(ctx, payments, paymentId))) await begin(ctx, paymentId);
  await finish(ctx, payments, paymentId);
}

/** The money waits for its designer, who is told once. */
export const notifyNoAccount = (ctx: Context, paymentId: string): Promise<void> =>
  withLockedPayout(ctx, paymentId, async (tx, payment, { isAccountActive }) => {
    const isNotified = payment.payoutFailureCode === NO_ACCOUNT;
    if (payment.payoutStatus !== 'pending' || isNotified || isAccountActive) return;
    await updatePayment(tx, paymentId, { payoutFailureCode: NO_ACCOUNT });
    const { projectId, designerCents } = payment;
    const words = fromCents(designerCents);
    await recordActivity(ctx, tx, {
      projectId,
      actorId: null,
      kind: 'payout_held',
      words,
      at: ctx.clock.now(),
    });
  });

/** Takes back what was transferred of a payment that its bank took away. Throws `PaymentsError`. */
export async function reverseTransfer(ctx: Context, paymentId: string): Promise<void> {
  const { payments } = ctx;
  const transferId = (await findDesignerPayout(ctx.db, paymentId))?.payment.stripeTransferId;
  if (!payments || !transferId) return;
  const { amount, reversalId } = await payments.transfers.reverse(transferId, `hire-reversal:${paymentId}`);
  if (!reversalId) throw new PaymentsError('not_reversed');
  await withLockedPayout(ctx, paymentId, async (tx, payment, { designerId }) => {
    if (payment.payoutStatus !== 'paid' || payment.status !== 'refunded' || !designerId) return;
    await updatePayment(tx, paymentId, { payoutStatus: 'none' });
    await recordHire.reversal(tx, {
      projectId: payment.projectId,
      designerId,
      cents: amount,
      at: ctx.clock.now(),
      reference: reversalId,
    });
  });
}
