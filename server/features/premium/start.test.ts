import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions } from '#shared/premium/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import * as payments from '#server/testing/payments.ts';
import { CARDS } from '#server/testing/payments.ts';
import { reconcileSubscriptions } from './jobs.ts';
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

const mine = (member: premium.Subscriber) => premium.ask(app, member, 'get', '/api/subscription');

describe('subscribing', () => {
  test('creates one customer and one subscription for twenty concurrent and all later clicks', async () => {
    const member = await createMember(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => premium.start(app, member)));
    answers.push(await premium.start(app, member));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await premium.countAtProvider(app, 'subscription', member.id)).toBe(1);
    expect(await premium.countAtProvider(app, 'customer', member.id)).toBe(1);
    expect(await premium.rowsOf(app, member.id)).toHaveLength(1);
    expect((await premium.readMember(app, member.id)).isSubscriber).toBe(false);
  });

  test('becomes Premium when the webhook reports the payment: one ledger entry, one notification', async () => {
    const member = await createMember(app);
    const { body } = await premium.start(app, member);
    expect(body.subscription).toMatchObject({ status: 'incomplete', isPremium: false, price: '10.00' });
    await payments.confirm(app, body, CARDS.pays);
    await payments.settled(app);
    expect(await premium.readMember(app, member.id)).toMatchObject({
      isSubscriber: true,
      stripeSubscriptionId: expect.stringMatching(/^sub_/) as string,
      stripeCustomerId: expect.stringMatching(/^cus_/) as string,
    });
    expect(await premium.paidInvoices(app, member.id)).toHaveLength(1);
    expect(heard[member.id]).toEqual(['started']);
    expect((await mine(member)).body).toMatchObject({
      status: 'active',
      isPremium: true,
      card: { brand: 'visa', last4: '4242' },
      cancelAtPeriodEnd: false,
      failureMessage: null,
    });
    const session = await premium.ask<{ isSubscriber: boolean }>(app, member, 'get', '/api/auth/user');
    expect(session.body.isSubscriber).toBe(true);
    const again = await premium.start(app, member, { country: 'NO' });
    expect([again.status, again.body.code]).toEqual([409, 'already_subscribed']);
    expect(await premium.rowsOf(app, member.id)).toMatchObject([{ country: null }]);
  });

  test("after a declined card continues with another one, and shows the bank's message", async () => {
    const member = await createMember(app);
    const first = await premium.start(app, member);
    await payments.confirm(app, first.body, CARDS.declined);
    await payments.settled(app);
    expect((await mine(member)).body).toMatchObject({
      status: 'incomplete',
      failureMessage: 'Your card was declined.',
    });
    expect((await premium.readMember(app, member.id)).isSubscriber).toBe(false);
    const second = await premium.start(app, member);
    expect(second.body.clientSecret).toBe(first.body.clientSecret);
    await payments.confirm(app, second.body, CARDS.pays);
    await payments.settled(app);
    expect((await mine(member)).body.status).toBe('active');
  });

  test('expires if it is never paid, and another one can be started', async () => {
    const member = await createMember(app);
    const first = await premium.start(app, member);
    await premium.passMonth(app);
    expect((await mine(member)).body.status).toBe('incomplete_expired');
    const second = await premium.start(app, member);
    expect(second.status).toBe(200);
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    await payments.confirm(app, second.body, CARDS.pays);
    await payments.settled(app);
    expect((await mine(member)).body.status).toBe('active');
    expect(await premium.countAtProvider(app, 'customer', member.id)).toBe(1);
    expect(heard[member.id]).toEqual(['started']);
  });

  test('is refused where it is not sold yet; the launch switch does not affect paying members', async () => {
    for (const [variable, value, later] of [
      ['PAYMENTS', 'off', 'feature_off'],
      ['COMING_SOON', 'premium', 'subscription_not_found'],
    ] as const) {
      const closed = await startTestApp({ env: { [variable]: value } });
      const member = await createMember(closed);
      const answer = await premium.start(closed, member);
      expect([answer.status, answer.body.code]).toEqual([503, 'feature_off']);
      expect(await premium.rowsOf(closed, member.id)).toEqual([]);
      const cancel = await premium.ask(closed, member, 'post', '/api/subscription/cancel');
      expect(cancel.body.code).toBe(later);
      await closed.close();
    }
  });
});

describe('a crash or a failing provider', () => {
  test('creates no second subscription if the response was lost', async () => {
    const member = await createMember(app);
    await payments.addFault(app, { match: 'POST /v1/subscriptions', action: 'reset_after', times: 1 });
    await payments.addFault(app, { match: 'POST /v1/customers', action: 'reset_after', times: 1 });
    expect((await premium.start(app, member)).status).toBe(200);
    expect(await premium.countAtProvider(app, 'subscription', member.id)).toBe(1);
    expect(await premium.countAtProvider(app, 'customer', member.id)).toBe(1);
  });

  test('shows a message, and a retry works later', async () => {
    const member = await createMember(app);
    await payments.addFault(app, { match: 'POST /v1/subscriptions', action: 'status', status: 503 });
    const failed = await premium.start(app, member);
    expect([failed.status, failed.body.code]).toEqual([503, 'payments_unavailable']);
    await payments.clearFaults(app);
    expect((await premium.start(app, member)).status).toBe(200);
    expect(await premium.rowsOf(app, member.id)).toHaveLength(1);
  });

  /** Acts as if the server had crashed before storing it and stayed down until the keys had expired. */
  const loseAtProvider = async (member: premium.Subscriber) => {
    const { body } = await premium.start(app, member);
    await payments.settled(app);
    const forgotten = { stripeSubscriptionId: null, status: 'starting' };
    await app.ctx.db.update(subscriptions).set(forgotten).where(eq(subscriptions.userId, member.id));
    await app.ctx.pool.query(`delete from sandbox_payments where kind = 'idempotency'`);
    return body;
  };

  test('between creating and storing it is repaired by the next click', async () => {
    const member = await createMember(app);
    const { clientSecret } = await loseAtProvider(member);
    expect((await premium.start(app, member)).body.clientSecret).toBe(clientSecret);
    expect(await premium.countAtProvider(app, 'subscription', member.id)).toBe(1);
  });

  test.each([
    ['a webhook', () => Promise.resolve()],
    ['the job', () => reconcileSubscriptions(app.ctx)],
  ])('between creating and storing it is repaired by %s', async (_healer, heal) => {
    const member = await createMember(app);
    const intent = await loseAtProvider(member);
    await heal();
    await payments.confirm(app, intent, CARDS.pays);
    await payments.settled(app);
    expect((await mine(member)).body.status).toBe('active');
    expect(await premium.countAtProvider(app, 'subscription', member.id)).toBe(1);
  });

  test('loses no payment when webhooks are lost: the page polls, or the job', async () => {
    for (const look of [mine, () => reconcileSubscriptions(app.ctx)]) {
      const member = await createMember(app);
      const { body } = await premium.start(app, member);
      await payments.settled(app);
      await payments.addFault(app, { match: '', action: 'drop' });
      await payments.confirm(app, body, CARDS.pays);
      await look(member);
      expect((await premium.readMember(app, member.id)).isSubscriber).toBe(true);
      expect(await premium.paidInvoices(app, member.id)).toHaveLength(1);
      await payments.clearFaults(app);
    }
  });

  test("never uses another member's subscription", async () => {
    const member = await createMember(app);
    const other = await createMember(app);
    const { body } = await premium.start(app, member);
    await payments.settled(app);
    const [row] = await premium.rowsOf(app, member.id);
    await app.ctx.db.update(users).set({ stripeCustomerId: 'cus_other' }).where(eq(users.id, other.id));
    await app.ctx.db
      .update(subscriptions)
      .set({ stripeSubscriptionId: null, status: 'starting', userId: other.id })
      .where(eq(subscriptions.id, row!.id));
    await payments.confirm(app, body, CARDS.pays);
    await payments.settled(app);
    expect((await premium.readMember(app, other.id)).isSubscriber).toBe(false);
  });
});
