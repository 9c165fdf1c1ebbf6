/** An application that was changed after the client saw it is not accepted by a payment. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charges } from '#shared/payments/tables.ts';
import { finishRefunds } from '#server/testing/payment-jobs.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { accept, DAY_MS, type Deal, openDeal, pay, paymentsOf, post, stateOf } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
});
afterAll(() => app.close());

/** Changes it as its designer. @returns when */
async function change({ id, designer }: Deal, timelineDays: number): Promise<string> {
  const { body } = await request(app.url)
    .put(`/api/hire-projects/${id}/application`)
    .set('Cookie', designer.cookie)
    .send({ timelineDays })
    .expect(200);
  return (body as { updatedAt: string }).updatedAt;
}

test('an application that was changed since the client saw it', async () => {
  const deal = await openDeal(app);
  const { id, client, applicationId } = deal;
  const seen = await change(deal, 20);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const updatedAt = await change(deal, 700);
  expect(await post(app, client, id, 'accept', { applicationId, updatedAt: seen })).toMatchObject({
    status: 409,
    body: { code: 'application_changed' },
  });
  expect(await paymentsOf(app, id)).toEqual([]);
  await post(app, client, id, 'accept', { applicationId, updatedAt }).expect(200);
});

test('one changed during an abandoned payment: that payment is refunded', async () => {
  const deal = await openDeal(app);
  const left = await accept(app, deal);
  const [payment] = await paymentsOf(app, deal.id);
  const createdAt = new Date(payment!.createdAt.getTime() - DAY_MS / 24);
  await app.ctx.db.update(charges).set({ createdAt }).where(eq(charges.ownerId, deal.id));
  await change(deal, 700);
  await pay(app, left);
  await finishRefunds(app.ctx);
  expect(await stateOf(app, deal.id)).toEqual({
    status: 'pending',
    payments: ['upfront refunded none'],
    books: {},
  });
});

test('accepted in its new version, another payment replaces the abandoned one', async () => {
  const deal = await openDeal(app);
  await accept(app, deal);
  const [payment] = await paymentsOf(app, deal.id);
  const createdAt = new Date(payment!.createdAt.getTime() - DAY_MS / 24);
  await app.ctx.db.update(charges).set({ createdAt }).where(eq(charges.ownerId, deal.id));
  await change(deal, 30);
  await pay(app, await accept(app, deal));
  const { status, payments } = await stateOf(app, deal.id);
  expect({ status, payments }).toEqual({
    status: 'in_progress',
    payments: ['upfront canceled none', 'upfront paid none'],
  });
});
