import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, card, startHarness } from './testing.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.settled();
  await harness.control('faults', { clear: true });
  harness.events.length = 0;
});

const create = (amount = 600) => harness.stripe.paymentIntents.create({ amount, currency: 'usd' });

describe('provider faults', () => {
  test('the SDK retries after 500 and after a dropped response, and creates once', async () => {
    await harness.control('faults', {
      match: 'POST /v1/payment_intents',
      action: 'status',
      status: 500,
      times: 2,
    });
    expect((await create()).id).toMatch(/^pi_/);
    const before = (await harness.stripe.paymentIntents.list({ limit: 100 })).data.length;
    await harness.control('faults', { match: 'POST /v1/payment_intents', action: 'reset_after', times: 1 });
    const intent = await create(601);
    expect(intent.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await harness.stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(before + 1);
  });

  test('a rate limit error reaches the caller', async () => {
    await harness.control('faults', { match: 'POST /v1/payment_intents', action: 'status', status: 429 });
    await expect(create()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
  });
});

describe('deliveries', () => {
  test('a failed one is retried', async () => {
    harness.failNext(2);
    const intent = await create();
    await harness.settled();
    expect(harness.events.map((event) => (event.data.object as { id: string }).id)).toEqual([intent.id]);
  });

  test('may be repeated', async () => {
    const { id } = await create();
    await harness.control('faults', { match: 'payment_intent.succeeded', action: 'dup', n: 100, times: 1 });
    await harness.stripe.paymentIntents.confirm(id, card('4242424242424242'));
    await harness.settled();
    expect(harness.types().filter((type) => type === 'payment_intent.succeeded')).toHaveLength(100);
  });

  test('have a wrong signature first, then a right one', async () => {
    const before = harness.badSignatures();
    await harness.control('faults', { match: 'payment_intent.created', action: 'bad_signature', times: 1 });
    await create();
    await harness.settled();
    expect(harness.badSignatures()).toBe(before + 1);
    expect(harness.types()).toEqual(['payment_intent.created']);
  });

  test('a lost one can be found in the list of events, and redelivered', async () => {
    await harness.control('faults', { match: 'payment_intent.created', action: 'drop', times: 1 });
    const intent = await create();
    await harness.settled();
    expect(harness.events).toEqual([]);
    const { data } = await harness.stripe.events.list({ type: 'payment_intent.created', limit: 1 });
    expect((data[0]!.data.object as { id: string }).id).toBe(intent.id);
    await harness.control('redeliver', { event: data[0]!.id, times: 3 });
    expect(harness.events).toHaveLength(3);
  });

  test('survive a restart, like everything acknowledged', async () => {
    const key = { idempotencyKey: 'before-restart' };
    const intent = await harness.stripe.paymentIntents.create({ amount: 650, currency: 'usd' }, key);
    await harness.settled();
    harness.events.length = 0;
    harness.failNext(1);
    await harness.stripe.paymentIntents.confirm(intent.id, card('4242424242424242'));
    await harness.restart();
    await harness.settled();
    expect(harness.types()).toEqual(expect.arrayContaining(['payment_intent.succeeded', 'charge.succeeded']));
    const again = await harness.stripe.paymentIntents.create({ amount: 650, currency: 'usd' }, key);
    expect(again.id).toBe(intent.id);
    expect((await harness.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });
});
