/** Objects as the provider returns them. The SDK's own types let the compiler find missing fields. */
import type { Stripe } from 'stripe';
import type { Decline } from '../cards.ts';
import { randomId } from '../ids.ts';
import { idOf } from '../kinds.ts';
import { nulls } from './nulls.ts';

export interface IntentFields {
  amount: number;
  currency: string;
  customer?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  payment_method?: string | null;
  receipt_email?: string | null;
  setup_future_usage?: 'off_session' | 'on_session' | null;
  transfer_group?: string | null;
  application_fee_amount?: number | null;
  on_behalf_of?: string | null;
  transfer_data?: { destination: string; amount?: number };
}

export function paymentIntent(now: number, fields: IntentFields): Stripe.PaymentIntent {
  const id = randomId('pi');
  return {
    id,
    object: 'payment_intent',
    amount: fields.amount,
    amount_capturable: 0,
    amount_received: 0,
    application_fee_amount: fields.application_fee_amount ?? null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomId('s', 24).slice(2)}`,
    confirmation_method: 'automatic',
    created: now,
    currency: fields.currency,
    customer: fields.customer ?? null,
    description: fields.description ?? null,
    livemode: false,
    metadata: fields.metadata ?? {},
    on_behalf_of: fields.on_behalf_of ?? null,
    payment_method: fields.payment_method ?? null,
    payment_method_options: {},
    payment_method_types: ['card'],
    receipt_email: fields.receipt_email ?? null,
    setup_future_usage: fields.setup_future_usage ?? null,
    status: fields.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_group: fields.transfer_group ?? null,
    ...(fields.transfer_data ? { transfer_data: fields.transfer_data } : {}),
    ...nulls('application canceled_at cancellation_reason customer_account'),
    ...nulls('excluded_payment_method_types last_payment_error latest_charge managed_payments'),
    ...nulls('next_action payment_method_configuration_details payment_record processing review'),
    ...nulls('shipping source statement_descriptor statement_descriptor_suffix'),
  } as Stripe.PaymentIntent;
}

export function paymentMethod(
  now: number,
  card: { brand: string; last4: string; month: number; year: number },
): Stripe.PaymentMethod {
  return {
    id: randomId('pm'),
    object: 'payment_method',
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      last4: card.last4,
      exp_month: card.month,
      exp_year: card.year,
      country: 'US',
      funding: 'credit',
      fingerprint: card.last4,
    } as Stripe.PaymentMethod.Card,
  };
}

const outcome = (decline: Decline | null) =>
  ({
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    type: decline ? 'issuer_declined' : 'authorized',
    reason: decline?.decline_code ?? null,
    seller_message: decline?.message ?? 'Payment complete.',
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
  }) as Stripe.Charge.Outcome;

export function charge(
  now: number,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
): Stripe.Charge {
  const group = intent.transfer_group ?? (intent.transfer_data ? `group_${intent.id}` : null);
  return {
    id: randomId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: decline ? null : randomId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: !decline,
    created: now,
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: outcome(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card } as Stripe.Charge.PaymentMethodDetails,
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
    ...(group ? { transfer_group: group } : {}),
    ...nulls('application application_fee failure_balance_transaction on_behalf_of receipt_email'),
    ...nulls('receipt_number receipt_url review shipping source source_transfer statement_descriptor'),
    ...nulls('statement_descriptor_suffix transfer_data'),
  } as Stripe.Charge;
}

export const refund = (now: number, charge: Stripe.Charge, amount: number, reason: string | null) =>
  ({
    id: randomId('re'),
    object: 'refund',
    amount,
    balance_transaction: randomId('txn'),
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: idOf(charge.customer),
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason,
    status: 'succeeded',
    ...nulls('customer_account receipt_number source_transfer_reversal transfer_reversal'),
  }) as Stripe.Refund;

const DAY = 86_400;

export const dispute = (now: number, charge: Stripe.Charge) =>
  ({
    id: randomId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: { due_by: now + 7 * DAY, has_evidence: false, past_due: false, submission_count: 0 },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: 'fraudulent',
    status: 'needs_response',
  }) as unknown as Stripe.Dispute;
