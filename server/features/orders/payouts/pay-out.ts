/**
 * From the house to the artist, and back. Each step can be repeated: 'paying' says that a transfer was asked for, and
 * whoever comes next finishes it, so that a crash neither loses nor doubles it.
 */
import { toCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import type { TransferState } from '#server/providers/payments/payout-ports.ts';
import { recordReversal, recordTransfer } from '#server/features/payments/public.ts';
import { emitOrderChanged } from '../emit-order-changed.ts';
import { type Claim, findClaim, isPayable, lockClaim, updateClaim } from './queries.ts';

/** Marks it as being paid, when it may be. Does nothing when it may not. */
async function beginPayout(ctx: Context, purchaseId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const found = await lockClaim(tx, purchaseId);
    if (!found || !(await isPayable(tx, purchaseId, now))) return;
    await updateClaim(tx, found.claim.id, { status: 'paying', attemptedAt: now, failureCode: null });
  });
}

/** The transfer of a claim that is being paid: the one that was made before, or a new one. */
async function transferFor(
  payments: Payments,
  { claim, purchase, accountId }: Claim,
): Promise<TransferState> {
  const transferGroup = `purchase_${purchase.id}`;
  const made = await payments.transfers.findByGroup(transferGroup);
  const mine = made.find(({ metadata }) => metadata.commissionId === claim.id);
  if (mine) return mine;
  if (!accountId || !purchase.stripeChargeId) throw new PaymentsError('nowhere_to_transfer');
  return payments.transfers.create({
    amount: toCents(claim.amount),
    destination: accountId,
    sourceCharge: purchase.stripeChargeId,
    transferGroup,
    metadata: { commissionId: claim.id, purchaseId: purchase.id },
    // A refusal is remembered with its key: every attempt has its own, and an interrupted one keeps it.
    idempotencyKey: `transfer:${claim.id}:${claim.attemptedAt?.getTime() ?? 0}`,
  });
}

/** Nobody knows what became of it: it stays as it is and is asked for again. */
const isUnknown = (error: unknown): boolean =>
  !(error instanceof PaymentsError) || error.code === 'unavailable';

/** @param refused the claim as it was when the provider was asked: an attempt begun since goes on */
async function withdrawPayout(ctx: Context, { claim: refused }: Claim, failureCode: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockClaim(tx, refused.purchaseId);
    const isSame = found?.claim.attemptedAt?.getTime() === refused.attemptedAt?.getTime();
    if (found?.claim.status !== 'paying' || !isSame) return;
    // The buyer may have the money back meanwhile: then there is nothing to wait for.
    const status = found.purchase.status === 'refunded' ? 'canceled' : 'pending';
    await updateClaim(tx, refused.id, { status, failureCode });
  });
}

async function finishPayout(ctx: Context, payments: Payments, purchaseId: string): Promise<void> {
  const found = await findClaim(ctx.db, purchaseId);
  if (found?.claim.status !== 'paying') return;
  let made: TransferState;
  try {
    made = await transferFor(payments, found);
  } catch (error) {
    if (!isUnknown(error)) await withdrawPayout(ctx, found, (error as PaymentsError).code);
    throw error;
  }
  await ctx.db.transaction(async (tx) => {
    const present = await lockClaim(tx, purchaseId);
    if (present?.claim.status !== 'paying') return;
    const { claim, purchase } = present;
    const at = ctx.clock.now();
    await updateClaim(tx, claim.id, {
      status: 'paid',
      paidAt: at,
      stripeTransferId: made.id,
      failureCode: null,
    });
    await recordTransfer(tx, {
      purchaseId,
      artistId: purchase.sellerId,
      cents: toCents(claim.amount),
      at,
      transferId: made.id,
    });
    await emitOrderChanged(ctx, tx, purchase, 'paid_out', null);
    ctx.log.info({ purchaseId, commissionId: claim.id }, 'artist paid');
  });
}

/** Pays what is due and free, and finishes what was begun. Throws `PaymentsError`. */
export async function payArtist(ctx: Context, purchaseId: string): Promise<void> {
  if (!ctx.payments) return;
  await beginPayout(ctx, purchaseId);
  await finishPayout(ctx, ctx.payments, purchaseId);
}

/** Takes back what the artist was paid; a success when nothing was. Throws `PaymentsError`. */
export async function reversePayout(ctx: Context, purchaseId: string): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  const before = await findClaim(ctx.db, purchaseId);
  if (before?.claim.status === 'paying') {
    // Refused: then there is nothing to take back.
    await finishPayout(ctx, payments, purchaseId).catch((error: unknown) => {
      if (isUnknown(error)) throw error;
    });
  }
  const found = await findClaim(ctx.db, purchaseId);
  if (found?.claim.status !== 'paid' || !found.claim.stripeTransferId) return;
  const key = `reversal:${found.claim.id}`;
  const { reversalId } = await payments.transfers.reverse(found.claim.stripeTransferId, key);
  if (!reversalId) throw new PaymentsError('not_reversed');
  await ctx.db.transaction(async (tx) => {
    const present = await lockClaim(tx, purchaseId);
    if (present?.claim.status !== 'paid') return;
    const { claim, purchase } = present;
    const at = ctx.clock.now();
    await updateClaim(tx, claim.id, { status: 'reversed', stripeReversalId: reversalId, reversedAt: at });
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
