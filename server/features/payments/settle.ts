/** Brings a charge up to date with the provider, and refunds. An interrupted refund is finished by the next attempt. */
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import { applyState, fullRefund } from './apply-state.ts';
import { findCharge, moveCharge } from './charge-queries.ts';
import type { PaymentOwner } from './owners.ts';
import { findPendingPart } from './part-queries.ts';
import { partKey } from './parts.ts';
import { reverseTransfer } from './transfers.ts';

/** Marks everything that was paid for a refund; `finishRefund` executes it. The charge must be locked and paid. */
export const startRefund = (tx: Queryable, charge: ChargeRow): Promise<ChargeRow> =>
  moveCharge(tx, charge, 'refunding', fullRefund(charge));

/** Undoes the payout of a payment that is refunded in whole, then asks for the refund. */
async function requestRefund(
  ctx: Context,
  payments: Payments,
  owner: PaymentOwner,
  { id, amountCents, refundedCents, stripePaymentIntentId }: ChargeRow,
): Promise<void> {
  const key = `${owner.prefix}-refund:${id}`;
  if (refundedCents < amountCents) {
    await payments.refundIntentPart(stripePaymentIntentId!, refundedCents, key);
    return;
  }
  await reverseTransfer(ctx, owner, id);
  await payments.refundIntent(stripePaymentIntentId!, key);
}

/** Executes the pending refund of a charge, or of a part of it. A disputed payment waits for the bank. Throws `PaymentsError`. */
export async function finishRefund(ctx: Context, owner: PaymentOwner, chargeId: string): Promise<void> {
  const applied = await applyState(ctx, owner, chargeId);
  const charge = await findCharge(ctx.db, chargeId);
  if (!ctx.payments || !applied || !charge) return;
  if (charge.status === 'refunded') await reverseTransfer(ctx, owner, chargeId);
  const { id, dispute, amountRefunded } = applied.state;
  if (dispute === 'open' || dispute === 'lost') return;
  const part = await findPendingPart(ctx.db, chargeId);
  if (part) await ctx.payments.refundIntentPart(id, part.amountCents, partKey(owner, part));
  else if (charge.status !== 'refunding') return;
  else if (amountRefunded < charge.refundedCents) await requestRefund(ctx, ctx.payments, owner, charge);
  await applyState(ctx, owner, chargeId);
  const isUnfinished = (await findCharge(ctx.db, chargeId))?.status === 'refunding';
  if (isUnfinished || (await findPendingPart(ctx.db, chargeId))) throw new PaymentsError('not_refunded');
}

/**
 * Applies the provider's state. A payment that its owner refuses is refunded at once. Throws `PaymentsError`
 * if the provider fails.
 */
export async function settle(ctx: Context, owner: PaymentOwner, chargeId: string): Promise<void> {
  const applied = await applyState(ctx, owner, chargeId);
  if (applied?.isRefused) await finishRefund(ctx, owner, chargeId);
}
