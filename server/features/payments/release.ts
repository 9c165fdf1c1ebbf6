/** A charge that was earned becomes a payout. */
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { updateCharge } from './charge-queries.ts';
import { ledger } from './ledger/service.ts';
import type { ChargeChange, PaymentOwner } from './owners.ts';
import { findPayout, insertTransfer, moveTransfer } from './transfer-queries.ts';

/** Applied once. The charge must be locked. @param dueAt when it may be transferred; null: not known yet */
export async function releaseCharge(
  ctx: Context,
  tx: Queryable,
  charge: ChargeRow,
  dueAt: Date | null,
): Promise<void> {
  const { id, payeeId, payeeCents, commissionCents } = charge;
  if (charge.releasedAt || !payeeId || payeeCents + commissionCents === 0) return;
  const at = ctx.clock.now();
  await ledger.release(tx, { chargeId: id, reference: id, at, payeeId, payeeCents, commissionCents });
  await updateCharge(tx, id, { releasedAt: at });
  const transfer = { chargeId: id, memberId: payeeId, amountCents: payeeCents, dueAt, createdAt: at };
  if (payeeCents > 0) await insertTransfer(tx, transfer);
}

/**
 * Cancels a payout that is no longer owed. One that was transferred, or is being transferred, is reversed by the job.
 */
export async function cancelPayout(owner: PaymentOwner, { ctx, tx, charge }: ChargeChange): Promise<void> {
  const payout = await findPayout(tx, charge.id, ctx.clock.now());
  if (payout?.transfer.status !== 'pending') return;
  const transfer = await moveTransfer(tx, payout.transfer, 'canceled');
  await owner.onPayout?.({ ctx, tx, charge, transfer, change: 'canceled' });
}
