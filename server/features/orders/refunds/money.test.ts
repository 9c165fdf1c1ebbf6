/** The money itself, at the provider and in the ledger. More rounds with ROUNDS=full. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderChange } from '#shared/notices/orders.ts';
import { purchases } from '#shared/orders/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { finishRefunds } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { CARDS } from '#server/testing/payments.ts';
import {
  openBankDispute,
  openUnheardDispute,
  decideBankDispute,
  purchaseOf,
  sell,
  stateOf,
} from './testing.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 50 : 1;
let app: TestApp;
let moderator: { id: string; cookie: string };
const notified: { purchaseId: string; change: OrderChange; by: string | null }[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  app.ctx.events.on('order.changed', async (_tx, event) => notified.push(event));
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => app.close());
afterEach(async () => {
  await payments.clearFaults(app);
  await payments.settled(app);
});

type Who = { cookie: string };
const post = (who: Who, path: string, body: object = {}) =>
  request(app.url).post(`/api/purchases/${path}`).set('Cookie', who.cookie).send(body);
const ask = (who: Who, id: string) => post(who, `${id}/refund-request`, { reason: 'It is not what I saw.' });
const accept = (who: Who, id: string) => post(who, `${id}/refund-request/accept`);
const give = (who: Who, id: string) => post(who, `${id}/refund`, { reason: 'It fell off the wall.' });
const changesOf = (id: string) =>
  notified.filter((event) => event.purchaseId === id).map(({ change, by }) => [change, by]);
const refundsAtProvider = async (id: string) => {
  const { rows } = await app.ctx.pool.query<{ id: string }>(
    `select id from sandbox_payments where kind = 'refund' and body->>'payment_intent' =
       (select stripe_payment_intent_id from purchases where id = $1)`,
    [id],
  );
  return rows.length;
};

const PAID = { provider: 20_000, artist: -18_000, commission: -2000 };
const BACK = {
  status: 'refunded',
  claim: 'canceled',
  isSold: false,
  isBackOnCard: true,
  kinds: ['charge', 'refund', 'release'],
  balances: {},
};

describe('a refund', () => {
  test('reverses everything, and the artist can sell the work again', async () => {
    const sale = await sell(app);
    expect(await stateOf(app, sale)).toMatchObject({
      status: 'paid',
      kinds: ['charge', 'release'],
      balances: PAID,
    });
    await ask(sale.buyer, sale.id).expect(200);
    const { body } = await accept(sale.artist, sale.id).expect(200);
    expect(body).toMatchObject({ status: 'refunded', refund: { status: 'accepted' } });
    expect(await stateOf(app, sale)).toEqual({ ...BACK, requests: ['accepted'] });
    expect((await purchaseOf(app, sale.id)).refundedAt).not.toBeNull();
    expect(changesOf(sale.id)).toEqual([
      ['refund_asked', sale.buyer.id],
      ['refunded', sale.artist.id],
    ]);
    await request(app.url)
      .patch(`/api/artworks/${sale.workId}`)
      .set('Cookie', sale.artist.cookie)
      .send({
        title: 'Quiet water',
        description: '',
        category: 'photography',
        making: 'camera',
        tags: [],
        isForSale: true,
        isNftAvailable: false,
        price: '150',
      })
      .expect(200);
    await payments.buy(app, sale.buyer.cookie, sale.workId);
    expect(await stateOf(app, sale)).toMatchObject({ status: 'refunded', isSold: true });
  });

  test.each(['status', 'reset_before', 'reset_after'])(
    'interrupted (%s) is finished by the job',
    async (action) => {
      const sale = await sell(app);
      await payments.addFault(app, { match: 'POST /v1/refunds', action, status: 503, times: 3 });
      const { body } = await give(sale.artist, sale.id).expect(200);
      expect(body.refund.status).toBe('accepted');
      await payments.clearFaults(app);
      await Promise.all([finishRefunds(app.ctx), finishRefunds(app.ctx)]);
      expect(await stateOf(app, sale)).toEqual({ ...BACK, requests: ['accepted'] });
      expect(await refundsAtProvider(sale.id)).toBe(1);
    },
  );

  test('made at the provider answers the request', async () => {
    const sale = await sell(app);
    await ask(sale.buyer, sale.id).expect(200);
    const { stripePaymentIntentId } = await purchaseOf(app, sale.id);
    await app.ctx.payments!.refundIntent(stripePaymentIntentId!, 'by-hand');
    await payments.settled(app);
    expect(await stateOf(app, sale)).toEqual({ ...BACK, requests: ['accepted'] });
    expect(changesOf(sale.id).at(-1)).toEqual(['refunded', null]);
  });

  test('is recorded in the ledger for a late payment as well', async () => {
    const sale = await sell(app);
    await give(sale.artist, sale.id).expect(200);
    await app.ctx.pool.query(`update artworks set is_for_sale = true where id = $1`, [sale.workId]);
    const intent = await payments.reserve(app, sale.buyer.cookie, sale.workId);
    await app.ctx.db.update(purchases).set({ status: 'canceled' }).where(eq(purchases.id, intent.purchaseId));
    await payments.confirm(app, intent, CARDS.pays);
    await payments.settled(app);
    expect(await stateOf(app, { id: intent.purchaseId, workId: sale.workId })).toEqual({
      ...BACK,
      status: 'canceled',
      claim: undefined,
      requests: [],
      kinds: ['charge', 'refund'],
    });
  });
});

describe('a dispute', () => {
  test('suspends the order, which returns to its status if won', async () => {
    const sale = await sell(app);
    await app.ctx.db
      .update(purchases)
      .set({ isPhysicalItem: true, status: 'shipped', shippedAt: app.ctx.clock.now() })
      .where(eq(purchases.id, sale.id));
    await openBankDispute(app, sale.id);
    expect(await stateOf(app, sale)).toMatchObject({
      status: 'disputed',
      isSold: true,
      kinds: ['charge', 'dispute', 'release'],
      balances: { contested: 20_000, artist: -18_000, commission: -2000 },
    });
    for (const answer of [
      await ask(sale.buyer, sale.id),
      await give(sale.artist, sale.id),
      await post(sale.buyer, `${sale.id}/confirm`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'illegal_move']);
    }
    await decideBankDispute(app, sale.id, 'won');
    expect(await stateOf(app, sale)).toMatchObject({
      status: 'shipped',
      claim: 'pending',
      kinds: ['charge', 'dispute', 'dispute_won', 'release'],
      balances: PAID,
    });
    expect(changesOf(sale.id)).toEqual([
      ['disputed', null],
      ['dispute_won', null],
    ]);
  });

  test('counts as a refund if it is lost', async () => {
    const sale = await sell(app);
    await openBankDispute(app, sale.id);
    await decideBankDispute(app, sale.id, 'lost');
    expect(await stateOf(app, sale)).toEqual({
      ...BACK,
      isBackOnCard: false,
      requests: [],
      kinds: ['charge', 'dispute', 'dispute_lost', 'release'],
    });
    expect(changesOf(sale.id)).toEqual([
      ['disputed', null],
      ['refunded', null],
    ]);
  });

  test('is recorded in the ledger even if all its events were lost', async () => {
    const sale = await sell(app);
    await payments.addFault(app, { match: 'charge.dispute', action: 'drop' });
    await openUnheardDispute(app, sale.id, 'won');
    await give(sale.artist, sale.id).expect(200);
    expect(await stateOf(app, sale)).toEqual({
      ...BACK,
      requests: ['accepted'],
      kinds: ['charge', 'dispute', 'dispute_won', 'refund', 'release'],
    });
  });

  test.each([
    ['won', 1, ['charge', 'dispute', 'dispute_won', 'refund', 'release']],
    ['lost', 0, ['charge', 'dispute', 'dispute_lost', 'release']],
  ] as const)('holds back what was granted, until it is %s', async (outcome, refunds, kinds) => {
    const sale = await sell(app);
    await payments.addFault(app, { match: 'POST /v1/refunds', action: 'status', status: 503 });
    await ask(sale.buyer, sale.id).expect(200);
    await accept(moderator, sale.id).expect(200);
    await payments.clearFaults(app);
    await openBankDispute(app, sale.id);
    await finishRefunds(app.ctx);
    expect(await stateOf(app, sale)).toMatchObject({ status: 'disputed', requests: ['accepted'] });
    await decideBankDispute(app, sale.id, outcome);
    await finishRefunds(app.ctx);
    expect(await stateOf(app, sale)).toMatchObject({ status: 'refunded', balances: {}, kinds });
    expect(await refundsAtProvider(sale.id)).toBe(refunds);
  });
});

describe('concurrently', () => {
  test('ten accept and refund: the money is refunded once', { timeout: 120_000 }, async () => {
    for (let round = 0; round < ROUNDS / 2; round++) {
      const sale = await sell(app);
      await ask(sale.buyer, sale.id).expect(200);
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => accept(sale.artist, sale.id)),
        ...Array.from({ length: 4 }, () => accept(moderator, sale.id)),
        ...Array.from({ length: 2 }, () => give(sale.artist, sale.id)),
        finishRefunds(app.ctx),
      ]);
      const codes = answers.slice(0, 10).map((answer) => (answer as { status: number }).status);
      expect(codes.filter((status) => status === 200)).toHaveLength(1);
      await payments.settled(app);
      expect(await stateOf(app, sale)).toEqual({ ...BACK, requests: ['accepted'] });
      expect(await refundsAtProvider(sale.id)).toBe(1);
      expect(changesOf(sale.id).filter(([change]) => change === 'refunded')).toHaveLength(1);
    }
  });

  test('requesting and confirming: only one succeeds', { timeout: 120_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const sale = await sell(app);
      await app.ctx.db
        .update(purchases)
        .set({ isPhysicalItem: true, status: 'shipped', shippedAt: app.ctx.clock.now() })
        .where(eq(purchases.id, sale.id));
      const [asked, confirmed] = await Promise.all([
        ask(sale.buyer, sale.id),
        post(sale.buyer, `${sale.id}/confirm`),
      ]);
      expect([
        [200, 'refund_asked'],
        ['refund_window_over', 200],
      ]).toContainEqual([asked.body.code ?? asked.status, confirmed.body.code ?? confirmed.status]);
    }
  });
});
