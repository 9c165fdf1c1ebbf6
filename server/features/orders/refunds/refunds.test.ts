/** The rules of who may request, decide and issue refunds, and when. The provider's side is in money.test.ts. */
import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderChange } from '#shared/notices/orders.ts';
import { PURCHASE_STATUSES, canMove } from '#shared/orders/states.ts';
import { REFUND_STATUSES, canDecide } from '#shared/orders/refunds/states.ts';
import { type PurchaseRow, purchases } from '#shared/orders/tables.ts';
import { ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createOrder, type Order } from '#server/testing/orders.ts';
import { escalateUnanswered, refundUnshipped } from './jobs.ts';

const ADDRESS = {
  name: 'E. Achter',
  line1: 'Hauptstr. 5',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
} as const;
const DAY_MS = 86_400_000;
let app: TestApp;
let moderator: { id: string; cookie: string };
const notified: { purchaseId: string; change: OrderChange; by: string | null }[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  app.ctx.events.on('order.changed', async (_tx, event) => notified.push(event));
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => app.close());

type Who = { cookie: string };
const call = (method: 'post' | 'delete', who: Who, path: string, body: object = {}) =>
  request(app.server)[method](`/api/purchases/${path}`).set('Cookie', who.cookie).send(body);
const ask = (who: Who, id: string, reason = 'The corner is broken.') =>
  call('post', who, `${id}/refund-request`, { reason });
const cancelRequest = (who: Who, id: string) => call('delete', who, `${id}/refund-request`);
const accept = (who: Who, id: string) => call('post', who, `${id}/refund-request/accept`);
const decline = (who: Who, id: string, answer = 'It was like that.') =>
  call('post', who, `${id}/refund-request/decline`, { answer });
const give = (who: Who, id: string, reason = 'It fell off the wall.') =>
  call('post', who, `${id}/refund`, { reason });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const requestsOf = (id: string) =>
  app.ctx.db.select().from(refundRequests).where(eq(refundRequests.purchaseId, id));
const changesOf = (id: string) =>
  notified.filter((event) => event.purchaseId === id).map(({ change, by }) => [change, by]);
const asked = async (fields: Partial<PurchaseRow> = {}): Promise<Order> => {
  const order = await createOrder(app, fields);
  await ask(order.buyer, order.id).expect(200);
  return order;
};

describe('a request', () => {
  test('notifies the artist, suspends the payout, and can be withdrawn and repeated', async () => {
    const { id, buyer, artist } = await createOrder(app);
    const { body } = await ask(buyer, id).expect(200);
    expect(body.refund).toMatchObject({
      status: 'open',
      reason: 'The corner is broken.',
      askedBy: buyer.id,
      answer: null,
      decidedAt: null,
    });
    const sale = await request(app.server).get(`/api/sales/${id}`).set('Cookie', artist.cookie);
    expect(sale.body.payout.heldBy).toBe('refund');
    expect((await cancelRequest(buyer, id).expect(200)).body.refund.status).toBe('withdrawn');
    expect((await ask(buyer, id).expect(200)).body.refund.status).toBe('open');
    expect(changesOf(id)).toEqual([
      ['refund_asked', buyer.id],
      ['refund_withdrawn', buyer.id],
      ['refund_asked', buyer.id],
    ]);
  });

  test('declined by the artist waits for a moderator, whose refusal is final', async () => {
    const { id, buyer, artist } = await asked();
    const declined = await decline(artist, id).expect(200);
    expect(declined.body.refund).toMatchObject({ status: 'declined', answer: 'It was like that.' });
    const refused = await decline(moderator, id, 'The artist is right.').expect(200);
    expect(refused.body.refund).toMatchObject({ status: 'refused', answer: 'The artist is right.' });
    expect(outcome(await ask(buyer, id))).toEqual([409, 'refund_asked']);
    expect(outcome(await accept(moderator, id))).toEqual([404, 'refund_request_not_found']);
    expect(changesOf(id)).toEqual([
      ['refund_asked', buyer.id],
      ['refund_declined', artist.id],
      ['refund_refused', moderator.id],
    ]);
  });

  test('can only be accepted when less is left than the smallest part', async () => {
    const { id, artist } = await asked();
    const left = { refundedCents: sql`${charges.amountCents} - 1`, payeeCents: 1, commissionCents: 0 };
    await app.ctx.db.update(charges).set(left).where(eq(charges.id, id));
    const part = { amount: '0.50', answer: 'The rest.' };
    const { status, body } = await call('post', artist, `${id}/refund-request/part`, part);
    const message = 'Only $0.01 is left: accept the request to refund it.';
    expect([status, body.errors]).toEqual([400, [{ path: 'amount', message }]]);
  });

  test('waits for a moderator without a response after 7 days; the payout stays suspended', async () => {
    const { id, buyer, artist } = await asked();
    const [open] = await requestsOf(id);
    const dueAt = new Date(open!.createdAt.getTime() + 7 * DAY_MS);
    const sale = async () =>
      (await request(app.server).get(`/api/sales/${id}`).set('Cookie', artist.cookie).expect(200)).body;
    expect((await sale()).refund).toMatchObject({ status: 'open', answerDueAt: dueAt.toISOString() });
    app.clock.advance(6.9 * DAY_MS);
    await escalateUnanswered(app.ctx);
    expect(await requestsOf(id)).toMatchObject([{ status: 'open' }]);
    app.clock.advance(0.2 * DAY_MS);
    await Promise.all([escalateUnanswered(app.ctx), escalateUnanswered(app.ctx)]);
    expect(await requestsOf(id)).toMatchObject([
      { status: 'declined', answer: null, decidedBy: null, decidedAt: dueAt },
    ]);
    expect(await sale()).toMatchObject({ refund: { answerDueAt: null }, payout: { heldBy: 'refund' } });
    expect(changesOf(id)).toEqual([
      ['refund_asked', buyer.id],
      ['refund_unanswered', null],
    ]);
    expect(outcome(await decline(artist, id))).toEqual([409, 'illegal_move']);
    await decline(moderator, id).expect(200);
    expect(await requestsOf(id)).toMatchObject([{ status: 'refused', decidedBy: moderator.id }]);
  });

  test.each(['withdrawn', 'accepted', 'refused'] as const)(
    'that is %s is no one’s case when 7 days are over',
    async (status) => {
      const { id } = await asked();
      await app.ctx.db.update(refundRequests).set({ status }).where(eq(refundRequests.purchaseId, id));
      app.clock.advance(8 * DAY_MS);
      await escalateUnanswered(app.ctx);
      expect(await requestsOf(id)).toMatchObject([{ status }]);
    },
  );

  test('is possible while the table and the clock allow it', async () => {
    const now = app.ctx.clock.now().getTime();
    const ago = (days: number) => new Date(now - days * DAY_MS);
    const order = await createOrder(app);
    for (const status of PURCHASE_STATUSES) {
      await app.ctx.db.delete(refundRequests).where(eq(refundRequests.purchaseId, order.id));
      await app.ctx.db.update(purchases).set({ status }).where(eq(purchases.id, order.id));
      const isOpen = canMove(status, 'refunded', 'artist');
      expect([status, ...outcome(await ask(order.buyer, order.id))]).toEqual(
        isOpen ? [status, 200, undefined] : [status, 409, 'illegal_move'],
      );
    }
    const cases: [Partial<PurchaseRow>, boolean][] = [
      [{ isPhysicalItem: false, paidAt: ago(2.9) }, true],
      [{ isPhysicalItem: false, paidAt: ago(3.1) }, false],
      [{ paidAt: ago(13) }, true],
      [{ status: 'shipped', paidAt: ago(30), shippedAt: ago(20) }, true],
      [{ status: 'delivered', paidAt: ago(30), shippedAt: ago(20), deliveredAt: ago(6.9) }, true],
      [{ status: 'delivered', paidAt: ago(30), shippedAt: ago(20), deliveredAt: ago(7.1) }, false],
      [{ status: 'delivered', shippedAt: ago(3), deliveredAt: ago(1), confirmedAt: ago(1) }, false],
    ];
    for (const [fields, isInTime] of cases) {
      const { id, buyer } = await createOrder(app, fields);
      expect([fields, ...outcome(await ask(buyer, id))]).toEqual(
        isInTime ? [fields, 200, undefined] : [fields, 409, 'refund_window_over'],
      );
    }
  });

  test('needs a reason, and declining needs an answer', async () => {
    const { id, buyer, artist } = await createOrder(app);
    for (const reason of ['', ' '.repeat(5), 'x'.repeat(1001)]) {
      expect(outcome(await ask(buyer, id, reason))).toEqual([400, 'invalid_request']);
      expect(outcome(await give(artist, id, reason))).toEqual([400, 'invalid_request']);
    }
    await ask(buyer, id).expect(200);
    expect((await decline(artist, id, ' ')).body.detail).toBe('Please add a reason.');
  });
});

describe('refusals', () => {
  test('decisions are refused exactly as the table says', async () => {
    const { id, buyer, artist } = await asked();
    const actions = [
      ['buyer', 'withdrawn', () => cancelRequest(buyer, id)],
      ['artist', 'accepted', () => accept(artist, id)],
      ['moderator', 'accepted', () => accept(moderator, id)],
      ['artist', 'declined', () => decline(artist, id)],
      ['moderator', 'refused', () => decline(moderator, id)],
    ] as const;
    for (const status of REFUND_STATUSES) {
      for (const [actor, to, action] of actions) {
        await app.ctx.db.update(refundRequests).set({ status }).where(eq(refundRequests.purchaseId, id));
        await app.ctx.db.update(charges).set({ status: 'paid' }).where(eq(charges.id, id));
        const [code] = outcome(await action());
        expect([status, actor, to, code === 200]).toEqual([status, actor, to, canDecide(status, to, actor)]);
      }
    }
  });

  test('the wrong party is refused; strangers do not learn that there is an order', async () => {
    const order = await asked();
    const { id, buyer, artist } = order;
    const stranger = await createMember(app);
    for (const action of [ask, cancelRequest, accept, decline, give] as const) {
      expect(outcome(await action(stranger, id))).toEqual([404, 'purchase_not_found']);
    }
    for (const action of [ask, cancelRequest] as const) {
      for (const who of [artist, moderator])
        expect(outcome(await action(who, id))).toEqual([403, 'not_allowed']);
    }
    for (const action of [accept, decline, give] as const) {
      expect(outcome(await action(buyer, id))).toEqual([403, 'not_allowed']);
    }
    expect(await requestsOf(id)).toMatchObject([{ status: 'open' }]);
  });

  test('moderators who are the buyer or the artist are refused', async () => {
    const { id, buyer } = await asked();
    await app.ctx.db.update(users).set({ role: 'moderator' }).where(eq(users.id, buyer.id));
    expect(outcome(await accept(buyer, id))).toEqual([403, 'not_allowed']);
    const second = await asked();
    await app.ctx.db.update(users).set({ role: 'moderator' }).where(eq(users.id, second.artist.id));
    expect((await decline(second.artist, second.id)).body.refund.status).toBe('declined');
  });

  test('requests that were made, granted or do not exist are refused', async () => {
    const { id, buyer, artist } = await createOrder(app);
    for (const action of [
      () => accept(artist, id),
      () => decline(artist, id),
      () => cancelRequest(buyer, id),
    ]) {
      expect(outcome(await action())).toEqual([404, 'refund_request_not_found']);
    }
    await ask(buyer, id).expect(200);
    expect(outcome(await ask(buyer, id))).toEqual([409, 'refund_asked']);
    await decline(artist, id).expect(200);
    expect(outcome(await decline(artist, id))).toEqual([409, 'illegal_move']);
    await accept(artist, id).expect(200);
    for (const action of [
      () => accept(artist, id),
      () => decline(moderator, id),
      () => cancelRequest(buyer, id),
      () => give(artist, id),
    ]) {
      expect(outcome(await action())).toEqual([409, 'refund_underway']);
    }
  });

  test('refunds of disputed or unpaid orders are refused', async () => {
    const order = await asked();
    for (const status of PURCHASE_STATUSES.filter((from) => !canMove(from, 'refunded', 'artist'))) {
      await app.ctx.db.update(purchases).set({ status }).where(eq(purchases.id, order.id));
      expect([status, ...outcome(await accept(order.artist, order.id))]).toEqual([
        status,
        409,
        'illegal_move',
      ]);
      expect([status, ...outcome(await give(moderator, order.id))]).toEqual([status, 409, 'illegal_move']);
    }
  });
});

describe('a refund without a request', () => {
  test('grants an open request if the artist or a moderator issues it, also after the window', async () => {
    const now = app.ctx.clock.now().getTime();
    const late = { isPhysicalItem: false, paidAt: new Date(now - 9 * DAY_MS) };
    for (const [who, order] of [
      ['artist', await createOrder(app, late)],
      ['moderator', await createOrder(app)],
    ] as const) {
      const member = who === 'artist' ? order.artist : moderator;
      const { body } = await give(member, order.id).expect(200);
      expect(body.refund).toMatchObject({ status: 'accepted', askedBy: member.id });
    }
    const { id, buyer, artist } = await asked();
    await give(artist, id).expect(200);
    expect(await requestsOf(id)).toMatchObject([
      { status: 'accepted', askedBy: buyer.id, decidedBy: artist.id, answer: 'It fell off the wall.' },
    ]);
  });

  test('is issued by the platform if the work was not shipped within 14 days', async () => {
    const now = app.ctx.clock.now().getTime();
    const paid = (days: number, fields = {}) =>
      createOrder(app, { paidAt: new Date(now - days * DAY_MS), ...fields });
    const late = await paid(14.1, { shippingAddress: ADDRESS });
    const nowhere = await paid(14.1, { shippingAddress: null });
    const spared = [
      await paid(13.9),
      await paid(20, { status: 'shipped', shippedAt: new Date(now) }),
      await paid(20, { isPhysicalItem: false }),
    ];
    await refundUnshipped(app.ctx);
    await refundUnshipped(app.ctx);
    expect(await requestsOf(late.id)).toMatchObject([
      {
        status: 'accepted',
        askedBy: null,
        decidedBy: null,
        reason: 'The artist didn’t ship within 14 days.',
      },
    ]);
    expect(await requestsOf(nowhere.id)).toMatchObject([
      { reason: 'No shipping address was added within 14 days.' },
    ]);
    for (const order of spared) expect(await requestsOf(order.id)).toEqual([]);
  });

  test('waits while the artist may not ship, and three days more, as the order shows', async () => {
    const now = app.ctx.clock.now();
    const paidAt = new Date(now.getTime() - 14.1 * DAY_MS);
    const shipBy = async ({ id, buyer }: Order) => {
      const { body } = await request(app.server).get(`/api/purchases/${id}`).set('Cookie', buyer.cookie);
      return (Date.parse((body as { shipBy: string }).shipBy) - now.getTime()) / DAY_MS;
    };
    const [won, held] = [await createOrder(app, { paidAt }), await asked({ paidAt })];
    await app.ctx.db
      .insert(ledgerTransactions)
      .values({ kind: 'dispute_won', reference: won.id, chargeId: won.id, happenedAt: now });
    const after = async (days: number) => {
      app.clock.advance(days * DAY_MS);
      await refundUnshipped(app.ctx);
      return [await requestsOf(won.id), await requestsOf(held.id)].map((rows) =>
        rows.map(({ status }) => status),
      );
    };
    expect(await after(0)).toEqual([[], ['open']]);
    expect([await shipBy(won), await shipBy(held)]).toEqual([3, expect.closeTo(-0.1) as number]);
    await decline(held.artist, held.id).expect(200);
    expect(await after(4)).toEqual([['accepted'], ['declined']]);
    await decline(moderator, held.id, 'The artist is right.').expect(200);
    expect(await after(2.9)).toEqual([['accepted'], ['refused']]);
    expect(await shipBy(held)).toBeCloseTo(7);
    expect((await after(0.2))[1]!.toSorted()).toEqual(['accepted', 'refused']);
  });
});

test('moderators see open cases, newest first, in pages; members do not', async () => {
  await app.ctx.db.delete(refundRequests);
  const orders = [await asked(), await asked(), await asked()];
  await decline(orders[0]!.artist, orders[0]!.id).expect(200);
  const settled = await asked();
  await cancelRequest(settled.buyer, settled.id).expect(200);
  const own = await asked();
  await app.ctx.db.update(purchases).set({ buyerId: moderator.id }).where(eq(purchases.id, own.id));
  const list = (who: Who, query = '') =>
    request(app.server).get(`/api/refund-requests${query}`).set('Cookie', who.cookie);
  expect(outcome(await list(orders[0]!.artist))).toEqual([403, 'not_allowed']);
  const first = await list(moderator, '?limit=2').expect(200);
  const next = /<([^>]+)>/.exec(first.headers.link as string)![1]!;
  const rest = await request(app.server).get(next).set('Cookie', moderator.cookie).expect(200);
  const cases = [...first.body, ...rest.body] as {
    status: string;
    purchase: { id: string; buyer: object };
  }[];
  expect(cases.map((item) => item.purchase.id)).toEqual(orders.map(({ id }) => id).toReversed());
  expect(cases.map((item) => item.status)).toEqual(['open', 'open', 'declined']);
  expect(cases[0]!.purchase.buyer).toMatchObject({ id: orders[2]!.buyer.id });
});
