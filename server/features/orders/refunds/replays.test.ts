/** Provider events in any order and any number lead to the same ledger. More rounds with ROUNDS=full. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import request from 'supertest';
import type { OrderChange } from '#shared/notices/orders.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { finishRefunds } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { syncPurchase } from '../service.ts';
import { openBankDispute, decideBankDispute, purchaseOf, sell, stateOf } from './testing.ts';

/** Each delivers the events of five sales in a random order. */
const ROUNDS = process.env.ROUNDS === 'full' ? 250 : 1;
const SYNCS = 20;
let app: TestApp;
const notified: OrderChange[] = [];
beforeAll(async () => {
  app = await startTestApp();
  app.ctx.events.on('order.changed', async (_tx, event) => notified.push(event.change));
});
afterAll(() => app.close());

test('events repeated and in any order lead to the same ledger', { timeout: 1_800_000 }, async () => {
  await payments.addFault(app, { match: 'charge.', action: 'dup', n: 5 });
  const [kept, back, won, lost] = [await sell(app), await sell(app), await sell(app), await sell(app)];
  const shared = await sell(app);
  await request(app.url)
    .post(`/api/purchases/${back.id}/refund`)
    .set('Cookie', back.artist.cookie)
    .send({ reason: 'It fell off the wall.' })
    .expect(200);
  for (const sale of [won, lost]) await openBankDispute(app, sale.id);
  await decideBankDispute(app, won.id, 'won');
  await decideBankDispute(app, lost.id, 'lost');
  const { stripePaymentIntentId } = await purchaseOf(app, shared.id);
  for (const cents of [2000, 4000])
    await app.ctx.payments!.refundIntentPart(stripePaymentIntentId!, cents, `by-hand-${cents}`);
  await payments.settled(app);
  const sales = [kept, back, won, lost, shared];
  const stands = () => Promise.all(sales.map((sale) => stateOf(app, sale)));
  const before = await stands();
  expect(before.map(({ status, kinds }) => [status, ...kinds])).toEqual([
    ['paid', 'charge', 'release'],
    ['refunded', 'charge', 'refund', 'release'],
    ['paid', 'charge', 'dispute', 'dispute_won', 'release'],
    ['refunded', 'charge', 'dispute', 'dispute_lost', 'release'],
    ['paid', 'charge', 'refund', 'refund', 'release'],
  ]);
  const count = notified.length;
  for (let round = 0; round < ROUNDS; round++) {
    await payments.redeliverAll(app);
    await Promise.all(
      Array.from({ length: SYNCS }, () =>
        syncPurchase(app.ctx, sales[Math.floor(Math.random() * sales.length)]!.id),
      ),
    );
  }
  await finishRefunds(app.ctx);
  expect(await stands()).toEqual(before);
  expect(notified).toHaveLength(count);
});
