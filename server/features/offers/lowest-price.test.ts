/** An offer below the lowest price: no one but its buyer knows of it, and to its buyer it is like any other. */
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import type { Offer } from '#shared/offers/contract.ts';
import { offers } from '#shared/offers/tables.ts';
import { memberData } from './member-data.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { requestCheckout, CARDS, confirm, settled } from '#server/testing/payments.ts';
import { DECLINE_LOW, declineLowOffer, expireOffers } from './ending.ts';
import { HOUR_MS, offerCalls } from './testing.ts';

let app: TestApp;
type Addressed = TestMember & { email: string };
let seller: Addressed;
let buyer: Addressed;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await member('Mina');
  buyer = await member('Edmund');
});

const member = async (firstName: string) => {
  const email = `${randomUUID()}@example.com`;
  return {
    ...(await createMember(app, { firstName, lastName: 'Achter', email, emailVerified: true })),
    email,
  };
};
const { read, post, make, made, act, offersOf, notices, changes } = offerCalls(() => app);
const open = () =>
  createArtwork(app, {
    userId: seller.id,
    isForSale: true,
    price: '200.00',
    isOpenToOffers: true,
    leastOffer: '120.00',
  });
const LOW = '119.99';
const declinesAt = async ({ id }: Offer) => {
  const [row] = await app.ctx.db.select().from(offers).where(eq(offers.id, id));
  return row!.declinesAt!;
};
const exported = async (who: TestMember) => {
  const files = memberData.flatMap(({ exported: data }) => ('rows' in data ? [data.rows] : []));
  const rows = await Promise.all(
    files.map((sql) => app.ctx.pool.query<Record<string, unknown>>(sql, [who.id])),
  );
  return rows.map((result) => result.rows);
};
/** Ids, times and prices replaced, so that two answers can be compared. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replace(/(?:119|150)(?:\.\d\d)?|(?:107|135)\.\d\d/g, 'price')
      .replace(/[0-9a-f]{16,}/g, 'file'),
  );
/** Everything that the buyer is told of an offer, but for the letters. */
const seenOf = async (who: TestMember, workId: string) =>
  plain({
    list: await offersOf(who),
    ofWork: await read(who, `/api/artworks/${workId}/offer`),
    work: await read(who, `/api/artworks/${workId}`),
    bell: await read(who, '/api/notifications'),
    leaving: await read(who, '/api/account/deletion'),
    exported: await exported(who),
  });
const lettersOf = async (who: Addressed) =>
  plain((await deliver(app, who.email)).map(({ subject, text }) => ({ subject, text })));

it('is to its buyer what another offer is, from being made until after it was declined', async () => {
  const [low, other] = [await open(), await open()];
  const second = await member('Edmund');
  const [hidden, shown] = [await made(buyer, low.id, LOW), await made(second, other.id, '150')];
  expect(hidden.state).toBe('offered');
  expect(plain(hidden)).toEqual(plain(shown));
  expect(await seenOf(buyer, low.id)).toEqual(await seenOf(second, other.id));
  const again = async (who: TestMember, workId: string) =>
    plain((await make(who, workId, '150').expect(409)).body as object);
  expect(await again(buyer, low.id)).toEqual(await again(second, other.id));

  const at = await declinesAt(hidden);
  app.clock.advance(at.getTime() - app.ctx.clock.now().getTime());
  await act(seller, shown, 'decline').expect(200);
  await expireOffers(app.ctx);
  expect((await offersOf(buyer))[0]).toMatchObject({ state: 'declined', reason: null });
  expect(await seenOf(buyer, low.id)).toEqual(await seenOf(second, other.id));
  expect((await notices(buyer))[0]).toMatchObject({ change: 'declined' });
  const letters = (await lettersOf(buyer)) as { text: string }[];
  expect(letters).toHaveLength(1);
  expect(letters).toEqual(await lettersOf(second));
});

it('does not exist for the seller, before or after, and it is counted among the three', async () => {
  const work = await open();
  const offer = (await make(buyer, work.id, LOW, 'Please.')).body as Offer;
  const unknown = async () => {
    expect(await offersOf(seller)).toEqual([]);
    expect(await changes(seller)).toEqual([]);
    expect(await read(seller, '/api/account/deletion')).toMatchObject({ open: [] });
    expect(await exported(seller)).toEqual([[], []]);
    expect(await lettersOf(seller)).toEqual([]);
    for (const what of ['decline', 'accept', 'counter'])
      expect((await act(seller, offer, what, what === 'decline' ? undefined : '150')).body).toMatchObject({
        code: 'offer_not_found',
      });
    const report = { subject: 'offer', subjectId: offer.turns[0]!.id, reason: 'spam' };
    await post(seller, '/api/reports', report).expect(404);
  };
  await unknown();
  app.clock.advance(12 * HOUR_MS);
  await expireOffers(app.ctx);
  await unknown();
  await act(buyer, await made(buyer, work.id, LOW), 'withdraw').expect(200);
  await unknown();
  const [shown] = [await made(buyer, work.id, '150')];
  expect(shown.offersLeft).toBe(0);
  expect(await offersOf(seller)).toMatchObject([{ id: shown.id, offersLeft: null }]);
});

it('is declined one to twelve hours later, whatever the lowest price becomes', async () => {
  const work = await open();
  const before = app.ctx.clock.now().getTime();
  const offer = await made(buyer, work.id, LOW);
  const hours = ((await declinesAt(offer)).getTime() - before) / HOUR_MS;
  expect(hours).toBeGreaterThanOrEqual(1);
  expect(hours).toBeLessThan(12.01);
  await app.ctx.db.update(artworks).set({ leastOffer: '50.00' }).where(eq(artworks.id, work.id));
  app.clock.advance(HOUR_MS - 2000);
  await declineLowOffer(app.ctx, { offerId: offer.id });
  expect(await offersOf(seller)).toEqual([]);
  expect(await offersOf(buyer)).toMatchObject([{ state: 'offered' }]);
  app.clock.advance(12 * HOUR_MS);
  await Promise.all([
    expireOffers(app.ctx),
    expireOffers(app.ctx),
    declineLowOffer(app.ctx, { offerId: offer.id }),
  ]);
  expect(await offersOf(buyer)).toMatchObject([{ state: 'declined', reason: null }]);
  expect(await changes(buyer)).toEqual(['declined']);
});

it('has a job of its own at its second, once it is due within a minute', async () => {
  const offer = await made(buyer, (await open()).id, LOW);
  const jobs = async () =>
    (
      await app.ctx.pool.query<{ run_at: Date }>(
        `select run_at from graphile_worker.jobs where task_identifier = $1 and key like '%' || $2`,
        [DECLINE_LOW, offer.id],
      )
    ).rows;
  await expireOffers(app.ctx);
  expect(await jobs()).toEqual([]);
  const at = await declinesAt(offer);
  app.clock.advance(at.getTime() - app.ctx.clock.now().getTime() - 40_000);
  const started = Date.now();
  await expireOffers(app.ctx);
  await expireOffers(app.ctx);
  const [job, ...others] = await jobs();
  expect(others).toEqual([]);
  expect(job!.run_at.getTime() - started).toBeGreaterThan(30_000);
  expect(job!.run_at.getTime() - started).toBeLessThanOrEqual(41_000);
});

it('ends with a sale like any other, without a word to the seller', async () => {
  const work = await open();
  await made(buyer, work.id, LOW);
  const { body } = await requestCheckout(app, (await createMember(app)).cookie, work.id);
  await confirm(app, body as { clientSecret: string }, CARDS.pays);
  await settled(app);
  expect(await offersOf(buyer)).toMatchObject([{ state: 'ended', reason: 'sold' }]);
  expect(await changes(seller)).toEqual([]);
});

it('is declined when the seller deletes the account, who could not have left it open', async () => {
  await made(buyer, (await open()).id, LOW);
  await request(app.server).post('/api/account/deletion').set('Cookie', seller.cookie).expect(200);
  expect(await offersOf(buyer)).toMatchObject([{ state: 'declined', reason: null }]);
});

it('a final price is the seller’s to decide, though the lowest price rose above it meanwhile', async () => {
  const work = await open();
  const offer = await made(buyer, work.id, '150');
  await act(seller, offer, 'counter', '180').expect(200);
  await app.ctx.db.update(artworks).set({ leastOffer: '170.00' }).where(eq(artworks.id, work.id));
  await act(buyer, offer, 'counter', '160').expect(200);
  expect(await offersOf(seller)).toMatchObject([{ state: 'last_offered', amount: '160.00' }]);
  expect((await changes(seller))[0]).toBe('last_offered');
});

/** Other statements may come from elsewhere. */
const WRITES =
  /^(?:begin|commit|savepoint|release|rollback|select (?:pg_|graphile)|(?:insert into|update) "(?!rate|sand))/;

it('is made and withdrawn with the same statements as one that is shown', async () => {
  const run = async (amount: string) => {
    const { id } = await open();
    const statements = await statementsOf(app, async () =>
      act(buyer, await made(buyer, id, amount), 'withdraw').expect(200),
    );
    return statements
      .filter((text) => WRITES.test(text))
      .map((text) => text.replace(/^(?:release|rollback to) savepoint/, 'end savepoint'));
  };
  const [low, shown] = [await run(LOW), await run('150')];
  expect(low.filter((text) => text.startsWith('insert')).length).toBeGreaterThan(3);
  expect(low).toEqual(shown);
});
