/**
 * Transfers to artists and reversals. Each step is idempotent: 'paying' records that a transfer was requested,
 * and the next run finishes it, so a crash neither loses nor repeats a payout.
 */
import { toCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import type { TransferState } from '#server/providers/payments/payout-ports.ts';
import { recordReversal, recordTransfer } from '#server/features/payments/public.ts';
import { emitOrderChanged } from '../emit-order-changed.ts';
import { type ArtistPayout, findPayout, isPayable, lockPayout, updatePayout } from './queries.ts';

/** Marks the payout as being paid if it is payable; otherwise does nothing. */
async function beginPayout(ctx: Context, purchaseId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const found = await lockPayout(tx, purchaseId);
    if (!found || !(await isPayable(tx, purchaseId, now))) return;
    await updatePayout(tx, found.payout.id, { status: 'paying', attemptedAt: now, failureCode: null });
  });
}

/** The existing transfer of a payout that is being paid, or a new one. */
async function transferFor(
  payments: Payments,
  { payout: claim, purchase, accountId }: ArtistPayout,
): Promise<TransferState> {
  const transferGroup = `purchase_${purchase.id}`;
  const transfer = await payments.transfers.findByGroup(transferGroup);
  const mine = transfer.find(({ metadata }) => metadata.commissionId === claim.id);
  if (mine) return mine;
  if (!accountId || !purchase.stripeChargeId) throw new PaymentsError('nowhere_to_transfer');
  return payments.transfers.create({
    amount: toCents(claim.amount),
    destination: accountId,
    sourceCharge: purchase.stripeChargeId,
    transferGroup,
    metadata: { commissionId: claim.id, purchaseId: purchase.id },
    // The provider remembers a refusal under its key, so each attempt has its own; an interrupted attempt keeps
    // its key.
    idempotencyKey: `transfer:${claim.id}:${claim.attemptedAt?.getTime() ?? 0}`,
  });
}

/** The outcome is unknown: keep the state and try again later. */
const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof PaymentsError) || error.code === 'unavailable';

/** @param refused the payout as it was when the provider was asked; a newer attempt is not aborted */
async function abortTransfer(
  ctx: Context,
  { payout: refused }: ArtistPayout,
  failureCode: string,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockPayout(tx, refused.purchaseId);
    const isSame = found?.payout.attemptedAt?.getTime() === refused.attemptedAt?.getTime();
    if (found?.payout.status !== 'paying' || !isSame) return;
    // The buyer may have been refunded in the meantime; then nothing is owed.
    const status = found.purchase.status === 'refunded' ? 'canceled' : 'pending';
    await updatePayout(tx, refused.id, { status, failureCode });
  });
}

async function finishPayout(ctx: Context, payments: Payments, purchaseId: string): Promise<void> {
  const found = await findPayout(ctx.db, purchaseId);
  if (found?.payout.status !== 'paying') return;
  let transfer: TransferState;
  try {
    transfer = await transferFor(payments, found);
  } catch (error) {
    if (!isOutcomeUnknown(error)) await abortTransfer(ctx, found, (error as PaymentsError).code);
    throw error;
  }
  await ctx.db.transaction(async (tx) => {
    const present = await lockPayout(tx, purchaseId);
    if (present?.payout.status !== 'paying') return;
    const { payout: claim, purchase } = present;
    const at = ctx.clock.now();
    await updatePayout(tx, claim.id, {
      status: 'paid',
      paidAt: at,
      stripeTransferId: transfer.id,
      failureCode: null,
    });
    await recordTransfer(tx, {
      purchaseId,
      artistId: purchase.sellerId,
      cents: toCents(claim.amount),
      at,
      transferId: transfer.id,
    });
    await emitOrderChanged(ctx, tx, purchase, 'paid_out', null);
    ctx.log.info({ purchaseId, commissionId: claim.id }, 'artist paid');
  });
}

/** Pays if payable and finishes an unfinished payout. Throws `PaymentsError`. */
export async function payArtist(ctx: Context, purchaseId: string): Promise<void> {
  if (!ctx.payments) return;
  await beginPayout(ctx, purchaseId);
  await finishPayout(ctx, ctx.payments, purchaseId);
}

/** Reverses the artist's payout; succeeds if there was none. Throws `PaymentsError`. */
export async function reversePayout(ctx: Context, purchaseId: string): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  const before = await findPayout(ctx.db, purchaseId);
  if (before?.payout.status === 'paying') {
    // Refused: nothing to reverse.
    await finishPayout(ctx, payments, purchaseId).catch((error: unknown) => {
      if (isOutcomeUnknown(error)) throw error;
    });
  }
  const found = await findPayout(ctx.db, purchaseId);
  if (found?.payout.status !== 'paid' || !found.payout.stripeTransferId) return;
  const key = `reversal:${found.payout.id}`;
  const { reversalId } = await payments.transfers.reverse(found.payout.stripeTransferId, key);
  if (!reversalId) throw new PaymentsError('not_reversed');
  await ctx.db.transaction(async (tx) => {
    const present = await lockPayout(tx, purchaseId);
    if (present?.payout.status !== 'paid') return;
    const { payout: claim, purchase } = present;
    const at = ctx.clock.now();
    await updatePayout(tx, claim.id, { status: 'reversed', stripeReversalId: reversalId, reversedAt: at });
    await recordReversal(tx, {
      purchaseId,
      artistId: purchase.sellerId,
      cents: toCents(claim.amount),
      at,
      reversalId,
    });
    await emitOrderChanged(ctx, tx, purchase, 'payout_reversed', null);
  });
}
