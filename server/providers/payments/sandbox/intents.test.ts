import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from './kinds.ts';
import { type Harness, card, PUBLISHABLE_KEY, startHarness } from './testing.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const create = (amount = 5000, metadata: Record<string, string> = {}) =>
  harness.stripe.paymentIntents.create({ amount, currency: 'usd', metadata });
const authenticate = (id: string, outcome: 'succeed' | 'fail') =>
  harness.stripe.rawRequest('POST', `/v1/payment_intents/${id}/sandbox_authenticate`, { outcome });

describe('payment intents', () => {
  test('a good card succeeds, with charge and verified events', async () => {
    const intent = await create(10_000, { purchaseId: 'p1' });
    expect(intent.status).toBe('requires_payment_method');
    const paid = await harness.stripe.paymentIntents.confirm(intent.id, {
      ...card('4242424242424242'),
      expand: ['latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 10_000,
      latest_charge: { paid: true },
    });
    await harness.settled();
    expect(harness.types()).toContain('payment_intent.succeeded');
    expect(harness.events.at(-1)?.api_version).toBe(Stripe.API_VERSION);
    expect(harness.badSignatures()).toBe(0);
  });

  test('a key repeats the first response, refuses another request, and works under concurrency', async () => {
    const key = { idempotencyKey: 'purchase:1:pi:v1' };
    const first = await harness.stripe.paymentIntents.create({ amount: 7700, currency: 'usd' }, key);
    await harness.stripe.paymentIntents.confirm(first.id, card('4242424242424242'));
    const again = await harness.stripe.paymentIntents.create({ amount: 7700, currency: 'usd' }, key);
    expect(again).toMatchObject({ id: first.id, status: 'requires_payment_method' });
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(
      harness.stripe.paymentIntents.create({ amount: 9900, currency: 'usd' }, key),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    const many = await Promise.all(
      Array.from({ length: 20 }, () =>
        harness.stripe.paymentIntents.create({ amount: 777, currency: 'usd' }, { idempotencyKey: 'twenty' }),
      ),
    );
    expect(new Set(many.map((intent) => intent.id)).size).toBe(1);
  });

  test('a declined card shows the reason, is recorded, and another card works', async () => {
    const { id } = await create();
    await expect(harness.stripe.paymentIntents.confirm(id, card('4000000000000002'))).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
      statusCode: 402,
      payment_intent: { status: 'requires_payment_method' },
    });
    const refused = await harness.stripe.paymentIntents.retrieve(id);
    expect(refused.last_payment_error?.message).toBe('Your card was declined.');
    await expect(harness.stripe.paymentIntents.confirm(id, card('4000000000009995'))).rejects.toMatchObject({
      decline_code: 'insufficient_funds',
    });
    await expect(harness.stripe.paymentIntents.confirm(id, card('4242424242424241'))).rejects.toMatchObject({
      code: 'incorrect_number',
    });
    const paid = await harness.stripe.paymentIntents.confirm(id, card('4242424242424242'));
    expect(paid.status).toBe('succeeded');
    await expect(harness.stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('a 3-D Secure card requires authentication, which decides', async () => {
    const { id } = await create();
    const asked = await harness.stripe.paymentIntents.confirm(id, card('4000002760003184'));
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    await expect(authenticate(id, 'fail')).rejects.toMatchObject({
      code: 'payment_intent_authentication_failure',
    });
    await harness.stripe.paymentIntents.confirm(id, card('4000002500003155'));
    expect(await authenticate(id, 'succeed')).toMatchObject({ status: 'succeeded' });
  });

  test('a canceled intent cannot be paid', async () => {
    const { id } = await create();
    await harness.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    await expect(harness.stripe.paymentIntents.confirm(id, card('4242424242424242'))).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('refunds once, in full or in part', async () => {
    const { id } = await create(20_000);
    await harness.stripe.paymentIntents.confirm(id, card('4242424242424242'));
    await harness.stripe.refunds.create({ payment_intent: id, amount: 5000 });
    const rest = await harness.stripe.refunds.create(
      { payment_intent: id },
      { idempotencyKey: `refund:${id}` },
    );
    expect(rest).toMatchObject({ status: 'succeeded', amount: 15_000 });
    await expect(harness.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    await harness.settled();
    expect(harness.types()).toContain('charge.refunded');
  });

  test('a disputed payment is withheld, then decided', async () => {
    const { id } = await create();
    const paid = await harness.stripe.paymentIntents.confirm(id, card('4000000000000259'));
    const { data } = await harness.stripe.disputes.list({ charge: idOf(paid.latest_charge) ?? '' });
    expect(data[0]?.status).toBe('needs_response');
    await harness.control('dispute', { dispute: data[0]!.id, status: 'won' });
    await harness.settled();
    expect(harness.types()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']),
    );
  });
});

describe('the client API', () => {
  const path = (id: string, query: Record<string, string>) =>
    `${harness.browserUrl}/v1/payment_intents/${id}?${new URLSearchParams(query)}`;

  test('shows one intent to a caller with its secret, and nothing else', async () => {
    const intent = await create(5000, { purchaseId: 'x' });
    const secret = String(intent.client_secret);
    const shown = (await (
      await fetch(path(intent.id, { key: PUBLISHABLE_KEY, client_secret: secret }))
    ).json()) as object;
    expect(shown).toMatchObject({ id: intent.id, amount: 5000 });
    expect(shown).not.toHaveProperty('metadata');
    const wrong = [
      path(intent.id, { key: PUBLISHABLE_KEY, client_secret: 'nope' }),
      path(intent.id, { key: 'sk_test_sandbox', client_secret: secret }),
      path(intent.id, { key: PUBLISHABLE_KEY, client_secret: secret, 'expand[]': 'latest_charge' }),
      `${harness.browserUrl}/v1/customers?key=${PUBLISHABLE_KEY}`,
      `${harness.browserUrl}/_sandbox/faults`,
    ];
    for (const url of wrong) expect((await fetch(url)).status).toBe(401);
  });

  test('confirms with a card, but cannot change the amount', async () => {
    const intent = await create();
    const base = `${harness.browserUrl}/v1/payment_intents/${intent.id}`;
    const proof = { key: PUBLISHABLE_KEY, client_secret: String(intent.client_secret) };
    const changed = await fetch(base, {
      method: 'POST',
      body: new URLSearchParams({ ...proof, amount: '50' }),
    });
    expect(changed.status).toBe(401);
    const confirmed = await fetch(`${base}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        ...proof,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2040',
        'payment_method_data[card][cvc]': '123',
      }),
    });
    expect(await confirmed.json()).toMatchObject({ status: 'succeeded' });
  });

  test('stores known test numbers only', async () => {
    const { id } = await create();
    await expect(harness.stripe.paymentIntents.confirm(id, card('4111111111111111'))).rejects.toMatchObject({
      code: 'card_declined',
    });
    const { rows } = await harness.pool.query(
      `select 1 from sandbox_payments where body::text like '%4111111111111111%' or hidden::text like '%4111111111111111%'`,
    );
    expect(rows).toEqual([]);
    expect(harness.logLines.join('')).not.toMatch(/4242424242424242|_secret_|sk_test|whsec/);
  });
});
