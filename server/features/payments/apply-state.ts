/**
 * Applies the provider's state to a charge and notifies its owner. An event is only a hint: the state is always read
 * from the provider.
 */
import { OPEN_CHARGES } from '#shared/payments/states.ts';
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { Context } from '#server/context.ts';
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';
import { findCharge, lockCharge, moveCharge, updateCharge } from './charge-queries.ts';
import { listDisputeSteps, readOwed } from './ledger/queries.ts';
import { ledger } from './ledger/service.ts';
import type { ChargeChange, PaymentOwner } from './owners.ts';
import { cancelPendingPart, listParts } from './part-queries.ts';
import { applyParts } from './parts.ts';
import { cancelPayout } from './release.ts';

const CANCELED = 'This payment was canceled. It will be refunded to your card in full.';

/** The whole amount is refunded. */
export const fullRefund = ({ amountCents }: Pick<ChargeRow, 'amountCents'>) => ({
  payeeCents: 0,
  commissionCents: 0,
  refundedCents: amountCents,
});

const isOpen = ({ status }: ChargeRow): boolean => (OPEN_CHARGES as readonly string[]).includes(status);

/** It may still be paid, or never will be. */
async function applyUnpaid(owner: PaymentOwner, change: ChargeChange): Promise<void> {
  const { tx, charge, state } = change;
  if (state.status === 'succeeded' || !isOpen(charge)) return;
  const kept = state.status === 'open' ? charge.failureMessage : null;
  const failureMessage = state.failureMessage ?? kept;
  let present = charge;
  if (charge.status !== state.status)
    present = await moveCharge(tx, charge, state.status, { failureMessage });
  else if (charge.failureMessage !== failureMessage)
    present = await updateCharge(tx, charge.id, { failureMessage });
  await owner.onUnpaid?.({ ...change, charge: present });
}

/** Applied once. @returns whether its owner refused the payment, which must be refunded */
async function applyPaid(owner: PaymentOwner, change: ChargeChange): Promise<boolean> {
  const { ctx, tx, charge, state } = change;
  const at = ctx.clock.now();
  const reference = state.chargeId ?? state.id;
  await ledger.charge(tx, { chargeId: charge.id, reference, at, cents: charge.amountCents });
  const paid = { paidAt: at, stripeChargeId: state.chargeId };
  const canceled = charge.status === 'canceled' ? CANCELED : null;
  const failureMessage = (await owner.refusal(change)) ?? canceled;
  if (failureMessage !== null) {
    await moveCharge(tx, charge, 'refunding', { ...paid, ...fullRefund(charge), failureMessage });
    ctx.log.warn({ chargeId: charge.id }, 'a payment came too late and is refunded');
    return true;
  }
  const moved = await moveCharge(tx, charge, 'paid', { ...paid, failureMessage: null });
  await owner.onPaid({ ...change, charge: moved });
  return false;
}

/** The amounts no longer owed after a refund of everything that is left. */
async function readUndone({ tx, charge }: ChargeChange) {
  const { escrow, payee, commission } = await readOwed(tx, charge.id);
  const { payeeId } = charge;
  const isReleased = payeeId && payee + commission > 0;
  return {
    cents: escrow + payee + commission,
    released: isReleased ? { payeeId, payeeCents: payee, commissionCents: commission } : null,
  };
}

/** The payer has everything back; the job reverses the transfer. */
async function close(
  owner: PaymentOwner,
  change: ChargeChange,
  refund: { cents: number; by: 'app' | 'provider' | 'bank'; stripeRefundId?: string },
): Promise<void> {
  const { ctx, tx, charge } = change;
  const { stripeRefundId = charge.stripeRefundId, ...reported } = refund;
  const refundedAt = reported.by === 'bank' ? (charge.refundedAt ?? ctx.clock.now()) : ctx.clock.now();
  const refunded = await moveCharge(tx, charge, 'refunded', {
    ...fullRefund(charge),
    refundedAt,
    stripeRefundId,
  });
  await cancelPendingPart(tx, charge.id);
  await cancelPayout(owner, { ...change, charge: refunded });
  await owner.onRefunded?.({ ...change, charge: refunded }, reported);
}

/** Records each step of the bank dispute once, however many events were missed. */
async function applyDispute(owner: PaymentOwner, change: ChargeChange): Promise<void> {
  const { ctx, tx, state } = change;
  const { dispute, disputeId: reference } = state;
  if (dispute === 'none' || !reference) return;
  let { charge } = change;
  const steps = await listDisputeSteps(tx, reference);
  const isNew = (kind: string) => !steps.some((step) => step.kind === kind);
  const moved = { chargeId: charge.id, reference, at: ctx.clock.now() };
  const undone = await readUndone(change);
  if (isNew('dispute')) {
    await ledger.disputeOpened(tx, { ...moved, cents: undone.cents });
    charge = await updateCharge(tx, charge.id, { dispute: 'open' });
    await owner.onDisputed?.({ ...change, charge }, 'open');
  }
  const cents = steps.find((step) => step.kind === 'dispute')?.contested ?? undone.cents;
  if (dispute === 'won' && isNew('dispute_won')) {
    await ledger.disputeWon(tx, { ...moved, cents });
    charge = await updateCharge(tx, charge.id, { dispute: 'won' });
    await owner.onDisputed?.({ ...change, charge }, 'won');
  }
  if (dispute === 'lost' && isNew('dispute_lost')) {
    await ledger.disputeLost(tx, { ...moved, cents, released: undone.released });
    charge = await updateCharge(tx, charge.id, { dispute: 'lost' });
    if (charge.status !== 'refunded') await close(owner, { ...change, charge }, { cents, by: 'bank' });
  }
}

/** A refund that the app asked for, or one of everything that it did not ask for. */
async function applyRefund(owner: PaymentOwner, change: ChargeChange): Promise<void> {
  const { ctx, tx, charge, state } = change;
  const { id, status, refundedCents, amountCents } = charge;
  const isAsked = status === 'refunding';
  if (status !== 'paid' && !isAsked) return;
  const isPart = isAsked && refundedCents < amountCents;
  const at = ctx.clock.now();
  const parts = await listParts(tx, id);
  const isNew = (refund: { id: string }) => !parts.some(({ stripeRefundId }) => stripeRefundId === refund.id);
  const reference = state.refunds.find(isNew)?.id ?? state.id;
  if (state.refunded) {
    const undone = await readUndone(change);
    await ledger.refund(tx, { chargeId: id, reference, at, ...undone });
    const by = isAsked && !isPart ? 'app' : 'provider';
    if (by === 'provider') ctx.log.warn({ chargeId: id }, 'a payment was refunded at the provider');
    await close(owner, change, { cents: undone.cents, by, stripeRefundId: reference });
  } else if (isPart && state.amountRefunded >= refundedCents) {
    await ledger.refund(tx, { chargeId: id, reference, at, cents: refundedCents, released: null });
    const paid = await moveCharge(tx, charge, 'paid', { stripeRefundId: reference, refundedAt: at });
    await owner.onRefunded?.({ ...change, charge: paid }, { cents: refundedCents, by: 'app' });
  }
}

/** Whether the full amount was paid, in dollars, for this charge. */
function isExact(owner: PaymentOwner, { ctx, charge, state }: ChargeChange): boolean {
  const { amountReceived: received, currency, metadata } = state;
  const isIts = metadata[owner.metadataKey] === charge.id;
  if (received === charge.amountCents && currency === 'usd' && isIts) return true;
  ctx.log.error(
    { chargeId: charge.id, due: charge.amountCents, received, currency },
    `a payment does not match its ${owner.label} and was not accepted`,
  );
  return false;
}

interface Applied {
  state: PaymentIntentState;
  isRefused: boolean;
}

/**
 * No transaction is open while the provider is asked. States only move forward, so an older response that arrives
 * later changes nothing. Throws `PaymentsError` if the provider fails.
 * @returns null: nothing was ever asked of the provider
 */
export async function applyState(
  ctx: Context,
  owner: PaymentOwner,
  chargeId: string,
): Promise<Applied | null> {
  const { payments } = ctx;
  const known = payments && (await findCharge(ctx.db, chargeId));
  if (!known?.stripePaymentIntentId) return null;
  const state = await payments!.readIntent(known.stripePaymentIntentId);
  return ctx.db.transaction(async (tx) => {
    await owner.lock(tx, known);
    const present = async (): Promise<ChargeChange> => {
      return { ctx, tx, state, charge: await lockCharge(tx, chargeId) };
    };
    const change = await present();
    if (state.status !== 'succeeded') {
      await applyUnpaid(owner, change);
      return { state, isRefused: false };
    }
    if (!isExact(owner, change)) return { state, isRefused: false };
    const isRefused = change.charge.paidAt === null && (await applyPaid(owner, change));
    // Each step reads what the one before has changed. What is withheld in a dispute is what the parts have left.
    await applyParts(owner, await present());
    await applyDispute(owner, await present());
    await applyRefund(owner, await present());
    return { state, isRefused };
  });
}
