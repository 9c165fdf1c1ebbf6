import { sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { ADDRESS, createOrder, type Order } from '#server/testing/orders.ts';
import { deleteExpiredResponses } from './replay.ts';

const HOUR_MS = 3_600_000;
const SHIPMENT = { carrier: 'Royal Mail', trackingNumber: 'AB 123 456 789 GB' };
let app: TestApp;
/** Orders, as often as their shipping was announced. */
const announced: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  app.ctx.events.on('order.changed', async (_tx, { purchaseId }) => void announced.push(purchaseId));
});
afterAll(() => app.close());

function ship({ id, artist }: Order, key?: string, body = SHIPMENT, who: { cookie: string } = artist) {
  const call = request(app.server).post(`/api/purchases/${id}/ship`).set('Cookie', who.cookie);
  return (key === undefined ? call : call.set('Idempotency-Key', key)).send(body);
}
const codeOf = async (call: ReturnType<typeof ship>): Promise<unknown> => (await call).body.code;
const countSaved = async () => {
  const { rows } = await app.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from saved_responses`,
  );
  return rows[0]!.n;
};

test('a retry with the same key gets the first response, and changes nothing', async () => {
  const order = await createOrder(app, { shippingAddress: ADDRESS });
  const first = await ship(order, 'one').expect(200);
  const again = await ship(order, 'one').expect(200);
  expect(first.body).toMatchObject({ status: 'shipped', ...SHIPMENT });
  expect(again.body).toEqual(first.body);
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
  expect(announced.filter((id) => id === order.id)).toHaveLength(1);
});

test('a retry waits for a first call that is under way', async () => {
  const order = await createOrder(app, { shippingAddress: ADDRESS });
  const both = await Promise.all([ship(order, 'both'), ship(order, 'both')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].body).toEqual(both[1].body);
  expect(announced.filter((id) => id === order.id)).toHaveLength(1);
});

test('without the key, or with another key, body, URL or member, it is a different call', async () => {
  const [order, other] = [await createOrder(app, { shippingAddress: ADDRESS }), await createOrder(app)];
  await ship(order, 'mine').expect(200);
  expect(await codeOf(ship(order))).toBe('illegal_move');
  expect(await codeOf(ship(order, 'yours'))).toBe('illegal_move');
  expect(await codeOf(ship(order, 'mine', { ...SHIPMENT, carrier: 'UPS' }))).toBe('illegal_move');
  expect(await codeOf(ship(order, 'mine', SHIPMENT, other.artist))).toBe('purchase_not_found');
  expect((await ship({ ...other, artist: order.artist }, 'mine')).status).toBe(404);
});

test('a refusal is not saved', async () => {
  const order = await createOrder(app, { shippingAddress: null });
  expect(await codeOf(ship(order, 'early'))).toBe('address_missing');
  await request(app.server)
    .put(`/api/purchases/${order.id}/address`)
    .set('Cookie', order.buyer.cookie)
    .send(ADDRESS)
    .expect(200);
  await ship(order, 'early').expect(200);
});

test('a response without a body is saved, too', async () => {
  const [member, { id }] = [await createMember(app), await createArtwork(app)];
  const report = () =>
    request(app.server)
      .post('/api/reports')
      .set({ Cookie: member.cookie, 'Idempotency-Key': 'report' })
      .send({ subject: 'artwork', subjectId: id, reason: 'spam' });
  const before = await countSaved();
  expect((await report()).status).toBe(204);
  expect((await report()).status).toBe(204);
  expect(await countSaved()).toBe(before + 1);
});

test('endpoints that may be called twice save nothing', async () => {
  const [member, { id }] = [await createMember(app), await createArtwork(app)];
  const before = await countSaved();
  const like = () =>
    request(app.server)
      .post(`/api/artworks/${id}/like`)
      .set({ Cookie: member.cookie, 'Idempotency-Key': 'like' });
  expect((await like()).body).toMatchObject({ isLiked: true });
  expect((await like()).body).toMatchObject({ isLiked: false });
  expect(await countSaved()).toBe(before);
});

test('a change succeeds even if its response cannot be saved', async () => {
  const order = await createOrder(app, { shippingAddress: ADDRESS });
  await app.ctx.db.execute(sql`alter table saved_responses add constraint none check (false) not valid`);
  await ship(order, 'lost').expect(200);
  await app.ctx.db.execute(sql`alter table saved_responses drop constraint none`);
  expect(app.logLines.some((line) => line.includes('response was not saved'))).toBe(true);
});

test('after an hour the response is gone', async () => {
  const order = await createOrder(app, { shippingAddress: ADDRESS });
  await ship(order, 'old').expect(200);
  app.clock.advance(HOUR_MS + 1);
  expect(await codeOf(ship(order, 'old'))).toBe('illegal_move');
  await deleteExpiredResponses(app.ctx);
  expect(await countSaved()).toBe(0);
});
