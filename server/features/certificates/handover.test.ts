import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { printedCode } from '#shared/certificates/code.ts';
import { certificateLinks, certificates } from '#shared/certificates/tables.ts';
import { nextCursor } from '#shared/http/page.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';
import { createOrder, type Order } from '#server/testing/orders.ts';
import { issueCertificates } from './issue.ts';
import { findOf, voidCertificate } from './queries.ts';

/** The buyer has confirmed the delivery, which ends the refund window. */
const DELIVERED = () => ({
  status: 'delivered',
  shippedAt: app.clock.now(),
  deliveredAt: app.clock.now(),
  confirmedAt: app.clock.now(),
});
let app: TestApp;
let order: Order;
let code: string;
let receiver: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await createOrder(app, DELIVERED());
  receiver = await createMember(app, { firstName: 'Priya', lastName: 'Sorel', emailVerified: true });
  await issueCertificates(app.ctx);
  code = printedCode((await findOf(app.ctx.db, order.id))!.code);
});

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (who: { cookie: string }, method: Method, path = '', body: object = {}) => {
  const asked = request(app.url)[method](`/api/certificates/${code}${path}`).set('Cookie', who.cookie);
  return method === 'get' ? asked : asked.send(body);
};
async function makeLink(): Promise<string> {
  const { body } = await call(order.buyer, 'post', '/link').expect(201);
  const url = new URL((body as { url: string }).url);
  expect(url.pathname).toBe(`/verify/${code}`);
  return url.searchParams.get('take')!;
}
const look = async (who: { cookie: string }, take: string) =>
  (
    await request(app.url)
      .get(`/api/certificate-links/${code}?take=${take}`)
      .set('Cookie', who.cookie)
      .expect(200)
  ).body as Record<string, unknown>;
const accept = (who: { cookie: string }, take: string, isNamed = false) =>
  request(app.url)
    .post(`/api/certificate-links/${code}/accept`)
    .set('Cookie', who.cookie)
    .send({ take, isNamed });
const refusal = async (who: { cookie: string }, take: string) =>
  ((await accept(who, take)).body as { code: string }).code;
const chain = async () =>
  (
    (await request(app.url).get(`/api/certificates/verify/${code}`)).body as {
      owners: { name: string | null; isBuyer: boolean }[];
    }
  ).owners.map(({ name, isBuyer }) => [name, isBuyer]);

test('the receiver sees who gives what, accepts, and is the next in the chain', async () => {
  const take = await makeLink();
  expect(await look(receiver, take)).toMatchObject({
    state: 'open',
    giver: { id: order.buyer.id },
    proof: { artwork: { id: order.artworkId } },
  });
  const { body } = await accept(receiver, take).expect(200);
  expect(body).toMatchObject({
    isOwner: true,
    standing: { isNamed: false, name: 'Priya Sorel' },
    linkSince: null,
  });
  expect(await chain()).toEqual([
    [null, false],
    [null, true],
  ]);
  await call(receiver, 'put', '/name', { isNamed: true }).expect(200);
  expect((await chain())[0]).toEqual(['Priya Sorel', false]);
});

test('the name is shown at once if the receiver chooses so', async () => {
  await accept(receiver, await makeLink(), true).expect(200);
  expect((await chain())[0]).toEqual(['Priya Sorel', false]);
});

test('the order leads to it', async () => {
  const ask = ({ cookie }: { cookie: string }) =>
    request(app.url).get(`/api/order-certificates/${order.id}`).set('Cookie', cookie);
  expect((await ask(order.buyer).expect(200)).body).toMatchObject({ isOwner: true, proof: { code } });
  expect((await ask(receiver).expect(404)).body.code).toBe('purchase_not_found');
});

test('a link works once, and only its hash is stored', async () => {
  const take = await makeLink();
  const rows = await app.ctx.db.select().from(certificateLinks);
  expect(JSON.stringify(rows)).not.toContain(take);
  await accept(receiver, take).expect(200);
  const late = await createMember(app);
  expect(await refusal(late, take)).toBe('certificate_link_gone');
  expect((await look(late, take))['state']).toBe('gone');
});

test('accepting again after a lost response changes nothing', async () => {
  const take = await makeLink();
  await accept(receiver, take).expect(200);
  expect((await look(receiver, take))['state']).toBe('accepted');
  expect((await accept(receiver, take).expect(200)).body).toMatchObject({ isOwner: true });
  expect(await chain()).toHaveLength(2);
  expect((await look(order.buyer, take))['state']).toBe('gone');
  await app.ctx.db.update(certificates).set({ voidedAt: app.clock.now(), voidedBy: 'dispute' });
  expect((await look(receiver, take))['state']).toBe('void');
});

test('one of many who accept at once becomes the owner', async () => {
  const take = await makeLink();
  const others = await Promise.all(Array.from({ length: 4 }, () => createMember(app)));
  const answers = await Promise.all(others.map((other) => accept(other, take)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  expect(await chain()).toHaveLength(2);
});

/** Another order, whose refund window is open. */
async function sell(fields: Parameters<typeof createOrder>[1]): Promise<void> {
  order = await createOrder(app, fields);
  await issueCertificates(app.ctx);
  code = printedCode((await findOf(app.ctx.db, order.id))!.code);
}
const DAY_MS = 86_400_000;
const askForRefund = () =>
  request(app.url)
    .post(`/api/purchases/${order.id}/refund-request`)
    .set('Cookie', order.buyer.cookie)
    .send({ reason: 'It is another green.' });

test('it can be transferred once the refund window has ended, and not before', async () => {
  await sell({ isPhysicalItem: false });
  const until = new Date(order.paidAt!.getTime() + 3 * DAY_MS).toISOString();
  const early = await call(order.buyer, 'post', '/link').expect(409);
  expect(early.body).toMatchObject({ code: 'not_transferable_yet', until });
  expect((await call(order.buyer, 'get')).body).toMatchObject({
    transfer: { state: 'refundable', from: until },
  });
  // A link of the version before, which did not ask.
  const take = 'earlier';
  const { id } = (await findOf(app.ctx.db, order.id))!;
  const tokenHash = createHash('sha256').update(take).digest('hex');
  await app.ctx.db.insert(certificateLinks).values({ certificateId: id, tokenHash, madeBy: order.buyer.id });
  expect(await look(receiver, take)).toMatchObject({ state: 'early', from: until, giver: null });
  expect((await accept(receiver, take).expect(409)).body).toMatchObject({
    code: 'not_transferable_yet',
    until,
  });
  app.clock.advance(3 * DAY_MS);
  await accept(receiver, take).expect(200);
  app.clock.advance(-3 * DAY_MS);
});

test('the window of a physical work has no end until it has arrived; confirming the delivery ends it at once', async () => {
  await sell({ status: 'shipped', shippedAt: app.clock.now() });
  const early = await call(order.buyer, 'post', '/link').expect(409);
  expect(early.body).toMatchObject({ code: 'not_transferable_yet' });
  expect(early.body).not.toHaveProperty('until');
  await request(app.url)
    .post(`/api/purchases/${order.id}/confirm`)
    .set('Cookie', order.buyer.cookie)
    .expect(200);
  await accept(receiver, await makeLink()).expect(200);
});

test('it is not transferred while a refund is requested or the payment is disputed', async () => {
  await sell({ isPhysicalItem: false });
  await askForRefund().expect(200);
  app.clock.advance(4 * DAY_MS);
  for (const state of ['requested', 'disputed']) {
    expect((await call(order.buyer, 'post', '/link').expect(409)).body.code).toBe('not_transferable_yet');
    expect((await call(order.buyer, 'get')).body).toMatchObject({ transfer: { state: 'suspended' } });
    if (state === 'disputed') break;
    await app.ctx.db.delete(refundRequests).where(eq(refundRequests.purchaseId, order.id));
    await app.ctx.db.update(purchases).set({ status: 'disputed' }).where(eq(purchases.id, order.id));
  }
  await app.ctx.db.update(purchases).set({ status: 'paid' }).where(eq(purchases.id, order.id));
  await makeLink();
  app.clock.advance(-4 * DAY_MS);
});

test('a transfer and a refund request at the same moment: never both', async () => {
  const rounds = process.env['ROUNDS'] === 'full' ? 50 : 4;
  for (let round = 0; round < rounds; round += 1) {
    await sell({ isPhysicalItem: false });
    app.clock.advance(3 * DAY_MS);
    const take = await makeLink();
    app.clock.advance(-1000);
    // The window ends while both are on their way.
    const both = Promise.all([askForRefund(), accept(receiver, take)]);
    await setTimeout(round % 8);
    app.clock.advance(1000);
    const done = (await both).filter(({ status }) => status === 200);
    expect(done.length).toBeLessThanOrEqual(1);
    // Another server's clock may be behind.
    app.clock.advance(-1000);
    const late = await askForRefund();
    const { ownerId } = (await findOf(app.ctx.db, order.id))!;
    expect(ownerId === receiver.id && late.status === 200).toBe(false);
    app.clock.advance(1000 - 3 * DAY_MS);
  }
});

test('a link that was taken back or replaced no longer works', async () => {
  const first = await makeLink();
  const second = await makeLink();
  expect(await refusal(receiver, first)).toBe('certificate_link_gone');
  await call(order.buyer, 'delete', '/link').expect(204);
  expect(await refusal(receiver, second)).toBe('certificate_link_gone');
  expect((await call(order.buyer, 'get').expect(200)).body).toMatchObject({ isOwner: true, linkSince: null });
});

test('no one accepts their own, a void one, or one from someone they blocked', async () => {
  const take = await makeLink();
  expect((await look(order.buyer, take))['state']).toBe('own');
  expect(await refusal(order.buyer, take)).toBe('own_certificate');
  await app.ctx.db.insert(blocks).values({ blockerId: receiver.id, blockedId: order.buyer.id });
  expect(await refusal(receiver, take)).toBe('blocked');
  await voidCertificate(app.ctx.db, order.id, 'refund', app.clock.now());
  expect((await look(receiver, take))['state']).toBe('void');
  expect(await refusal(receiver, take)).toBe('certificate_void');
  expect((await call(order.buyer, 'post', '/link').expect(409)).body.code).toBe('certificate_void');
});

test('a suspended member does not take it', async () => {
  const suspended = await createMember(app, { suspendedUntil: new Date(Date.now() + 86_400_000) });
  expect(await refusal(suspended, await makeLink())).toBe('suspended');
});

test('a former owner stays in the history, and has neither the sheet nor the work on their profile', async () => {
  const { db } = app.ctx;
  await db.update(purchases).set({ isShown: true }).where(eq(purchases.id, order.id));
  await accept(receiver, await makeLink()).expect(200);
  expect((await call(order.buyer, 'get').expect(200)).body).toMatchObject({
    isOwner: false,
    standing: { isNamed: false },
  });
  await call(order.buyer, 'post', '/link').expect(403);
  await call(order.buyer, 'get', '/pdf').expect(404);
  expect(await db.$count(purchases, and(eq(purchases.id, order.id), purchases.isShown))).toBe(0);
  for (const [isShown, status] of [
    [true, 403],
    [false, 200],
  ] as const)
    await request(app.url)
      .put(`/api/purchases/${order.id}/shown`)
      .set('Cookie', order.buyer.cookie)
      .send({ isShown })
      .expect(status);
});

test('both hear of it, by the bell and by e-mail', async () => {
  await app.ctx.db
    .update(users)
    .set({ email: 'giver@example.com', emailVerified: true })
    .where(eq(users.id, order.buyer.id));
  await accept(receiver, await makeLink()).expect(200);
  for (const [member, change] of [
    [order.buyer, 'handed_on'],
    [receiver, 'received'],
  ] as const) {
    const { body } = await request(app.url).get('/api/notifications').set('Cookie', member.cookie);
    expect((body as object[])[0]).toMatchObject({
      type: 'certificate',
      actors: [],
      about: { code, change, artwork: { id: order.artworkId } },
    });
  }
  const subjects = async (to: string) => (await deliver(app, to)).map(({ subject }) => subject);
  expect(await subjects('giver@example.com')).toEqual(['Quiet water: your certificate was accepted']);
  expect(await subjects(receiver.email)).toEqual(['Quiet water: the certificate is yours']);
});

test('a member finds certificates they bought, received or transferred, newest first, page by page', async () => {
  const list = async (who: { cookie: string }, query = '') => {
    const answer = await request(app.url)
      .get(`/api/certificates${query}`)
      .set('Cookie', who.cookie)
      .expect(200);
    return { rows: answer.body as object[], next: nextCursor(answer.get('Link') ?? null) };
  };
  expect((await list(receiver)).rows).toEqual([]);
  const first = code;
  await accept(receiver, await makeLink()).expect(200);
  expect((await list(order.buyer)).rows).toMatchObject([
    { code: first, state: 'transferred', isBought: true, transfer: { state: 'open' } },
  ]);
  app.clock.advance(1000);
  await sell({ buyerId: receiver.id, isPhysicalItem: false });
  app.clock.advance(-1000);
  const newest = await list(receiver, '?limit=1');
  expect(newest.rows).toMatchObject([
    {
      code,
      state: 'valid',
      isBought: true,
      transfer: { state: 'refundable' },
      artwork: { title: 'Quiet water' },
    },
  ]);
  await voidCertificate(app.ctx.db, order.id, 'refund', app.clock.now());
  expect((await list(receiver)).rows).toMatchObject([{ code, state: 'void' }, { code: first }]);
  expect((await list(receiver, `?limit=1&cursor=${newest.next}`)).rows).toMatchObject([
    { code: first, state: 'valid', isBought: false, transfer: { state: 'open' } },
  ]);
});
