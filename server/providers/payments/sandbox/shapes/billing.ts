import type { Stripe } from 'stripe';
import { randomId } from '../ids.ts';
import { idOf } from '../kinds.ts';

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
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: 'service',
  updated: now,
  url: null,
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
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookupKey,
    metadata: fields.metadata,
    nickname: null,
    product: fields.product,
    recurring: fields.recurring && {
      interval: fields.recurring.interval,
      interval_count: fields.recurring.count,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: fields.recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unitAmount,
    // Sent as text, like the provider does; the SDK makes a decimal of it.
    unit_amount_decimal: String(fields.unitAmount) as unknown,
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
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: null },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: fields.price.currency,
    customer: fields.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: fields.defaultMethod,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: list('/v1/subscription_items', [item]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: fields.savesMethod ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
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
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: sub.currency,
    custom_fields: null,
    customer: idOf(sub.customer),
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: list(`/v1/invoices/${id}/lines`, [invoiceLine(sub, amount)]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `SBX-${id.slice(-6).toUpperCase()}`,
    on_behalf_of: null,
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
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } as unknown as Stripe.Invoice;
}
