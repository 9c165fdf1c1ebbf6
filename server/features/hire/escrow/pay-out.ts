/**
 * Transfers to designers, one per payment. Each step is idempotent: 'paying' records that a transfer was
 * requested, and the next run finishes it, so a crash neither loses nor repeats a payout.
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

/** Marks the payout as being paid if it is payable; otherwise does nothing. */
const begin = (ctx: Context, paymentId: string): Promise<void> =>
  withLockedPayout(ctx, paymentId, async (tx, { payoutStatus }, { isAccountActive }) => {
    if (payoutStatus !== 'pending' || !isAccountActive) return;
    const attempt = { attemptedAt: ctx.clock.now(), payoutFailureCode: null };
    await updatePayment(tx, paymentId, { ...attempt, payoutStatus: 'paying' });
  });

/** The existing transfer, or a new one. */
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
    // The provider remembers a refusal under its key, so each attempt has its own; an interrupted attempt keeps
    // its key.
    idempotencyKey: `hire-transfer:${payment.id}:${payment.attemptedAt?.getTime() ?? 0}`,
  });
}

/** The outcome is unknown: keep the state and try again later. */
const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof PaymentsError) || error.code === 'unavailable';

/** @param refused the payment as it was when the provider was asked; a newer attempt is not aborted */
const abortTransfer = (ctx: Context, refused: HirePaymentRow, payoutFailureCode: string): Promise<void> =>
  withLockedPayout(ctx, refused.id, async (tx, payment) => {
    const isSame = payment.attemptedAt?.getTime() === refused.attemptedAt?.getTime();
    if (payment.payoutStatus !== 'paying' || !isSame) return;
    // The client's bank may have taken the money in the meantime; then nothing is owed.
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
    const note = fromCents(cents);
    await recordActivity(ctx, tx, { projectId, actorId: null, kind: 'transferred', note, at });
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

/** A disputed payment waits for the bank; if the dispute is lost, nothing is owed. Throws `PaymentsError`. */
async function isDisputed(ctx: Context, payments: Payments, paymentId: string): Promise<boolean> {
  await syncHirePayment(ctx, paymentId);
  const payout = await findDesignerPayout(ctx.db, paymentId);
  const intentId = payout?.payment.stripePaymentIntentId;
  return intentId ? (await payments.readIntent(intentId)).dispute === 'open' : false;
}

/** Pays if payable and finishes an unfinished payout. Throws `PaymentsError`. */
export async function payDesigner(ctx: Context, paymentId: string): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  if (!(await isDisputed(ctx, payments, paymentId))) await begin(ctx, paymentId);
  await finish(ctx, payments, paymentId);
}

/** The payout waits for an account; the designer is notified once. */
export const notifyNoAccount = (ctx: Context, paymentId: string): Promise<void> =>
  withLockedPayout(ctx, paymentId, async (tx, payment, { isAccountActive }) => {
    const isNotified = payment.payoutFailureCode === NO_ACCOUNT;
    if (payment.payoutStatus !== 'pending' || isNotified || isAccountActive) return;
    await updatePayment(tx, paymentId, { payoutFailureCode: NO_ACCOUNT });
    const { projectId, designerCents } = payment;
    const note = fromCents(designerCents);
    await recordActivity(ctx, tx, {
      projectId,
      actorId: null,
      kind: 'payout_held',
      note,
      at: ctx.clock.now(),
    });
  });

/** Reverses the transfer of a payment that the client got back. Throws `PaymentsError`. */
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
