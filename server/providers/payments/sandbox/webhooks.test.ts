import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bench, card, startBench } from './testing.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.settled();
  await bench.control('faults', { clear: true });
  bench.events.length = 0;
});

const create = (amount = 600) => bench.stripe.paymentIntents.create({ amount, currency: 'usd' });

describe('faults of the provider', () => {
  test('the SDK tries again after 500 and after a dropped answer, and creates once', async () => {
    await bench.control('faults', {
      match: 'POST /v1/payment_intents',
      action: 'status',
      status: 500,
      times: 2,
    });
    expect((await create()).id).toMatch(/^pi_/);
    const before = (await bench.stripe.paymentIntents.list({ limit: 100 })).data.length;
    await bench.control('faults', { match: 'POST /v1/payment_intents', action: 'reset_after', times: 1 });
    const intent = await create(601);
    expect(intent.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await bench.stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(before + 1);
  });

  test('too many requests reach the caller', async () => {
    await bench.control('faults', { match: 'POST /v1/payment_intents', action: 'status', status: 429 });
    await expect(create()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
  });
});

describe('deliveries', () => {
  test('a failed one is tried again', async () => {
    bench.failNext(2);
    const intent = await create();
    await bench.settled();
    expect(bench.events.map((event) => (event.data.object as { id: string }).id)).toEqual([intent.id]);
  });

  test('may come many times', async () => {
    const { id } = await create();
    await bench.control('faults', { match: 'payment_intent.succeeded', action: 'dup', n: 100, times: 1 });
    await bench.stripe.paymentIntents.confirm(id, card('4242424242424242'));
    await bench.settled();
    expect(bench.types().filter((type) => type === 'payment_intent.succeeded')).toHaveLength(100);
  });

  test('with a wrong signature first, then a right one', async () => {
    const before = bench.badSignatures();
    await bench.control('faults', { match: 'payment_intent.created', action: 'bad_signature', times: 1 });
    await create();
    await bench.settled();
    expect(bench.badSignatures()).toBe(before + 1);
    expect(bench.types()).toEqual(['payment_intent.created']);
  });

  test('a lost one can be found in the list of events, and delivered by hand', async () => {
    await bench.control('faults', { match: 'payment_intent.created', action: 'drop', times: 1 });
    const intent = await create();
    await bench.settled();
    expect(bench.events).toEqual([]);
    const { data } = await bench.stripe.events.list({ type: 'payment_intent.created', limit: 1 });
    expect((data[0]!.data.object as { id: string }).id).toBe(intent.id);
    await bench.control('redeliver', { event: data[0]!.id, times: 3 });
    expect(bench.events).toHaveLength(3);
  });

  test('survive a restart, as does all that was acknowledged', async () => {
    const key = { idempotencyKey: 'before-restart' };
    const intent = await bench.stripe.paymentIntents.create({ amount: 650, currency: 'usd' }, key);
    await bench.settled();
    bench.events.length = 0;
    bench.failNext(1);
    await bench.stripe.paymentIntents.confirm(intent.id, card('4242424242424242'));
    await bench.restart();
    await bench.settled();
    expect(bench.types()).toEqual(expect.arrayContaining(['payment_intent.succeeded', 'charge.succeeded']));
    const again = await bench.stripe.paymentIntents.create({ amount: 650, currency: 'usd' }, key);
    expect(again.id).toBe(intent.id);
    expect((await bench.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });
});
