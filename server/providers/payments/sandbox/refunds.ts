import { invalid } from './api-error.ts';
import { reverse } from './connect.ts';
import { emit } from './events.ts';
import { type Form, flag, integer, metadata, text } from './forms.ts';
import { idOf, type Kinds } from './kinds.ts';
import { on, readable, type Route } from './router.ts';
import { refund as refundShape } from './shapes/payments.ts';
import type { Unit } from './store.ts';

async function chargeFor(unit: Unit, form: Form): Promise<Kinds['charge']> {
  const named = text(form, 'charge');
  if (named) return unit.get('charge', named);
  const intent = await unit.get('payment_intent', text(form, 'payment_intent') ?? null);
  return unit.get('charge', idOf(intent.latest_charge));
}

/** Withheld by a bank or lost to it. Money from a dispute that was won can be refunded. */
async function isContested(unit: Unit, charge: Kinds['charge']): Promise<boolean> {
  if (!charge.disputed) return false;
  const disputes = await unit.find('dispute', { charge: charge.id });
  return disputes.some(({ status }) => status !== 'won');
}

async function createRefund(unit: Unit, form: Form): Promise<object> {
  const charge = await chargeFor(unit, form);
  const left = charge.amount - charge.amount_refunded;
  const amount = integer(form, 'amount') ?? left;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount < 1) {
    throw invalid('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' });
  }
  if (amount > left)
    throw invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
  if (await isContested(unit, charge)) {
    throw invalid('Charge has been disputed', { code: 'charge_disputed' });
  }

  const refund = refundShape(unit.now, charge, amount, text(form, 'reason') ?? null);
  refund.metadata = metadata(form);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  unit.save(charge);
  if (flag(form, 'reverse_transfer') && charge.transfer) {
    const transfer = await unit.get('transfer', idOf(charge.transfer));
    const share = Math.round((transfer.amount * amount) / charge.amount);
    refund.transfer_reversal = (await reverse(unit, transfer, share)).id;
  }
  unit.save(refund);
  await emit(unit, 'refund.created', refund);
  await emit(unit, 'charge.refunded', charge);
  return refund;
}

export const refundRoutes: Route[] = [
  ...readable('/refunds', 'refund', ['payment_intent', 'charge']),
  on('POST', '/refunds', createRefund),
  ...readable('/disputes', 'dispute', ['payment_intent', 'charge']),
  ...readable('/charges', 'charge', ['payment_intent', 'customer']),
];
