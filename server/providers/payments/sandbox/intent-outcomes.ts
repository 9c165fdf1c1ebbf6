/** Effects of a card's response on a payment intent. */
import { cardError, type ErrorBody } from './api-error.ts';
import { cardBehind, type Decline } from './cards.ts';
import { emit } from './events.ts';
import { failInvoice, invoiceOf, payInvoice } from './invoices.ts';
import { idOf, type Kinds } from './kinds.ts';
import { transfer } from './shapes/connect.ts';
import { charge as chargeShape, dispute } from './shapes/payments.ts';
import { randomId } from './ids.ts';
import type { Unit } from './store.ts';

type Intent = Kinds['payment_intent'];
type Method = Kinds['payment_method'];

/** Records the decline and throws it. @param options.withCharge false: the bank never saw a charge */
export async function refuse(
  unit: Unit,
  intent: Intent,
  method: Method,
  decline: Decline,
  options: { withCharge: boolean } = { withCharge: true },
): Promise<never> {
  const charge = options.withCharge ? unit.save(chargeShape(unit.now, intent, method, decline)) : null;
  const body: Omit<ErrorBody, 'type'> = {
    code: decline.code,
    decline_code: decline.code === 'card_declined' ? decline.decline_code : undefined,
    message: decline.message,
    payment_method: structuredClone(method),
    charge: charge?.id,
  };
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { type: 'card_error', ...body },
    ...(charge ? { latest_charge: charge.id } : {}),
  });
  unit.save(intent);
  await emit(unit, 'payment_intent.payment_failed', intent);
  if (charge) await emit(unit, 'charge.failed', charge);
  const invoice = await invoiceOf(unit, intent);
  if (invoice) await failInvoice(unit, invoice);
  throw cardError({ ...body, payment_intent: structuredClone(intent) });
}

async function transferShare(unit: Unit, intent: Intent, charge: Kinds['charge']): Promise<void> {
  if (!intent.transfer_data) return;
  const moved = unit.save(
    transfer(unit.now, {
      amount: intent.transfer_data.amount ?? intent.amount - (intent.application_fee_amount ?? 0),
      currency: intent.currency,
      destination: idOf(intent.transfer_data.destination) ?? '',
      source_transaction: charge.id,
      transfer_group: charge.transfer_group ?? null,
    }),
  );
  charge.transfer = moved.id;
  if (intent.application_fee_amount) charge.application_fee = randomId('fee');
  unit.save(charge);
  await emit(unit, 'transfer.created', moved);
}

export async function succeed(unit: Unit, intent: Intent, method: Method): Promise<void> {
  const charge = unit.save(chargeShape(unit.now, intent, method, null));
  await transferShare(unit, intent, charge);
  if (intent.setup_future_usage && intent.customer) {
    method.customer = idOf(intent.customer);
    unit.save(method);
    unit.hide(method, { reusable: true });
  }
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  });
  unit.save(intent);
  await emit(unit, 'payment_intent.succeeded', intent);
  await emit(unit, 'charge.succeeded', charge);
  const invoice = await invoiceOf(unit, intent);
  if (invoice) await payInvoice(unit, invoice, method.id);
  if (cardBehind(unit, method).disputes) await openDispute(unit, charge);
}

export async function openDispute(unit: Unit, charge: Kinds['charge']): Promise<Kinds['dispute']> {
  charge.disputed = true;
  unit.save(charge);
  const opened = unit.save(dispute(unit.now, charge));
  await emit(unit, 'charge.dispute.created', opened);
  return opened;
}

/** The bank's decision. A lost dispute takes the money; the charge stays marked as disputed either way. */
export async function closeDispute(
  unit: Unit,
  id: string,
  status: 'won' | 'lost',
): Promise<Kinds['dispute']> {
  const closed = await unit.get('dispute', id);
  closed.status = status;
  unit.save(closed);
  await emit(unit, 'charge.dispute.closed', closed);
  return closed;
}
