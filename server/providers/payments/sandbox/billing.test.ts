import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from './kinds.ts';
import { type Harness, card, PUBLISHABLE_KEY, startHarness } from './testing.ts';

const DAY = 86_400;
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

async function onboardedAccount(): Promise<string> {
  const account = await harness.stripe.accounts.create({ type: 'express', email: 'artist@example.com' });
  const link = await harness.stripe.accountLinks.create({
    account: account.id,
    refresh_url: 'http://localhost/again',
    return_url: 'http://localhost/done',
    type: 'account_onboarding',
  });
  const page = await fetch(link.url);
  expect(await page.text()).toContain('Complete onboarding');
  const done = await fetch(link.url, { method: 'POST', redirect: 'manual' });
  expect(done.headers.get('location')).toBe('http://localhost/done');
  expect((await fetch(link.url, { method: 'POST', redirect: 'manual' })).status).toBe(404);
  return account.id;
}

describe('connected accounts', () => {
  test('receive money once onboarded, and never more than the charge', async () => {
    const stranger = await harness.stripe.accounts.create({ type: 'express' });
    await expect(
      harness.stripe.transfers.create({ amount: 100, currency: 'usd', destination: stranger.id }),
    ).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
    const destination = await onboardedAccount();
    await harness.settled();
    expect(harness.events.find((event) => event.type === 'account.updated')?.account).toBe(destination);

    const intent = await harness.stripe.paymentIntents.create({
      amount: 20_000,
      currency: 'usd',
      transfer_group: 'purchase_9',
    });
    const paid = await harness.stripe.paymentIntents.confirm(intent.id, card('4242424242424242'));
    const share = { currency: 'usd', destination, source_transaction: idOf(paid.latest_charge) ?? '' };
    const transfer = await harness.stripe.transfers.create({
      ...share,
      amount: 18_000,
      transfer_group: 'purchase_9',
    });
    await expect(harness.stripe.transfers.create({ ...share, amount: 18_000 })).rejects.toMatchObject({
      code: 'balance_insufficient',
    });
    expect((await harness.stripe.transfers.list({ transfer_group: 'purchase_9' })).data).toHaveLength(1);
    await harness.stripe.transfers.createReversal(transfer.id, { amount: 18_000 });
    expect((await harness.stripe.balance.retrieve()).available[0]?.amount).toBe(20_000);
  });
});

describe('subscriptions', () => {
  let customer: Stripe.Customer;
  let price: Stripe.Price;
  beforeAll(async () => {
    customer = await harness.stripe.customers.create({
      email: 'buyer@example.com',
      metadata: { userId: '7' },
    });
    price = await harness.stripe.prices.create({
      currency: 'usd',
      unit_amount: 1000,
      recurring: { interval: 'month' },
      product_data: { name: 'Premium' },
      lookup_key: 'premium_monthly',
    });
  });

  const subscribe = () =>
    harness.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
      metadata: { userId: '7' },
    });
  const pay = (sub: Stripe.Subscription, number: string) => {
    const secret = (sub.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
    return harness.stripe.paymentIntents.confirm(secret.split('_secret_')[0]!, card(number));
  };
  const statusOf = async (id: string) => (await harness.stripe.subscriptions.retrieve(id)).status;

  test('customers and prices are found again', async () => {
    expect((await harness.stripe.customers.list({ email: 'buyer@example.com' })).data).toHaveLength(1);
    const found = await harness.stripe.prices.list({ lookup_keys: ['premium_monthly'] });
    expect(found.data[0]?.id).toBe(price.id);
  });

  test('start with the first payment, renew, and end with the period when canceled', async () => {
    const sub = await subscribe();
    expect(sub.status).toBe('incomplete');
    harness.events.length = 0;
    await pay(sub, '4242424242424242');
    await harness.settled();
    expect(await statusOf(sub.id)).toBe('active');
    const paid = harness.events.find((event) => event.type === 'invoice.paid')?.data.object as Stripe.Invoice;
    expect(paid.parent?.subscription_details).toMatchObject({
      subscription: sub.id,
      metadata: { userId: '7' },
    });

    harness.events.length = 0;
    await harness.control('advance', { seconds: 32 * DAY });
    await harness.settled();
    const renewed = harness.events.find((event) => event.type === 'invoice.paid')?.data
      .object as Stripe.Invoice;
    expect(renewed.billing_reason).toBe('subscription_cycle');

    await harness.stripe.subscriptions.update(sub.id, { cancel_at_period_end: true });
    await harness.control('advance', { seconds: 32 * DAY });
    expect(await statusOf(sub.id)).toBe('canceled');
  });

  test('every invoice has a page that can be read without signing in', async () => {
    await pay(await subscribe(), '4242424242424242');
    const [invoice] = (await harness.stripe.invoices.list({ customer: customer.id, limit: 1 })).data;
    const { data } = await harness.stripe.subscriptions.list({
      customer: customer.id,
      limit: 1,
      expand: ['data.latest_invoice'],
    });
    expect(data[0]?.latest_invoice).toMatchObject({ hosted_invoice_url: invoice?.hosted_invoice_url });
    const answer = await fetch(invoice?.hosted_invoice_url ?? '');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const words of [invoice!.number!, '$10.00', 'buyer@example.com', 'Paid'])
      expect(html).toContain(words);
    const unknown = await fetch(`${harness.browserUrl}/invoices/in_unknown`);
    expect(unknown.status).toBe(404);
  });

  test('a card that declines later makes it past due, then ends it', async () => {
    const sub = await subscribe();
    await pay(sub, '4000000000000341');
    expect(await statusOf(sub.id)).toBe('active');
    await harness.control('advance', { seconds: 32 * DAY });
    expect(await statusOf(sub.id)).toBe('past_due');
    const seen = await harness.stripe.subscriptions.retrieve(sub.id, { expand: ['latest_invoice.payments'] });
    const payments = (seen.latest_invoice as Stripe.Invoice).payments?.data;
    expect(payments?.[0]?.payment.payment_intent).toMatch(/^pi_/);
    await harness.control('advance', { seconds: 32 * DAY });
    expect(await statusOf(sub.id)).toBe('canceled');
  });

  test('a failed renewal is retried after days: another decline ends it', async () => {
    const sub = await subscribe();
    await pay(sub, '4000000000000341');
    await harness.control('advance', { seconds: 32 * DAY });
    await harness.control('advance', { seconds: 2 * DAY });
    expect(await statusOf(sub.id)).toBe('past_due');
    await harness.control('advance', { seconds: DAY });
    expect(await statusOf(sub.id)).toBe('canceled');
    expect((await harness.stripe.subscriptions.list({ customer: customer.id })).data).not.toContainEqual(
      expect.objectContaining({ id: sub.id }),
    );
    const all = await harness.stripe.subscriptions.list({ customer: customer.id, status: 'all' });
    expect(all.data.map(({ id }) => id)).toContain(sub.id);
  });

  test('an open invoice is paid with a card of the customer, once', async () => {
    const sub = await subscribe();
    await pay(sub, '4000000000000341');
    await harness.control('advance', { seconds: 32 * DAY });
    const { latest_invoice: open } = await harness.stripe.subscriptions.retrieve(sub.id);
    const stranger = await harness.stripe.paymentMethods.create(card('4242424242424242').payment_method_data);
    await expect(
      harness.stripe.invoices.pay(idOf(open)!, { payment_method: stranger.id }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(harness.stripe.invoices.pay(idOf(open)!)).rejects.toMatchObject({
      code: 'card_declined',
    });
    const setup = await harness.stripe.setupIntents.create({ customer: customer.id });
    const { payment_method: kept } = await harness.stripe.setupIntents.confirm(
      setup.id,
      card('4242424242424242'),
    );
    const paid = await harness.stripe.invoices.pay(idOf(open)!, {
      payment_method: idOf(kept)!,
    });
    expect(paid.status).toBe('paid');
    expect(await statusOf(sub.id)).toBe('active');
    await expect(harness.stripe.invoices.pay(paid.id)).rejects.toMatchObject({
      code: 'invoice_already_paid',
    });
  });

  test('one that is never paid expires', async () => {
    const sub = await subscribe();
    await harness.control('advance', { seconds: DAY });
    expect(await statusOf(sub.id)).toBe('incomplete_expired');
  });
});

describe('saved cards', () => {
  const answer = (id: string, outcome: 'succeed' | 'fail') =>
    harness.stripe.rawRequest('POST', `/v1/setup_intents/${id}/sandbox_authenticate`, { outcome });
  const begin = async () => {
    const customer = await harness.stripe.customers.create({});
    return harness.stripe.setupIntents.create({ customer: customer.id });
  };

  test('are declined as in a payment, and may need authentication', async () => {
    const { id } = await begin();
    await expect(harness.stripe.setupIntents.confirm(id, card('4000000000000002'))).rejects.toMatchObject({
      type: 'StripeCardError',
      setup_intent: { status: 'requires_payment_method' },
    });
    await harness.stripe.setupIntents.confirm(id, card('4000002500003155'));
    await expect(answer(id, 'fail')).rejects.toMatchObject({ code: 'setup_intent_authentication_failure' });
    await expect(answer(id, 'succeed')).rejects.toMatchObject({ code: 'setup_intent_unexpected_state' });
    await harness.stripe.setupIntents.confirm(id, card('4000002500003155'));
    expect(await answer(id, 'succeed')).toMatchObject({ status: 'succeeded' });
    await expect(harness.stripe.setupIntents.confirm(id, card('4242424242424242'))).rejects.toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
  });

  test('are confirmed by the browser with the secret only', async () => {
    const setup = await begin();
    const send = (secret: string) =>
      fetch(`${harness.browserUrl}/v1/setup_intents/${setup.id}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: PUBLISHABLE_KEY,
          client_secret: secret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': '4242424242424242',
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2040',
          'payment_method_data[card][cvc]': '123',
        }),
      });
    expect((await send('nope')).status).toBe(401);
    const confirmed = (await (await send(String(setup.client_secret))).json()) as object;
    expect(confirmed).toMatchObject({ id: setup.id, status: 'succeeded' });
    expect(confirmed).not.toHaveProperty('customer');
  });
});
