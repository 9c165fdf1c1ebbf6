/** Maps subscriptions, invoices and cards to the port's states. */
import type { Stripe } from 'stripe';
import type { CardState, InvoiceState, SubscriptionState } from './billing-port.ts';
import { idOf, toDate } from './stripe-client.ts';

const STATUS: Partial<Record<string, SubscriptionState['status']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  // The app offers no trials and pauses nothing; an operator might, in the provider's dashboard.
  trialing: 'active',
  paused: 'unpaid',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'canceled',
};

/** What must be expanded for `toSubscription`. */
export const SUBSCRIPTION_PARTS = ['latest_invoice.confirmation_secret', 'default_payment_method'];

const INVOICE_STATUS: Partial<Record<string, InvoiceState['status']>> = {
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'uncollectible',
};

export function toInvoice(invoice: Stripe.Invoice): InvoiceState {
  const { paid_at: paidAt } = invoice.status_transitions;
  return {
    id: invoice.id ?? '',
    number: invoice.number,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    status: INVOICE_STATUS[invoice.status ?? ''] ?? 'draft',
    createdAt: toDate(invoice.created),
    paidAt: paidAt === null ? null : toDate(paidAt),
    url: invoice.hosted_invoice_url ?? null,
  };
}

function toCard(method: Stripe.Subscription['default_payment_method']): CardState | null {
  if (method === null || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: month, exp_year: year } = method.card;
  return { brand, last4, expires: `${String(month).padStart(2, '0')}/${year}` };
}

/** @param sub with `SUBSCRIPTION_PARTS` expanded */
export function toSubscription(sub: Stripe.Subscription): SubscriptionState {
  const invoice = typeof sub.latest_invoice === 'object' ? sub.latest_invoice : null;
  const periodEnd = sub.items.data[0]?.current_period_end;
  return {
    id: sub.id,
    customerId: idOf(sub.customer) ?? '',
    status: STATUS[sub.status] ?? 'unpaid',
    currentPeriodEnd: periodEnd === undefined ? null : toDate(periodEnd),
    cancelAtPeriodEnd: sub.cancel_at_period_end,
    endedAt: sub.ended_at === null ? null : toDate(sub.ended_at),
    card: toCard(sub.default_payment_method),
    latestInvoice: invoice && toInvoice(invoice),
    clientSecret: invoice?.status === 'open' ? (invoice.confirmation_secret?.client_secret ?? null) : null,
    metadata: sub.metadata,
  };
}
