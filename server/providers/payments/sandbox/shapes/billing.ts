import type { Stripe } from 'stripe';
import { randomId } from '../ids.ts';
import { idOf } from '../kinds.ts';
import { nulls } from './nulls.ts';

const list = (url: string, data: object[] = []) => ({ object: 'list' as const, data, has_more: false, url });

export const customer = (
  now: number,
  fields: {
    email: string | null;
    name: string | null;
    description: string | null;
    metadata: Record<string, string>;
  },
): Stripe.Customer => ({
  id: randomId('cus', 14),
  object: 'customer',
  balance: 0,
  created: now,
  default_source: null,
  delinquent: false,
  description: fields.description,
  email: fields.email,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: fields.metadata,
  name: fields.name,
  shipping: null,
});

export const product = (
  now: number,
  fields: {
    id?: string | undefined;
    name: string;
    description: string | null;
    metadata: Record<string, string>;
  },
): Stripe.Product => ({
  id: fields.id ?? randomId('prod', 14),
  object: 'product',
  active: true,
  created: now,
  description: fields.description,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: fields.metadata,
  name: fields.name,
  type: 'service',
  updated: now,
  ...nulls('package_dimensions shippable tax_details url'),
});

export interface PriceFields {
  product: string;
  currency: string;
  unitAmount: number;
  lookupKey: string | null;
  recurring: { interval: string; count: number } | null;
  metadata: Record<string, string>;
}

export const price = (now: number, fields: PriceFields) =>
  ({
    id: randomId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency: fields.currency,
    livemode: false,
    lookup_key: fields.lookupKey,
    metadata: fields.metadata,
    product: fields.product,
    recurring: fields.recurring && {
      interval: fields.recurring.interval,
      interval_count: fields.recurring.count,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    type: fields.recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unitAmount,
    // Sent as text, like the provider does; the SDK makes a decimal of it.
    unit_amount_decimal: String(fields.unitAmount) as unknown,
    ...nulls('custom_unit_amount nickname tiers_mode transform_quantity'),
  }) as Stripe.Price;

export interface SubscriptionFields {
  customer: string;
  price: Stripe.Price;
  periodEnd: number;
  savesMethod: boolean;
  defaultMethod: string | null;
  metadata: Record<string, string>;
}

export function subscription(now: number, fields: SubscriptionFields): Stripe.Subscription {
  const id = randomId('sub');
  const item = {
    id: randomId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: fields.periodEnd,
    current_period_start: now,
    discounts: [],
    metadata: {},
    price: fields.price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_mode: { type: 'flexible', flexible: null },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: fields.price.currency,
    customer: fields.customer,
    default_payment_method: fields.defaultMethod,
    discounts: [],
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: list('/v1/subscription_items', [item]),
    livemode: false,
    metadata: fields.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: fields.savesMethod ? 'on_subscription' : 'off',
    },
    start_date: now,
    status: 'incomplete',
    ...nulls('application application_fee_percent billing_cycle_anchor_config billing_thresholds'),
    ...nulls('cancel_at canceled_at customer_account days_until_due default_source description'),
    ...nulls('ended_at latest_invoice managed_payments next_pending_invoice_item_invoice on_behalf_of'),
    ...nulls('pause_collection pending_invoice_item_interval pending_setup_intent pending_update'),
    ...nulls('schedule test_clock transfer_data trial_end trial_settings trial_start'),
  } as unknown as Stripe.Subscription;
}

function invoiceLine(sub: Stripe.Subscription, amount: number) {
  const item = sub.items.data[0]!;
  return {
    id: randomId('il'),
    object: 'line_item',
    amount,
    currency: sub.currency,
    description: '1 x Premium',
    period: { start: item.current_period_start, end: item.current_period_end },
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: { subscription: sub.id, subscription_item: item.id },
    },
  };
}

export function invoice(
  now: number,
  sub: Stripe.Subscription,
  customer: Stripe.Customer,
  amount: number,
  reason: 'subscription_create' | 'subscription_cycle',
): Stripe.Invoice {
  const id = randomId('in');
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: sub.currency,
    customer: idOf(sub.customer),
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_exempt: 'none',
    default_tax_rates: [],
    discounts: [],
    effective_at: now,
    ending_balance: 0,
    issuer: { type: 'self' },
    lines: list(`/v1/invoices/${id}/lines`, [invoiceLine(sub, amount)]),
    livemode: false,
    metadata: {},
    number: `SBX-${id.slice(-6).toUpperCase()}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: sub.id, metadata: sub.metadata },
    },
    payment_settings: {},
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    ...nulls('account_tax_ids application automatically_finalizes_at custom_fields customer_account'),
    ...nulls('customer_address customer_phone customer_shipping default_payment_method default_source'),
    ...nulls('description due_date footer from_invoice hosted_invoice_url invoice_pdf'),
    ...nulls('last_finalization_error latest_revision next_payment_attempt on_behalf_of'),
    ...nulls('receipt_number rendering shipping_cost shipping_details statement_descriptor test_clock'),
    ...nulls('webhooks_delivered_at'),
  } as unknown as Stripe.Invoice;
}
