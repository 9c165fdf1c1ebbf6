import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { charges, providerEvents, transfers } from '#shared/payments/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';
import { settlePayments } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { CARDS } from '#server/testing/payments.ts';
import { expireReservations } from './jobs.ts';

const MINUTE = 60_000;
let app: TestApp;
let buyer: { id: string; cookie: string };
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  buyer = await createMember(app);
});
afterAll(() => app.close());
afterEach(async () => {
  await payments.clearFaults(app);
  await payments.settled(app);
});

const offered = () => createArtwork(app, { isForSale: true, price: '680.00' });
const start = async () => {
  const work = await offered();
  return { work, intent: await payments.reserve(app, buyer.cookie, work.id) };
};
const stateOf = async (id: string) =>
  (await app.ctx.db.select().from(purchases).where(eq(purchases.id, id)))[0]!;
const payoutsOf = async (id: string) => {
  const rows = await app.ctx.db
    .select()
    .from(commissions)
    .innerJoin(transfers, eq(transfers.chargeId, commissions.purchaseId))
    .where(eq(commissions.purchaseId, id));
  return rows.map((row) => ({ ...row.commissions, dueAt: row.transfers.dueAt }));
};

describe('a payment', () => {
  test('is reported by webhook: sold, paid, one payout to the artist', async () => {
    const { work, intent } = await start();
    await payments.confirm(app, intent, CARDS.pays);
    await payments.settled(app);
    expect(await stateOf(intent.purchaseId)).toMatchObject({ status: 'paid', reservedUntil: null });
    expect(await readArtwork(app, work.id)).toMatchObject({
      isForSale: false,
      soldAt: expect.any(Date) as Date,
    });
    const { paidAt } = await stateOf(intent.purchaseId);
    const dueAt = new Date(paidAt!.getTime() + 3 * 24 * 60 * MINUTE);
    expect(await payoutsOf(intent.purchaseId)).toMatchObject([
      { amount: '612.00', rate: '0.1000', status: 'pending', dueAt },
    ]);
  });

  test('is paid out with the delivery cost for a physical work, once delivered', async () => {
    const work = await createArtwork(app, {
      isForSale: true,
      price: '680.00',
      isPhysical: true,
      deliveryCost: '12.50',
    });
    const id = await payments.buy(app, buyer.cookie, work.id);
    expect(await payoutsOf(id)).toMatchObject([{ amount: '624.50', status: 'pending', dueAt: null }]);
  });

  test('keeps the reservation if it is declined, with the bank’s message for the buyer only', async () => {
    const { work, intent } = await start();
    await payments.confirm(app, intent, CARDS.declined);
    await payments.settled(app);
    const read = (cookie: string) =>
      request(app.url).get(`/api/purchases/${intent.purchaseId}`).set('Cookie', cookie);
    expect((await read(buyer.cookie)).body).toMatchObject({
      status: 'pending',
      failureMessage: 'Your card was declined.',
    });
    const moderator = await createMember(app, { role: 'moderator' });
    expect((await read(moderator.cookie)).body.failureMessage).toBeNull();
    await payments.confirm(app, intent, CARDS.pays);
    await payments.settled(app);
    expect(await stateOf(intent.purchaseId)).toMatchObject({ status: 'paid', failureMessage: null });
    expect((await readArtwork(app, work.id)).soldAt).not.toBeNull();
  });

  test('is never accepted in another amount or currency, and is logged', async () => {
    for (const fields of [{ amount: 50 }, { currency: 'eur' }]) {
      const { work, intent } = await start();
      await payments.tamper(app, intent, fields);
      await payments.confirm(app, intent, CARDS.pays);
      await payments.settled(app);
      expect((await stateOf(intent.purchaseId)).status).toBe('pending');
      expect((await readArtwork(app, work.id)).soldAt).toBeNull();
      expect(
        app.logLines.some((line) => line.includes('was not accepted') && line.includes(intent.purchaseId)),
      ).toBe(true);
    }
  });

  test('is refunded if it arrives after the reservation was canceled', async () => {
    const { work, intent } = await start();
    // Ours is canceled, the provider's is not: as if the cancellation had been lost.
    await app.ctx.db.update(purchases).set({ status: 'canceled' }).where(eq(purchases.id, intent.purchaseId));
    await payments.confirm(app, intent, CARDS.pays);
    await payments.settled(app);
    expect(await app.ctx.payments?.readIntent(payments.intentIdOf(intent))).toMatchObject({ refunded: true });
    expect(await stateOf(intent.purchaseId)).toMatchObject({
      status: 'canceled',
      failureMessage: expect.stringContaining('refunded to your card') as string,
    });
    expect((await readArtwork(app, work.id)).soldAt).toBeNull();
    expect(await payoutsOf(intent.purchaseId)).toEqual([]);
  });

  test('stays paid if it arrives before the expiry', async () => {
    const { intent } = await start();
    await payments.addFault(app, { match: 'payment_intent.succeeded', action: 'drop' });
    await payments.addFault(app, { match: 'charge.succeeded', action: 'drop' });
    await payments.confirm(app, intent, CARDS.pays);
    app.clock.advance(16 * MINUTE);
    await expireReservations(app.ctx);
    expect((await stateOf(intent.purchaseId)).status).toBe('paid');
  });

  test('is refunded or disputed if the provider says so', async () => {
    const refunded = await start();
    await payments.confirm(app, refunded.intent, CARDS.pays);
    await app.ctx.payments?.refundIntent(payments.intentIdOf(refunded.intent), 'a-refund');
    const disputed = await start();
    await payments.confirm(app, disputed.intent, CARDS.disputes);
    await payments.settled(app);
    expect((await stateOf(refunded.intent.purchaseId)).status).toBe('refunded');
    expect(await payoutsOf(refunded.intent.purchaseId)).toMatchObject([{ status: 'canceled' }]);
    expect((await readArtwork(app, refunded.work.id)).soldAt).toBeNull();
    expect((await stateOf(disputed.intent.purchaseId)).status).toBe('disputed');
    await app.ctx.db.execute(
      sql`update sandbox_payments set body = body || '{"status": "won"}' where kind = 'dispute'`,
    );
    await settlePayments(app.ctx);
    expect((await stateOf(disputed.intent.purchaseId)).status).toBe('paid');
  });

  test('shows the work unsold at once if it is refunded, also on cached cards', async () => {
    const { work, intent } = await start();
    await payments.confirm(app, intent, CARDS.pays);
    await payments.settled(app);
    const newest = async () => {
      const { body } = await request(app.url).get('/api/artworks?limit=3').set('Cookie', buyer.cookie);
      return (body as { id: string; isSold: boolean }[]).find(({ id }) => id === work.id)?.isSold;
    };
    expect(await newest()).toBe(true);
    await app.ctx.payments?.refundIntent(payments.intentIdOf(intent), `refund-of-${work.id}`);
    const refunded = async () => (await stateOf(intent.purchaseId)).status === 'refunded';
    // Polls all the time, so that a page is read before the refund.
    while (!(await refunded())) await newest();
    expect(await newest()).toBe(false);
  });
});

describe('webhooks', () => {
  test('may arrive a hundred times and in any order', async () => {
    const { intent } = await start();
    await payments.addFault(app, { match: 'payment_intent.succeeded', action: 'dup', n: 100, times: 1 });
    await payments.confirm(app, intent, CARDS.declined);
    await payments.confirm(app, intent, CARDS.pays);
    await payments.settled(app);
    await payments.redeliverAll(app);
    expect((await stateOf(intent.purchaseId)).status).toBe('paid');
    expect(await payoutsOf(intent.purchaseId)).toHaveLength(1);
    const handled = await app.ctx.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.type, 'payment_intent.succeeded'));
    expect(new Set(handled.map((event) => event.id)).size).toBe(handled.length);
  });

  test('are recovered if they are lost', async () => {
    const { work, intent } = await start();
    await payments.settled(app);
    await payments.addFault(app, { match: '', action: 'drop' });
    await payments.confirm(app, intent, CARDS.pays);
    expect((await stateOf(intent.purchaseId)).status).toBe('pending');
    await settlePayments(app.ctx);
    expect((await stateOf(intent.purchaseId)).status).toBe('paid');
    expect((await readArtwork(app, work.id)).soldAt).not.toBeNull();
  });

  test('repair a purchase whose intent was created but not stored', async () => {
    const { intent } = await start();
    await payments.settled(app);
    const lost = { stripePaymentIntentId: null };
    await app.ctx.db.update(purchases).set(lost).where(eq(purchases.id, intent.purchaseId));
    await app.ctx.db.update(charges).set(lost).where(eq(charges.id, intent.purchaseId));
    await payments.confirm(app, intent, CARDS.pays);
    await payments.settled(app);
    expect(await stateOf(intent.purchaseId)).toMatchObject({
      status: 'paid',
      stripePaymentIntentId: payments.intentIdOf(intent),
    });
  });

  test('are refused unread if the provider did not sign them', async () => {
    const body = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object: {} } });
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const answer = await request(app.url)
        .post('/api/webhooks/stripe')
        .set('Content-Type', 'application/json')
        .set('Stripe-Signature', signature)
        .send(body);
      expect([answer.status, answer.body.code]).toEqual([400, 'bad_signature']);
    }
  });
});

describe('a failing provider', () => {
  test('costs nothing when its response is lost: one intent', async () => {
    await payments.addFault(app, { match: 'POST /v1/payment_intents', action: 'reset_after', times: 1 });
    const { intent } = await start();
    const { rows } = await app.ctx.pool.query(
      `select id from sandbox_payments where kind = 'payment_intent' and body->'metadata'->>'purchaseId' = $1`,
      [intent.purchaseId],
    );
    expect(rows).toHaveLength(1);
  });

  test('costs nothing without any response: the next click finds the intent', async () => {
    const work = await offered();
    await payments.addFault(app, { match: 'POST /v1/payment_intents', action: 'reset_after', times: 3 });
    // Otherwise the event would report it.
    await payments.addFault(app, { match: '', action: 'drop' });
    expect((await payments.requestCheckout(app, buyer.cookie, work.id)).status).toBe(503);
    const { purchaseId } = await payments.reserve(app, buyer.cookie, work.id);
    const { rows } = await app.ctx.pool.query(
      `select body->'metadata'->>'purchaseId' as id from sandbox_payments
       where kind = 'payment_intent' and body->'metadata'->>'artworkId' = $1`,
      [work.id],
    );
    expect(rows).toEqual([{ id: purchaseId }]);
  });

  test('is reported with a message, and a retry works later', async () => {
    const work = await offered();
    await payments.addFault(app, { match: 'POST /v1/payment_intents', action: 'status', status: 503 });
    const failed = await payments.requestCheckout(app, buyer.cookie, work.id);
    expect([failed.status, failed.body.code]).toEqual([503, 'payments_unavailable']);
    await payments.clearFaults(app);
    await payments.reserve(app, buyer.cookie, work.id);
  });
});

test('no secret, card or event is logged', async () => {
  const work = await offered();
  await payments.buy(app, buyer.cookie, work.id);
  expect(app.logLines.join('')).not.toMatch(
    /_secret_|4242424242424242|4000000000000002|sk_(?:test|live)_|whsec_|"livemode"/,
  );
});
