/** What a collector shows on the profile. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { purchases } from '#shared/orders/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { askAs } from '#server/testing/hire-work.ts';
import { createOrder } from '#server/testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a bought work is on the profile once its buyer chose so, and no longer after a refund', async () => {
  const [order, visitor] = await Promise.all([createOrder(app), createMember(app)]);
  const held = async () => (await askAs(app, visitor, 'GET', `/users/${order.buyer.id}/holdings`)).body;
  const show = (who: { cookie: string }, isShown: boolean) =>
    askAs(app, who, 'PUT', `/purchases/${order.id}/shown`, { isShown });
  expect(await held()).toEqual({ works: [], artists: [] });
  expect((await show(order.artist, true)).status).toBe(403);
  expect((await show(order.buyer, true)).body).toMatchObject({ isShown: true });
  expect(await held()).toMatchObject({
    works: [{ artwork: { id: order.artworkId }, since: order.paidAt!.toISOString() }],
    artists: [{ id: order.artist.id, worksCount: 1 }],
  });
  // The artist is not told what the buyer shows: it can be seen on the profile.
  expect((await askAs(app, order.artist, 'GET', `/purchases/${order.id}`)).body.isShown).toBe(false);
  await show(order.buyer, false);
  expect(await held()).toMatchObject({ works: [] });
  await show(order.buyer, true);
  await app.ctx.db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, order.id));
  expect(await held()).toEqual({ works: [], artists: [] });
  expect((await show(order.buyer, true)).body).toMatchObject({
    code: 'purchase_not_paid',
    detail: 'This purchase was refunded.',
  });
});
