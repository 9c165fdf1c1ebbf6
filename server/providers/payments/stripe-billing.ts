/** Subscriptions, their cards and their invoices. */
import type { Stripe } from 'stripe';
import type { Billing, SubscriptionState } from './billing-port.ts';
import { PaymentsError } from './payments.ts';
import { guarded, guardedEach, hasCode, idOf, isCardError, PAGE, toSeconds } from './stripe-client.ts';
import { SUBSCRIPTION_PARTS, toInvoice, toSubscription } from './stripe-subscription-states.ts';

const PRODUCT = 'Atelier Premium';
const LISTED_PARTS = SUBSCRIPTION_PARTS.map((part) => `data.${part}`);

/** The price is found by a name that contains it, so a new configured price creates another one. */
async function priceIdFor(stripe: Stripe, cents: number): Promise<string> {
  const lookupKey = `premium_monthly_${cents}`;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const made = await stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      product_data: { name: PRODUCT },
    },
    { idempotencyKey: `price:${lookupKey}` },
  );
  return made.id;
}

async function subscribe(
  stripe: Stripe,
  request: Parameters<Billing['createSubscription']>[0],
): Promise<SubscriptionState> {
  const price = await priceIdFor(stripe, request.priceCents);
  const sub = await stripe.subscriptions.create(
    {
      customer: request.customerId,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: request.metadata,
      expand: SUBSCRIPTION_PARTS,
    },
    { idempotencyKey: request.idempotencyKey },
  );
  return toSubscription(sub);
}

const read = async (stripe: Stripe, id: string): Promise<SubscriptionState> =>
  toSubscription(await stripe.subscriptions.retrieve(id, { expand: SUBSCRIPTION_PARTS }));

async function find(stripe: Stripe, customer: string): Promise<SubscriptionState[]> {
  const found: SubscriptionState[] = [];
  const pages = stripe.subscriptions.list({ customer, status: 'all', limit: PAGE, expand: LISTED_PARTS });
  for await (const sub of pages) found.push(toSubscription(sub));
  return found;
}

async function payInvoice(stripe: Stripe, invoiceId: string, method: string): Promise<void> {
  try {
    await stripe.invoices.pay(invoiceId, { payment_method: method });
  } catch (error) {
    if (hasCode(error, 'invoice_already_paid')) return;
    const isRefused = isCardError(error) || hasCode(error, 'invoice_payment_intent_requires_action');
    throw isRefused ? new PaymentsError('card_refused') : error;
  }
}

async function useCard(stripe: Stripe, subscriptionId: string, setupId: string): Promise<SubscriptionState> {
  const [setup, sub] = await Promise.all([
    stripe.setupIntents.retrieve(setupId),
    read(stripe, subscriptionId),
  ]);
  if (idOf(setup.customer) !== sub.customerId) throw new PaymentsError('resource_missing');
  const method = idOf(setup.payment_method);
  if (setup.status !== 'succeeded' || !method) throw new PaymentsError('card_refused');
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: method });
  await stripe.customers.update(sub.customerId, { invoice_settings: { default_payment_method: method } });
  if (sub.latestInvoice?.status === 'open') await payInvoice(stripe, sub.latestInvoice.id, method);
  return read(stripe, subscriptionId);
}

export function createBilling(stripe: Stripe): Billing {
  return {
    createCustomer: ({ memberId, email, name, idempotencyKey }) =>
      guarded(
        stripe.customers
          .create(
            {
              metadata: { memberId },
              ...(email === null ? {} : { email }),
              ...(name === null ? {} : { name }),
            },
            { idempotencyKey },
          )
          .then(({ id }) => ({ id })),
      ),
    createSubscription: (request) => guarded(subscribe(stripe, request)),
    readSubscription: (id) => guarded(read(stripe, id)),
    findSubscriptions: (customerId) => guarded(find(stripe, customerId)),
    setCancelAtPeriodEnd: (id, ends) =>
      guarded(
        stripe.subscriptions
          .update(id, { cancel_at_period_end: ends, expand: SUBSCRIPTION_PARTS })
          .then(toSubscription),
      ),
    createCardSetup: (customer) =>
      guarded(
        stripe.setupIntents
          .create({
            customer,
            usage: 'off_session',
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          })
          .then((setup) => ({ id: setup.id, clientSecret: setup.client_secret ?? '' })),
      ),
    useCardSetup: (subscriptionId, setupId) => guarded(useCard(stripe, subscriptionId, setupId)),
    listInvoices: (customer, limit) =>
      guarded(stripe.invoices.list({ customer, limit }).then(({ data }) => data.map(toInvoice))),
    listSubscriptions: (since) =>
      guardedEach(
        stripe.subscriptions.list({
          created: { gte: toSeconds(since) },
          status: 'all',
          limit: PAGE,
          expand: LISTED_PARTS,
        }),
        toSubscription,
      ),
  };
}
