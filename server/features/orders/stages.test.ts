import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_STAGES } from '#shared/orders/stages.ts';
import { purchases } from '#shared/orders/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createOrder } from '#server/testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('both lists can be filtered by stage, and by what has an original', async () => {
  const [buyer, artist] = await Promise.all([createMember(app), createMember(app)]);
  const states = [
    ['paid', true],
    ['paid', false],
    ['shipped', true],
    ['delivered', true],
    ['refunded', true],
    ['disputed', false],
  ] as const;
  for (const [status, isPhysicalItem] of states) {
    const { id } = await createOrder(app, { status, isPhysicalItem });
    await app.ctx.db
      .update(purchases)
      .set({ buyerId: buyer.id, sellerId: artist.id })
      .where(eq(purchases.id, id));
  }
  const read = async (path: string, cookie: string) =>
    (
      (await request(app.server).get(path).set('Cookie', cookie)).body as {
        status: string;
        isPhysicalItem: boolean;
      }[]
    )
      .map(({ status, isPhysicalItem }) => `${status} ${isPhysicalItem ? 'sent' : 'file'}`)
      .toSorted();
  const expected = {
    original: ['disputed file', 'paid file'],
    to_ship: ['paid sent'],
    on_the_way: ['shipped sent'],
    done: ['delivered sent', 'paid file'],
    returned: ['disputed file', 'refunded sent'],
  };
  for (const stage of ORDER_STAGES) {
    expect(await read(`/api/purchases?stage=${stage}`, buyer.cookie)).toEqual(expected[stage]);
    expect(await read(`/api/purchases/artist/${artist.id}?stage=${stage}`, artist.cookie)).toEqual(
      expected[stage],
    );
  }
  expect(await read('/api/purchases', buyer.cookie)).toHaveLength(states.length);
  const unknown = await request(app.server).get('/api/purchases?stage=lost').set('Cookie', buyer.cookie);
  expect(unknown.status).toBe(400);
});

test('a sold work links to its order for its two parties, and no one else', async () => {
  const { id, artworkId, buyer, artist } = await createOrder(app);
  const stranger = await createMember(app);
  const orderIdFor = async ({ cookie }: { cookie: string }) => {
    const answer = await request(app.server).get(`/api/artworks/${artworkId}`).set('Cookie', cookie);
    return (answer.body as { orderId: string | null }).orderId;
  };
  expect(await orderIdFor(buyer)).toBe(id);
  expect(await orderIdFor(artist)).toBe(id);
  expect(await orderIdFor(stranger)).toBeNull();
  await app.ctx.db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, id));
  expect(await orderIdFor(artist)).toBeNull();
});
