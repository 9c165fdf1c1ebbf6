/**
 * Transfers to payees and reversals, one each a charge. Each step is idempotent: 'paying' records that a transfer
 * was requested, and the next run finishes it, so a crash neither loses nor repeats a payout.
 */
import type { ChargeRow, TransferRow } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import type { TransferState } from '#server/providers/payments/payout-ports.ts';
import { applyState } from './apply-state.ts';
import { findCharge, lockCharge } from './charge-queries.ts';
import { ledger } from './ledger/service.ts';
import type { PaymentOwner, PayoutChange } from './owners.ts';
import {
  GIVEN_UP,
  NO_ACCOUNT,
  type Payout,
  findPayout,
  moveTransfer,
  setFailureCode,
  updateTransfer,
} from './transfer-queries.ts';

type LockedPayout = Payout & {
  tx: Queryable;
  charge: ChargeRow;
  notifyOwner: (transfer: TransferRow, change: PayoutChange) => Promise<unknown>;
};

/** Locks the owner and the charge first. */
async function withLockedPayout(
  ctx: Context,
  owner: PaymentOwner,
  chargeId: string,
  step: (payout: LockedPayout) => Promise<void>,
): Promise<void> {
  const known = await findCharge(ctx.db, chargeId);
  if (!known) return;
  await ctx.db.transaction(async (tx) => {
    await owner.lock(tx, known);
    const charge = await lockCharge(tx, chargeId);
    const payout = await findPayout(tx, chargeId, ctx.clock.now());
    const notifyOwner: LockedPayout['notifyOwner'] = async (transfer, change) =>
      owner.onPayout?.({ ctx, tx, charge, transfer, change });
    if (payout) await step({ ...payout, tx, charge, notifyOwner });
  });
}

/** Marks the payout as being paid if it is due and nothing holds it; otherwise does nothing. */
export const begin = (ctx: Context, owner: PaymentOwner, chargeId: string): Promise<void> =>
  withLockedPayout(ctx, owner, chargeId, async ({ tx, transfer, isDue, holdReason, notifyOwner }) => {
    if (!isDue || holdReason) return;
    const begun = { attemptedAt: ctx.clock.now(), failureCode: null };
    await notifyOwner(await moveTransfer(tx, transfer, 'paying', begun), 'paying');
  });

/** The existing transfer, or a new one. */
async function transferFor(
  payments: Payments,
  { prefix, metadataKey }: PaymentOwner,
  charge: ChargeRow,
  { transfer, accountId, holdReason }: Payout,
): Promise<TransferState> {
  const transferGroup = `${prefix}_${charge.id}`;
  const made = await payments.transfers.findByGroup(transferGroup);
  const found = made.find(({ metadata }) => metadata[metadataKey] === charge.id);
  if (found) return found;
  const isOwed = holdReason !== 'dispute' && holdReason !== 'not_owed';
  if (!isOwed || !accountId || !charge.stripeChargeId) throw new PaymentsError('nowhere_to_transfer');
  return payments.transfers.create({
    amount: transfer.amountCents,
    destination: accountId,
    sourceCharge: charge.stripeChargeId,
    transferGroup,
    metadata: { transferId: transfer.id, [metadataKey]: charge.id },
    // The provider remembers a refusal under its key, so each attempt has its own; an interrupted attempt keeps
    // its key.
    idempotencyKey: `${prefix}-transfer:${charge.id}:${transfer.attemptedAt?.getTime() ?? 0}`,
  });
}

/** The outcome is unknown: keep the state and try again later. */
const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof PaymentsError) || error.code === 'unavailable';

/** @param refused the payout as it was when the provider was asked; a newer attempt is not aborted */
const abort = (ctx: Context, owner: PaymentOwner, refused: TransferRow, failureCode: string): Promise<void> =>
  withLockedPayout(ctx, owner, refused.chargeId, async ({ tx, charge, transfer, notifyOwner }) => {
    const isSame = transfer.attemptedAt?.getTime() === refused.attemptedAt?.getTime();
    if (transfer.status !== 'paying' || !isSame) return;
    // The payer may have been refunded in the meantime; then nothing is owed.
    const isOver = charge.status === 'refunded';
    // Or in part: the next attempt is for what is left.
    const amountCents = charge.status === 'paid' ? charge.payeeCents : transfer.amountCents;
    const moved = await moveTransfer(tx, transfer, isOver ? 'canceled' : 'pending', {
      failureCode,
      amountCents,
    });
    await notifyOwner(moved, isOver ? 'canceled' : 'refused');
  });

async function finish(
  ctx: Context,
  payments: Payments,
  owner: PaymentOwner,
  chargeId: string,
): Promise<void> {
  const charge = await findCharge(ctx.db, chargeId);
  const payout = await findPayout(ctx.db, chargeId, ctx.clock.now());
  if (!charge || payout?.transfer.status !== 'paying') return;
  let made: TransferState;
  try {
    made = await transferFor(payments, owner, charge, payout);
  } catch (error) {
    if (!isOutcomeUnknown(error)) await abort(ctx, owner, payout.transfer, (error as PaymentsError).code);
    throw error;
  }
  await withLockedPayout(ctx, owner, chargeId, async ({ tx, transfer, notifyOwner }) => {
    if (transfer.status !== 'paying') return;
    const at = ctx.clock.now();
    const { id: reference, amount: cents } = made;
    const paid = { stripeTransferId: reference, amountCents: cents, paidAt: at, failureCode: null };
    const moved = await moveTransfer(tx, transfer, 'paid', paid);
    await ledger.transfer(tx, { chargeId, memberId: transfer.memberId, cents, at, reference });
    await notifyOwner(moved, 'paid');
    ctx.log.info({ chargeId, transferId: transfer.id }, 'payout transferred');
  });
}

/**
 * Pays if payable and finishes an unfinished payout. The provider is always asked first, so that nothing is paid
 * of a payment that a bank disputes. Throws `PaymentsError`.
 */
export async function payOut(ctx: Context, owner: PaymentOwner, chargeId: string): Promise<void> {
  if (!ctx.payments) return;
  await applyState(ctx, owner, chargeId);
  await begin(ctx, owner, chargeId);
  await finish(ctx, ctx.payments, owner, chargeId);
}

/** The payout waits for an account; the payee is notified once. */
export const notifyNoAccount = (ctx: Context, owner: PaymentOwner, chargeId: string): Promise<void> =>
  withLockedPayout(ctx, owner, chargeId, async ({ tx, transfer, isDue, holdReason, notifyOwner }) => {
    if (!isDue || holdReason !== 'no_account' || transfer.failureCode === NO_ACCOUNT) return;
    await setFailureCode(tx, transfer.id, NO_ACCOUNT);
    await notifyOwner(transfer, 'held');
  });

/** The platform keeps it. Does nothing if it may be paid by now, or never will be. */
export const giveUpTransfer = (
  ctx: Context,
  owner: PaymentOwner,
  chargeId: string,
  memberId: string,
): Promise<void> =>
  withLockedPayout(ctx, owner, chargeId, async ({ tx, transfer, isDue, holdReason, notifyOwner }) => {
    if (!isDue || holdReason !== 'no_account' || transfer.memberId !== memberId) return;
    const at = ctx.clock.now();
    const moved = await moveTransfer(tx, transfer, 'canceled', { failureCode: GIVEN_UP });
    await ledger.givenUp(tx, { chargeId, memberId, cents: transfer.amountCents, at, reference: transfer.id });
    await notifyOwner(moved, 'canceled');
    ctx.log.info({ chargeId, transferId: transfer.id }, 'payout given up');
  });

/**
 * Reverses the payout as far as the payer was refunded; succeeds if there was none. Throws `PaymentsError`.
 */
export async function reverseTransfer(ctx: Context, owner: PaymentOwner, chargeId: string): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  // Refused: nothing to reverse.
  await finish(ctx, payments, owner, chargeId).catch((error: unknown) => {
    if (isOutcomeUnknown(error)) throw error;
  });
  const charge = await findCharge(ctx.db, chargeId);
  const payout = await findPayout(ctx.db, chargeId, ctx.clock.now());
  if (!charge || payout?.transfer.status !== 'paid' || !payout.transfer.stripeTransferId) return;
  // While everything is being refunded nothing is owed any more.
  const kept = charge.status === 'paid' ? charge.payeeCents : 0;
  const key = `${owner.prefix}-reversal:${chargeId}${kept > 0 ? `:${kept}` : ''}`;
  const { reversalId, ...made } = await payments.transfers.reverse(
    payout.transfer.stripeTransferId,
    key,
    kept,
  );
  if (!reversalId) throw new PaymentsError('not_reversed');
  const left = made.amount - made.amountReversed;
  await withLockedPayout(ctx, owner, chargeId, async ({ tx, transfer, notifyOwner }) => {
    if (transfer.status !== 'paid' || transfer.amountCents <= left) return;
    const at = ctx.clock.now();
    const { memberId, amountCents, reversedCents } = transfer;
    const cents = amountCents - left;
    await ledger.reversal(tx, { chargeId, memberId, cents, at, reference: reversalId });
    if (left > 0) {
      const reduced = { amountCents: left, reversedCents: reversedCents + cents };
      await notifyOwner(await updateTransfer(tx, transfer.id, reduced), 'reduced');
      return;
    }
    const reversed = { stripeReversalId: reversalId, reversedAt: at };
    await notifyOwner(await moveTransfer(tx, transfer, 'reversed', reversed), 'reversed');
  });
}
