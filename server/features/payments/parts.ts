/** Parts of a payment that go back, because the app asked for it or by hand at the provider. The charge stays paid. */
import type { ChargeRow, RefundRow } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { ProviderRefund } from '#server/providers/payments/payments.ts';
import { updateCharge } from './charge-queries.ts';
import { readOwed } from './ledger/queries.ts';
import { ledger } from './ledger/service.ts';
import type { ChargeChange, PaymentOwner } from './owners.ts';
import { findPendingPart, insertPart, listParts, updatePart } from './part-queries.ts';
import { findPayout, updateTransfer } from './transfer-queries.ts';

/** The provider keeps it with the refund. One that had to become smaller is another request. */
export const partKey = ({ prefix }: PaymentOwner, { id, amountCents }: RefundRow): string =>
  `${prefix}-part:${id}:${amountCents}`;

/**
 * Records that a part is to be refunded; `finishRefund` executes it. The charge must be locked and paid, without
 * another such part.
 * @param cents at most what is left
 */
export const startPart = (
  ctx: Context,
  tx: Queryable,
  charge: ChargeRow,
  cents: number,
): Promise<RefundRow> =>
  insertPart(tx, { chargeId: charge.id, amountCents: cents, createdAt: ctx.clock.now() });

/** A payout that was not asked for yet becomes smaller; the job reverses what was transferred too much. */
async function reducePayout(owner: PaymentOwner, { ctx, tx, charge }: ChargeChange): Promise<void> {
  const payout = await findPayout(tx, charge.id, ctx.clock.now());
  if (payout?.transfer.status !== 'pending') return;
  const transfer = await updateTransfer(tx, payout.transfer.id, { amountCents: charge.payeeCents });
  await owner.onPayout?.({ ctx, tx, charge, transfer, change: 'reduced' });
}

type Splitting = PaymentOwner & Required<Pick<PaymentOwner, 'returnedOf'>>;

/** @param part as asked for; null: by hand */
async function recordPart(
  owner: Splitting,
  { ctx, tx, charge, state }: ChargeChange,
  { id: stripeRefundId, amount: cents }: ProviderRefund,
  part: RefundRow | null,
): Promise<ChargeRow> {
  const { id: chargeId, payeeId, releasedAt } = charge;
  const before = await owner.returnedOf(tx, charge, charge.refundedCents);
  const after = await owner.returnedOf(tx, charge, charge.refundedCents + cents);
  const commissionCents = after.commissionCents - before.commissionCents;
  const payeeCents = cents - commissionCents;
  const at = ctx.clock.now();
  // What the payee gave up is the platform's, and returned by it.
  const borne = Math.min(payeeCents, (await readOwed(tx, chargeId)).payee);
  const split = { payeeCents: borne, commissionCents: cents - borne };
  const released = releasedAt && payeeId ? { payeeId, ...split } : null;
  await ledger.refund(tx, { chargeId, reference: stripeRefundId, at, cents, released });
  const priceCents = after.priceCents - before.priceCents;
  const done = { priceCents, commissionCents, status: 'done', stripeRefundId, refundedAt: at } as const;
  if (part) await updatePart(tx, part.id, done);
  else await insertPart(tx, { ...done, chargeId, amountCents: cents, createdAt: at });
  const reduced = await updateCharge(tx, chargeId, {
    refundedCents: charge.refundedCents + cents,
    payeeCents: charge.payeeCents - payeeCents,
    commissionCents: charge.commissionCents - commissionCents,
  });
  const change = { ctx, tx, charge: reduced, state };
  await reducePayout(owner, change);
  await owner.onRefunded?.(change, { cents, by: part ? 'app' : 'provider' });
  return reduced;
}

const isSplitting = (owner: PaymentOwner): owner is Splitting => owner.returnedOf !== undefined;

/** Records the parts that are refunded at the provider, each once. Everything at once is no part. */
export async function applyParts(owner: PaymentOwner, change: ChargeChange): Promise<void> {
  const { tx, state } = change;
  let { charge } = change;
  if (!isSplitting(owner) || charge.status !== 'paid' || state.refunds.length === 0) return;
  const parts = await listParts(tx, charge.id);
  const isNew = ({ id }: ProviderRefund) => !parts.some(({ stripeRefundId }) => stripeRefundId === id);
  const made = state.refunds.filter(isNew).toReversed();
  const returned = made.reduce((sum, { amount }) => sum + amount, charge.refundedCents);
  if (state.refunded || returned >= charge.amountCents) return;
  for (const refund of made) {
    const asked = parts.find((part) => part.status === 'pending' && partKey(owner, part) === refund.request);
    charge = await recordPart(owner, { ...change, charge }, refund, asked ?? null);
  }
  const pending = await findPendingPart(tx, charge.id);
  const left = charge.amountCents - charge.refundedCents;
  if (pending && pending.amountCents > left) await updatePart(tx, pending.id, { amountCents: left });
}
