import { invalid } from './api-error.ts';
import { requireCardOf } from './cards.ts';
import { authenticateIntent, confirmIntent, unexpectedState } from './confirm-intent.ts';
import { requireTransfers } from './connect.ts';
import { emit } from './events.ts';
import { type Form, flag, integer, metadata, need, needInteger, part, text } from './forms.ts';
import { on, readable, type Route } from './router.ts';
import { type IntentFields, paymentIntent } from './shapes/payments.ts';
import type { Unit } from './store.ts';

/** A saved card can only be used by its customer. */
async function readPayer(
  unit: Unit,
  form: Form,
): Promise<Pick<IntentFields, 'customer' | 'payment_method' | 'setup_future_usage'>> {
  const named = text(form, 'customer');
  const method = text(form, 'payment_method');
  const customer = named === undefined ? null : (await unit.get('customer', named)).id;
  const isSaved = method !== undefined && flag(form, 'off_session');
  return {
    customer,
    payment_method: isSaved ? (await requireCardOf(unit, customer, method)).id : (method ?? null),
    setup_future_usage: (text(form, 'setup_future_usage') as 'off_session' | undefined) ?? null,
  };
}

/** The provider's minimum amount, in cents. */
const LEAST = 50;

async function readFields(unit: Unit, form: Form): Promise<IntentFields> {
  const amount = needInteger(form, 'amount');
  const fee = integer(form, 'application_fee_amount');
  const share = part(form, 'transfer_data');
  const onBehalfOf = text(form, 'on_behalf_of') ?? null;
  if (amount < LEAST) {
    throw invalid('Amount must be at least $0.50 usd', { param: 'amount', code: 'amount_too_small' });
  }
  if (fee !== undefined && fee > amount) {
    throw invalid('application_fee_amount is too large', { param: 'application_fee_amount' });
  }
  if (fee && !share && !onBehalfOf) {
    throw invalid(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      { param: 'application_fee_amount' },
    );
  }
  const destination = share && (await requireTransfers(unit, need(share, 'destination'))).id;
  const shared = share && integer(share, 'amount');
  return {
    amount,
    currency: need(form, 'currency'),
    description: text(form, 'description') ?? null,
    metadata: metadata(form),
    ...(await readPayer(unit, form)),
    receipt_email: text(form, 'receipt_email') ?? null,
    transfer_group: text(form, 'transfer_group') ?? null,
    application_fee_amount: fee ?? null,
    on_behalf_of: onBehalfOf,
    ...(destination
      ? { transfer_data: { destination, ...(shared === undefined ? {} : { amount: shared }) } }
      : {}),
  };
}

async function createIntent(unit: Unit, form: Form): Promise<object> {
  const intent = unit.save(paymentIntent(unit.now, await readFields(unit, form)));
  await emit(unit, 'payment_intent.created', intent);
  return flag(form, 'confirm') ? confirmIntent(unit, intent, form, flag(form, 'off_session')) : intent;
}

async function updateIntent(unit: Unit, form: Form, id: string): Promise<object> {
  const intent = await unit.get('payment_intent', id);
  intent.metadata = { ...intent.metadata, ...metadata(form) };
  intent.amount = integer(form, 'amount') ?? intent.amount;
  intent.application_fee_amount = integer(form, 'application_fee_amount') ?? intent.application_fee_amount;
  intent.description = text(form, 'description') ?? intent.description;
  intent.transfer_group = text(form, 'transfer_group') ?? intent.transfer_group;
  intent.receipt_email = text(form, 'receipt_email') ?? intent.receipt_email;
  return unit.save(intent);
}

async function cancelIntent(unit: Unit, form: Form, id: string): Promise<object> {
  const intent = await unit.get('payment_intent', id);
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: unit.now,
    cancellation_reason: text(form, 'cancellation_reason') ?? null,
    next_action: null,
  });
  unit.save(intent);
  await emit(unit, 'payment_intent.canceled', intent);
  return intent;
}

export const intentRoutes: Route[] = [
  ...readable('/payment_intents', 'payment_intent', ['customer']),
  on('POST', '/payment_intents', createIntent),
  on('POST', '/payment_intents/:id', updateIntent),
  on('POST', '/payment_intents/:id/confirm', async (unit, form, id) =>
    confirmIntent(unit, await unit.get('payment_intent', id), form),
  ),
  on('POST', '/payment_intents/:id/sandbox_authenticate', async (unit, form, id) =>
    authenticateIntent(unit, await unit.get('payment_intent', id), text(form, 'outcome') === 'succeed'),
  ),
  on('POST', '/payment_intents/:id/cancel', cancelIntent),
];
