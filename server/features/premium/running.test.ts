import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { purchases } from '#shared/orders/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { createOrder } from '#server/testing/orders.ts';
import * as payments from '#server/testing/payments.ts';
import { CARDS } from '#server/testing/payments.ts';
import { endPremium } from './jobs.ts';
import * as premium from './testing.ts';

let app: TestApp;
let heard: ReturnType<typeof premium.recordEvents>;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  heard = premium.recordEvents(app);
});
afterAll(() => app.close());
afterEach(async () => {
  await payments.clearFaults(app);
  await payments.settled(app);
});

const mine = async (member: premium.Subscriber) =>
  (await premium.ask(app, member, 'get', '/api/subscription')).body;
const does = (member: premium.Subscriber, action: 'cancel' | 'resume') =>
  premium.ask(app, member, 'post', `/api/subscription/${action}`);
const isSubscriber = async ({ id }: { id: string }) => (await premium.readMember(app, id)).isSubscriber;

test("the member's figures show what Premium saved and what was used", async () => {
  const artist = await createMember(app);
  const read = async () =>
    (await request(app.url).get('/api/subscription/use').set('Cookie', artist.cookie).expect(200))
      .body as object;
  expect(await read()).toEqual({
    lessonsFinished: 0,
    courses: 0,
    savedOnSales: '0.00',
    artworksThisMonth: 0,
  });
  const split = { commissionAmount: '16.00', artistAmount: '184.00', commissionRate: '0.0800' };
  const sale = await createOrder(app, split);
  const free = await createOrder(app);
  const refunded = await createOrder(app, { ...split, status: 'refunded' });
  for (const { id } of [sale, free, refunded]) {
    await app.ctx.db.update(purchases).set({ sellerId: artist.id }).where(eq(purchases.id, id));
  }
  await createArtwork(app, { userId: artist.id });
  expect(await read()).toMatchObject({ savedOnSales: '4.00', artworksThisMonth: 1 });
});

test('Premium of a permanently suspended member ends with the paid period; others keep theirs', async () => {
  const [gone, back] = [await premium.subscribe(app), await premium.subscribe(app)];
  const suspend = (memberId: string, isForGood: boolean) =>
    app.ctx.events.emit(app.ctx.db, 'member.suspended', { memberId, isForGood });
  await suspend(back.id, false);
  await suspend(gone.id, true);
  const { rows } = await app.ctx.db.execute<{ key: string }>(
    sql`select key from graphile_worker.jobs where task_identifier = 'end-premium'`,
  );
  expect(rows.map(({ key }) => key)).toEqual([`end-premium:${gone.id}`]);
  await endPremium(app.ctx, { memberId: gone.id });
  expect(await mine(gone)).toMatchObject({ cancelAtPeriodEnd: true, isPremium: true });
  expect(await mine(back)).toMatchObject({ cancelAtPeriodEnd: false });
  // Again, and for someone without Premium: nothing is left to end.
  await endPremium(app.ctx, { memberId: gone.id });
  await endPremium(app.ctx, { memberId: (await createMember(app)).id });
});

describe('a subscription', () => {
  test('renews automatically, and each month is recorded once', async () => {
    const member = await premium.subscribe(app);
    const before = await mine(member);
    await premium.passMonth(app);
    const after = await mine(member);
    expect(after.status).toBe('active');
    expect(new Date(after.currentPeriodEnd!).getTime()).toBeGreaterThan(
      new Date(before.currentPeriodEnd!).getTime(),
    );
    const paid = await premium.paidInvoices(app, member.id);
    expect(new Set(paid).size).toBe(2);
    expect(paid).toHaveLength(2);
    expect(heard[member.id]).toEqual(['started']);
  });

  test('keeps Premium after a failed renewal until the second failure ends it', async () => {
    const member = await premium.subscribe(app, premium.DECLINES_LATER);
    await premium.passMonth(app);
    expect(await mine(member)).toMatchObject({ status: 'past_due', isPremium: true });
    expect(await isSubscriber(member)).toBe(true);
    expect(heard[member.id]).toEqual(['started', 'payment_failed']);
    await premium.passMonth(app);
    expect(await mine(member)).toMatchObject({ status: 'canceled', isPremium: false });
    expect((await mine(member)).endedAt).not.toBeNull();
    expect(await isSubscriber(member)).toBe(false);
    expect(heard[member.id]).toEqual(['started', 'payment_failed', 'ended']);
    expect((await does(member, 'resume')).body.code).toBe('subscription_not_found');
    expect((await premium.start(app, member)).status).toBe(200);
  });

  test('is canceled at the end of its period, or resumed before', async () => {
    const member = await premium.subscribe(app);
    expect((await does(member, 'cancel')).body).toMatchObject({ cancelAtPeriodEnd: true, isPremium: true });
    expect((await does(member, 'cancel')).status).toBe(200);
    expect((await does(member, 'resume')).body).toMatchObject({ cancelAtPeriodEnd: false });
    await does(member, 'cancel');
    expect(await isSubscriber(member)).toBe(true);
    await premium.passMonth(app);
    expect(await mine(member)).toMatchObject({ status: 'canceled', isPremium: false });
    expect(await isSubscriber(member)).toBe(false);
    expect(await premium.paidInvoices(app, member.id)).toHaveLength(1);
    expect(heard[member.id]).toEqual(['started', 'ended']);
  });

  test('cannot be resumed if it has ended unnoticed', async () => {
    const member = await premium.subscribe(app);
    await does(member, 'cancel');
    await payments.settled(app);
    await payments.addFault(app, { match: '', action: 'drop' });
    await premium.passMonth(app);
    expect(await isSubscriber(member)).toBe(true);
    expect((await does(member, 'resume')).body.code).toBe('subscription_not_found');
    expect(await isSubscriber(member)).toBe(false);
  });

  test('matches the provider after all events were repeated in random order', async () => {
    const runs = await premium.subscribe(app);
    const ended = await premium.subscribe(app, premium.DECLINES_LATER);
    await does(ended, 'cancel');
    await premium.passMonth(app);
    const before = await Promise.all([runs, ended].map(mine));
    const event = structuredClone([heard[runs.id], heard[ended.id]]);
    await payments.addFault(app, { match: 'invoice.paid', action: 'dup', n: 20 });
    await payments.redeliverAll(app);
    expect(await Promise.all([runs, ended].map(mine))).toEqual(before);
    expect(before.map(({ status }) => status)).toEqual(['active', 'canceled']);
    expect([heard[runs.id], heard[ended.id]]).toEqual(event);
    expect(await premium.paidInvoices(app, runs.id)).toHaveLength(2);
    expect(await premium.paidInvoices(app, ended.id)).toHaveLength(1);
  });
});

describe('another card', () => {
  const CARD = '/api/subscription/card';
  const begin = async (member: premium.Subscriber) =>
    (await premium.ask<{ clientSecret: string }>(app, member, 'post', CARD)).body;
  const finish = (member: premium.Subscriber, setupIntentId: string) =>
    premium.ask(app, member, 'put', CARD, { setupIntentId });

  test('pays an open invoice first, and Premium continues', async () => {
    const member = await premium.subscribe(app, premium.DECLINES_LATER);
    await premium.passMonth(app);
    const setup = await premium.confirmCard(app, await begin(member), '5555555555554444');
    const changed = await finish(member, setup);
    expect(changed.body).toMatchObject({ status: 'active', card: { brand: 'mastercard', last4: '4444' } });
    await payments.settled(app);
    expect(await premium.paidInvoices(app, member.id)).toHaveLength(2);
    await premium.passMonth(app);
    expect((await mine(member)).status).toBe('active');
  });

  test("is refused if it declines, was not confirmed, is invalid or another member's", async () => {
    const member = await premium.subscribe(app);
    const other = await premium.subscribe(app);
    const unconfirmed = payments.intentIdOf(await begin(member));
    const declined = await premium.confirmCard(app, await begin(member), CARDS.declined);
    const others = await premium.confirmCard(app, await begin(other), '5555555555554444');
    for (const id of [unconfirmed, declined, others, 'seti_nothing', '../customers']) {
      const answer = await finish(member, id);
      expect([answer.status, answer.body.code], id).toEqual([409, 'card_refused']);
    }
    expect((await mine(member)).card).toMatchObject({ last4: '4242' });
    expect((await finish(member, 'x'.repeat(201))).body.code).toBe('invalid_request');
  });
});

describe('own data', () => {
  test('is visible to the member only', async () => {
    const member = await premium.subscribe(app);
    const free = await createMember(app);
    const answer = await premium.ask<unknown[]>(app, free, 'get', '/api/subscription/invoices');
    expect(answer.body).toEqual([]);
    expect(await mine(free)).toBeNull();
    for (const [method, path, body] of [
      ['post', '/api/subscription/cancel'],
      ['post', '/api/subscription/resume'],
      ['post', '/api/subscription/card'],
      ['put', '/api/subscription/card', { setupIntentId: 'seti_1' }],
    ] as const) {
      const refused = await premium.ask(app, free, method, path, body);
      expect([refused.status, refused.body.code], path).toEqual([404, 'subscription_not_found']);
      const visitor = await premium.ask(app, { id: '', cookie: '' }, method, path, body);
      expect(visitor.body.code, path).toBe('sign_in_required');
    }
    expect(await mine(member)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });

  test('does not exist before the first payment, for canceling', async () => {
    const member = await createMember(app);
    await premium.start(app, member);
    await payments.settled(app);
    expect((await does(member, 'cancel')).body.code).toBe('subscription_not_found');
  });

  test('lists paid invoices, newest first, and none of expired ones', async () => {
    const member = await createMember(app);
    await premium.start(app, member);
    await premium.passMonth(app);
    const { body } = await premium.start(app, member);
    await payments.confirm(app, body, CARDS.pays);
    await payments.settled(app);
    await premium.passMonth(app);
    const { body: invoices } = await premium.ask<{ amount: string; status: string; createdAt: string }[]>(
      app,
      member,
      'get',
      '/api/subscription/invoices',
    );
    expect(invoices.map(({ amount, status }) => [amount, status])).toEqual([
      ['10.00', 'paid'],
      ['10.00', 'paid'],
    ]);
    expect(invoices[0]!.createdAt > invoices[1]!.createdAt).toBe(true);
  });

  test('shows a message if the provider does not respond', async () => {
    const member = await premium.subscribe(app);
    for (const match of ['POST /v1/subscriptions', 'POST /v1/setup_intents', 'GET /v1/invoices']) {
      await payments.addFault(app, { match, action: 'status', status: 503 });
    }
    for (const [method, path] of [
      ['post', '/api/subscription/cancel'],
      ['post', '/api/subscription/card'],
      ['get', '/api/subscription/invoices'],
    ] as const) {
      const failed = await premium.ask(app, member, method, path);
      expect([failed.status, failed.body.code], path).toEqual([503, 'payments_unavailable']);
    }
  });
});

test('Premium artists keep 92 %: at the rate when it is reserved, whatever happens to Premium later', async () => {
  const artist = await premium.subscribe(app);
  const buyer = await createMember(app);
  const rateOf = async (purchaseId: string) =>
    (await app.ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId)))[0]!.commissionRate;
  const sell = async () => {
    const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '100.00' });
    return payments.reserve(app, buyer.cookie, work.id);
  };
  const during = await sell();
  await does(artist, 'cancel');
  await premium.passMonth(app);
  const after = await sell();
  await payments.confirm(app, during, CARDS.pays);
  await payments.settled(app);
  expect(await rateOf(during.purchaseId)).toBe('0.0800');
  expect(await rateOf(after.purchaseId)).toBe('0.1000');
});

test('no secret, card or event is logged', async () => {
  const member = await premium.subscribe(app, premium.DECLINES_LATER);
  await payments.addFault(app, { match: 'POST /v1/setup_intents', action: 'status', status: 500 });
  await premium.ask(app, member, 'post', '/api/subscription/card');
  await premium.passMonth(app);
  expect(app.logLines.join('')).not.toMatch(
    /_secret_|4242424242424242|4000000000000341|sk_(?:test|live)_|whsec_|"livemode"/,
  );
});
