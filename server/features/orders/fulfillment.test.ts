import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderChange } from '#shared/notices/orders.ts';
import { PURCHASE_STATUSES, canMove } from '#shared/orders/states.ts';
import { transfers } from '#shared/payments/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { ADDRESS, createOrder, type Order, readOrder } from '#server/testing/orders.ts';
import { openStream } from '#server/testing/stream.ts';
import { countDeliveries, remindToShip } from './shipping-jobs.ts';

const DAY_MS = 86_400_000;
const SHIPMENT = { carrier: 'Royal Mail', trackingNumber: 'AB 123 456 789 GB' };
let app: TestApp;
let broken: string | null = null;
let notified: { purchaseId: string; change: OrderChange; by: string | null }[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  app.ctx.events.on('order.changed', async (_tx, event) => {
    if (event.purchaseId === broken) throw new Error('No one can be notified of it');
    notified.push(event);
  });
});
afterAll(() => app.close());

type Who = { cookie: string };
const call = (method: 'put' | 'post', who: Who, path: string, body: object = {}) =>
  request(app.server)[method](`/api/purchases/${path}`).set('Cookie', who.cookie).send(body);
const address = (who: Who, id: string, body: object = ADDRESS) => call('put', who, `${id}/address`, body);
const ship = (who: Who, id: string, body: object = SHIPMENT) => call('post', who, `${id}/ship`, body);
const confirm = (who: Who, id: string) => call('post', who, `${id}/confirm`);
const changesOf = (id: string) =>
  notified.filter((event) => event.purchaseId === id).map(({ change, by }) => [change, by]);
const payoutOf = async (id: string) =>
  (await app.ctx.db.select().from(transfers).where(eq(transfers.chargeId, id)))[0]!;
const askRefund = (order: Order) =>
  app.ctx.db
    .insert(refundRequests)
    .values({ purchaseId: order.id, askedBy: order.buyerId, reason: 'It is not what I saw.' });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('fulfillment of a physical work', () => {
  test('address, carrier and receipt notify the other party, and confirmation pays the artist', async () => {
    const order = await createOrder(app, { shippingAddress: null });
    const { id, buyer, artist } = order;
    expect(outcome(await ship(artist, id))).toEqual([409, 'address_missing']);
    expect((await address(buyer, id)).body).toMatchObject({ shippingAddress: ADDRESS, total: '215.00' });
    const shipped = await ship(artist, id).expect(200);
    expect(shipped.body).toMatchObject({
      status: 'shipped',
      ...SHIPMENT,
      shippingAddress: ADDRESS,
      payout: { status: 'pending', amount: '195.00', dueAt: null, heldBy: 'account' },
    });
    expect(outcome(await address(buyer, id))).toEqual([409, 'illegal_move']);
    const confirmed = await confirm(buyer, id).expect(200);
    expect(confirmed.body).toMatchObject({
      status: 'delivered',
      refundableUntil: expect.any(String) as string,
    });
    expect((await payoutOf(id)).dueAt).toEqual((await readOrder(app, id)).confirmedAt);
    expect(changesOf(id)).toEqual([
      ['shipped', artist.id],
      ['delivered', buyer.id],
    ]);
  });

  test('reminds the artist on day 3 and 10, once each', async () => {
    const now = app.ctx.clock.now().getTime();
    const after = (days: number) => createOrder(app, { paidAt: new Date(now - days * DAY_MS) });
    const [early, third, tenth] = [await after(2.9), await after(3.1), await after(10.1)];
    await remindToShip(app.ctx);
    await remindToShip(app.ctx);
    expect(changesOf(early.id)).toEqual([]);
    for (const order of [third, tenth]) expect(changesOf(order.id)).toEqual([['ship_reminder', null]]);
    expect((await readOrder(app, tenth.id)).shipReminders).toBe(2);
    app.clock.advance(7 * DAY_MS);
    await remindToShip(app.ctx);
    expect(changesOf(third.id)).toHaveLength(2);
    expect(changesOf(tenth.id)).toHaveLength(1);
  });

  test('counts as delivered 14 days after shipping, and can be confirmed after that', async () => {
    const now = app.ctx.clock.now().getTime();
    const shippedAt = new Date(now - 14.5 * DAY_MS);
    const due = await createOrder(app, { status: 'shipped', shippedAt, trackingNumber: '1' });
    const early = await createOrder(app, { status: 'shipped', shippedAt: new Date(now - 13.9 * DAY_MS) });
    // It is processed first, and fails.
    broken = (
      await createOrder(app, {
        status: 'shipped',
        shippedAt: new Date(now - 20 * DAY_MS),
        trackingNumber: '2',
      })
    ).id;
    await countDeliveries(app.ctx);
    await countDeliveries(app.ctx);
    const deliveredAt = new Date(shippedAt.getTime() + 14 * DAY_MS);
    expect(await readOrder(app, due.id)).toMatchObject({
      status: 'delivered',
      deliveredAt,
      confirmedAt: null,
    });
    expect((await payoutOf(due.id)).dueAt).toEqual(new Date(deliveredAt.getTime() + 7 * DAY_MS));
    expect(changesOf(due.id)).toEqual([['delivered', null]]);
    expect((await readOrder(app, early.id)).status).toBe('shipped');
    await confirm(due.buyer, due.id).expect(200);
    expect((await readOrder(app, due.id)).deliveredAt).toEqual(deliveredAt);
    expect((await payoutOf(due.id)).dueAt?.getTime()).toBeLessThan(deliveredAt.getTime() + 7 * DAY_MS);
    expect(outcome(await confirm(due.buyer, due.id))).toEqual([409, 'illegal_move']);
  });
});

describe('refusals', () => {
  test('every state refuses exactly as the table says', async () => {
    const order = await createOrder(app);
    for (const status of PURCHASE_STATUSES) {
      const reset = () =>
        app.ctx.db.update(purchases).set({ status, confirmedAt: null }).where(eq(purchases.id, order.id));
      await reset();
      const shipped = await ship(order.artist, order.id);
      expect([status, shipped.status]).toEqual([status, canMove(status, 'shipped', 'artist') ? 200 : 409]);
      await reset();
      const confirmed = await confirm(order.buyer, order.id);
      const mayConfirm = status === 'delivered' || canMove(status, 'delivered', 'buyer');
      expect([status, confirmed.status]).toEqual([status, mayConfirm ? 200 : 409]);
    }
  });

  test('the wrong party is refused; strangers do not learn that it exists', async () => {
    const { id, buyer, artist } = await createOrder(app);
    const stranger = await createMember(app);
    const moderator = await createMember(app, { role: 'moderator' });
    for (const action of [address, ship, confirm] as const) {
      expect(outcome(await action(stranger, id))).toEqual([404, 'purchase_not_found']);
      expect(outcome(await action(moderator, id))).toEqual([403, 'not_allowed']);
    }
    expect(outcome(await address(artist, id))).toEqual([403, 'not_allowed']);
    expect(outcome(await ship(buyer, id))).toEqual([403, 'not_allowed']);
    expect(outcome(await confirm(artist, id))).toEqual([403, 'not_allowed']);
    const sale = (who: Who) => request(app.server).get(`/api/sales/${id}`).set('Cookie', who.cookie);
    for (const who of [artist, moderator]) expect((await sale(who)).status).toBe(200);
    for (const who of [buyer, stranger])
      expect(outcome(await sale(who))).toEqual([404, 'purchase_not_found']);
  });

  test('a file is not shipped, and an order with a refund request neither shipped nor confirmed', async () => {
    const file = await createOrder(app, { isPhysicalItem: false });
    expect(outcome(await address(file.buyer, file.id))).toEqual([409, 'not_physical']);
    expect(outcome(await ship(file.artist, file.id))).toEqual([409, 'not_physical']);
    expect(outcome(await confirm(file.buyer, file.id))).toEqual([409, 'not_physical']);
    const asked = await createOrder(app);
    await askRefund(asked);
    expect(outcome(await ship(asked.artist, asked.id))).toEqual([409, 'refund_asked']);
    const arrived = await createOrder(app, { status: 'shipped', shippedAt: app.ctx.clock.now() });
    await askRefund(arrived);
    expect(outcome(await confirm(arrived.buyer, arrived.id))).toEqual([409, 'refund_asked']);
  });

  test('an undeliverable address', async () => {
    const { id, buyer } = await createOrder(app);
    const wrong: [string, object][] = [
      ['name', { name: ' ' }],
      ['line1', { line1: undefined }],
      ['city', { city: '' }],
      ['postalCode', { postalCode: '12345678901234567' }],
      ['country', { country: 'XX' }],
    ];
    for (const [path, change] of wrong) {
      const { status, body } = await address(buyer, id, { ...ADDRESS, ...change });
      expect([status, body.errors.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
    }
  });

  test('the artist sees the address once the work is paid', async () => {
    const { id, buyer, artist } = await createOrder(app, { status: 'pending', paidAt: null });
    const read = async (who: Who) =>
      (await request(app.server).get(`/api/purchases/${id}`).set('Cookie', who.cookie)).body.shippingAddress;
    expect([await read(buyer), await read(artist)]).toEqual([ADDRESS, null]);
  });
});

test('a corrected address and a late confirmation refresh the windows of both', async () => {
  const order = await createOrder(app);
  const late = await createOrder(app, { status: 'delivered', deliveredAt: app.ctx.clock.now() });
  for (const [{ id, artist }, action] of [
    [order, () => address(order.buyer, order.id)],
    [late, () => confirm(late.buyer, late.id)],
  ] as const) {
    const window = await openStream(app.url, artist.cookie);
    await action().expect(200);
    expect(await window.next('order')).toEqual({ type: 'order', purchaseId: id });
    window.close();
  }
});

test('ten concurrent clicks ship once', async () => {
  const { id, artist } = await createOrder(app);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ship(artist, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(changesOf(id)).toHaveLength(1);
});
