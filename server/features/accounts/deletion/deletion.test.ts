/** Asking for the deletion of one's account, the days in which it is hidden, and keeping it. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comments } from '#shared/artworks/tables.ts';
import type { AccountDeletion } from '#shared/accounts/deletion/contract.ts';
import { commissions } from '#shared/orders/tables.ts';
import { transfers } from '#shared/payments/tables.ts';
import { sell } from '#server/features/orders/refunds/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';
import { createProject } from '#server/testing/hire.ts';
import { createOrder } from '#server/testing/orders.ts';
import { findDifferences, payOutDue } from '#server/testing/payment-jobs.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
});
afterAll(() => app.close());

const PATH = '/api/account/deletion';
const as = ({ cookie }: { cookie: string }, method: 'get' | 'post' | 'delete', path = PATH) =>
  request(app.server)[method](path).set('Cookie', cookie);
const openOf = async (member: TestMember) =>
  ((await as(member, 'get').expect(200)).body as AccountDeletion).open;
const inDays = (days: number) => new Date(app.ctx.clock.now().getTime() + days * DAY_MS);
const eventsOf = (member: TestMember) =>
  app.ctx.pool
    .query<{ change: string }>(`select change from notifications where user_id = $1 order by created_at`, [
      member.id,
    ])
    .then(({ rows }) => rows.map(({ change }) => change));
const mailOf = (member: TestMember) =>
  app.ctx.pool
    .query<{ kind: string }>(`select kind from outbox where user_id = $1 order by created_at`, [member.id])
    .then(({ rows }) => rows.map(({ kind }) => kind));

describe('asking', () => {
  test('hides the member, their works and comments until they keep the account', async () => {
    const [member, viewer] = [await createMember(app, { emailVerified: true }), await createMember(app)];
    const work = await createArtwork(app, { userId: member.id });
    const other = await createArtwork(app, { userId: viewer.id, commentsCount: 1 });
    await app.ctx.db.insert(comments).values({ artworkId: other.id, userId: member.id, content: 'Quiet.' });
    const seen = async () => ({
      profile: (await as(viewer, 'get', `/api/users/${member.id}`)).status,
      work: (await as(viewer, 'get', `/api/artworks/${work.id}`)).status,
      comments: (await readArtwork(app, other.id)).commentsCount,
    });
    const { deletesAt } = (await as(member, 'post').expect(200)).body as { deletesAt: string };
    const days = (Date.parse(deletesAt) - app.ctx.clock.now().getTime()) / DAY_MS;
    expect(Math.round(days)).toBe(14);
    expect(await seen()).toEqual({ profile: 404, work: 404, comments: 0 });
    expect((await as(member, 'get', '/api/auth/user').expect(200)).body).toMatchObject({ deletesAt });
    expect((await as(member, 'get', '/api/notifications').expect(403)).body).toMatchObject({
      code: 'deletion_pending',
    });
    await as(member, 'get', '/api/export').expect(200);

    await as(member, 'delete').expect(204);
    expect(await seen()).toEqual({ profile: 200, work: 200, comments: 1 });
    await as(member, 'get', '/api/notifications').expect(200);
    expect(await eventsOf(member)).toEqual(['deletion_asked', 'deletion_canceled']);
    expect(await mailOf(member)).toEqual(['deletion.asked', 'deletion.canceled']);
  });

  test('twice does not extend the time, and keeping what is not deleted does nothing', async () => {
    const member = await createMember(app);
    await as(member, 'delete').expect(204);
    const first = (await as(member, 'post').expect(200)).body as object;
    expect((await as(member, 'post').expect(200)).body).toEqual(first);
    expect(await eventsOf(member)).toEqual(['deletion_asked']);
  });

  test('needs a recent sign-in', async () => {
    const member = await createMember(app);
    await app.ctx.pool.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{authTime}', '1')::json where sess -> 'passport' ->> 'user' = $1`,
      [member.id],
    );
    expect((await as(member, 'post').expect(403)).body).toMatchObject({ code: 'reauth_required' });
  });

  test('is refused to the only admin', async () => {
    const admin = await createMember(app, { role: 'admin' });
    expect((await as(admin, 'post').expect(409)).body).toMatchObject({ code: 'last_admin' });
    const second = await createMember(app, { role: 'admin' });
    await as(admin, 'post').expect(200);
    expect((await as(second, 'post').expect(409)).body).toMatchObject({ code: 'last_admin' });
  });

  test('counts the comments of a suspended or hidden member once', async () => {
    const member = await createMember(app, { suspendedUntil: inDays(1) });
    const work = await createArtwork(app, { commentsCount: 0 });
    await app.ctx.db.insert(comments).values({ artworkId: work.id, userId: member.id, content: 'Quiet.' });
    await as(member, 'post').expect(200);
    expect((await readArtwork(app, work.id)).commentsCount).toBe(0);
    await as(member, 'delete').expect(204);
    expect((await readArtwork(app, work.id)).commentsCount).toBe(0);
  });
});

describe('what is open', () => {
  test.each([
    [{ status: 'paid', isPhysicalItem: true }, 'shipping'],
    [{ status: 'shipped', isPhysicalItem: true, shippedAt: new Date() }, 'delivery'],
    [{ status: 'disputed' }, 'bank'],
    [{ status: 'pending', paidAt: null, reservedUntil: new Date(Date.now() + 60_000) }, 'payment'],
    [
      { status: 'delivered', isPhysicalItem: true, shippedAt: new Date(), deliveredAt: new Date() },
      'refund_period',
    ],
  ] as const)('an order refuses both parties and is named: %o', async (fields, waitsFor) => {
    const order = await createOrder(app, fields);
    const title = (await readArtwork(app, order.artworkId)).title;
    expect(await openOf(order.buyer)).toMatchObject([{ kind: 'order', id: order.id, title, waitsFor }]);
    expect(await openOf(order.artist)).toMatchObject([{ kind: 'sale', id: order.id, title, waitsFor }]);
    expect((await as(order.buyer, 'post').expect(409)).body).toMatchObject({
      code: 'account_in_use',
      errors: [{ message: title }],
    });
  });

  test('an order that is over refuses only the artist whose payout has not arrived', async () => {
    const done = {
      status: 'delivered',
      isPhysicalItem: true,
      paidAt: inDays(-30),
      deliveredAt: inDays(-20),
    } as const;
    const order = await createOrder(app, done);
    expect(await openOf(order.buyer)).toEqual([]);
    expect(await openOf(order.artist)).toMatchObject([{ kind: 'sale', waitsFor: 'account' }]);
    await app.ctx.db.update(transfers).set({ status: 'paid' }).where(eq(transfers.chargeId, order.id));
    expect(await openOf(order.artist)).toEqual([]);
  });

  test.each([
    ['in_progress', 'work'],
    ['under_review', 'approval'],
    ['disputed', 'moderator'],
  ] as const)('a project that is %s refuses its client and its designer', async (status, waitsFor) => {
    const [client, designer] = [await createMember(app), await createMember(app)];
    const { id, title } = await createProject(app, { clientId: client.id, designerId: designer.id, status });
    for (const member of [client, designer])
      expect(await openOf(member)).toMatchObject([{ kind: 'project', id, title, waitsFor }]);
  });

  test('a project no one was chosen for refuses no one', async () => {
    const client = await createMember(app);
    await createProject(app, { clientId: client.id });
    expect(await openOf(client)).toEqual([]);
  });
});

describe('a payout that waits for an account', () => {
  async function waiting() {
    const sale = await sell(app);
    const past = inDays(-1);
    await app.ctx.pool.query(
      `update purchases set paid_at = $2, delivered_at = $2, confirmed_at = $2 where id = $1`,
      [sale.id, inDays(-9)],
    );
    await app.ctx.db.update(transfers).set({ dueAt: past }).where(eq(transfers.chargeId, sale.id));
    await payOutDue(app.ctx);
    return sale;
  }
  const giveUp = (member: TestMember, id: string) => as(member, 'post', '/api/payouts/give-up').send({ id });

  test('is given up to the platform, once, and the books agree', async () => {
    const sale = await waiting();
    expect(await openOf(sale.artist)).toMatchObject([
      { kind: 'sale', id: sale.id, waitsFor: 'account', amount: '180.00' },
    ]);
    await giveUp(sale.artist, sale.id).expect(204);
    expect(await openOf(sale.artist)).toEqual([]);
    const [row] = await app.ctx.db.select().from(commissions).where(eq(commissions.purchaseId, sale.id));
    expect(row).toMatchObject({ status: 'canceled' });
    const { rows } = await app.ctx.pool.query<{ account: string; cents: number }>(
      `select account, sum(amount_cents)::int as cents from ledger_entries e
       join ledger_transactions t on t.id = e.transaction_id where t.charge_id = $1
       group by 1 having sum(amount_cents) <> 0 order by 1`,
      [sale.id],
    );
    expect(rows).toEqual([
      { account: 'commission', cents: -20_000 },
      { account: 'provider', cents: 20_000 },
    ]);
    expect((await findDifferences(app.ctx)).filter(({ id }) => id.includes(sale.id))).toEqual([]);
    expect((await giveUp(sale.artist, sale.id).expect(409)).body).toMatchObject({
      code: 'payout_not_waiting',
    });
  });

  test('is given up once by two clicks at the same time', async () => {
    const sale = await waiting();
    await Promise.all([giveUp(sale.artist, sale.id), giveUp(sale.artist, sale.id)]);
    const { rows } = await app.ctx.pool.query(
      `select id from ledger_transactions where charge_id = $1 and kind = 'given_up'`,
      [sale.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is refused before it is due, to others, and to who has an account', async () => {
    const early = await sell(app);
    const refused = { code: 'payout_not_waiting' };
    expect((await giveUp(early.artist, early.id).expect(409)).body).toMatchObject(refused);
    const sale = await waiting();
    expect((await giveUp(sale.buyer, sale.id).expect(409)).body).toMatchObject(refused);
    await app.ctx.pool.query(
      `insert into payout_accounts (user_id, account_id, is_active, checked_at) values ($1, $2, true, now())`,
      [sale.artist.id, `acct_${sale.id}`],
    );
    expect(await openOf(sale.artist)).toMatchObject([{ waitsFor: 'payout' }]);
    expect((await giveUp(sale.artist, sale.id).expect(409)).body).toMatchObject(refused);
  });
});
