import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { artworks } from '#shared/artworks/tables.ts';
import { emptyWork } from '#shared/drafts/fields.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { offers } from '#shared/offers/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { type OwnWork, WORK_SORTS } from '#shared/works/contract.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { explainQueries } from '#server/testing/explain.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';

let app: TestApp;
let artist: TestMember;
let buyer: TestMember;
const HOUR_MS = 3_600_000;
let start: number;
const inHours = (hours: number) => new Date(start + hours * HOUR_MS);

const get = async (query = '', who = artist) =>
  request(app.server).get(`/api/works${query}`).set('Cookie', who.cookie).expect(200);
const list = async (query = '') => (await get(query)).body as OwnWork[];
const titles = async (query = '') => (await list(query)).map(({ title }) => title);
const purchase = (artworkId: string, fields: Partial<typeof purchases.$inferInsert>) =>
  app.ctx.db.insert(purchases).values({
    buyerId: buyer.id,
    sellerId: artist.id,
    artworkId,
    amount: '150.00',
    artistAmount: '135.00',
    commissionAmount: '15.00',
    ...fields,
  });
const offer = (artworkId: string, fields: Partial<typeof offers.$inferInsert> = {}) =>
  app.ctx.db.insert(offers).values({
    artworkId,
    title: 'A work',
    buyerId: buyer.id,
    sellerId: artist.id,
    state: 'offered',
    amount: '90.00',
    deadline: inHours(48),
    ...fields,
  });

/** One in each state, the last changed last. */
beforeAll(async () => {
  app = await startTestApp();
  start = app.clock.now().getTime();
  [artist, buyer] = await Promise.all([createMember(app), createMember(app)]);
  let hours = -100;
  const changed = () => ({ createdAt: inHours(hours), updatedAt: inHours((hours += 1)) });
  const own = (title: string, fields: Partial<typeof artworks.$inferInsert>) =>
    createArtwork(app, { userId: artist.id, title, ...fields, ...changed() });
  const draft = (title: string, fields: Partial<typeof artworkDrafts.$inferInsert> = {}, price = '') =>
    app.ctx.db.insert(artworkDrafts).values({
      userId: artist.id,
      fields: { ...emptyWork('cm'), title, isForSale: price !== '', price },
      images: [],
      ...fields,
      ...changed(),
    });

  const sold = await own('Sold', { price: '180.00', soldAt: inHours(-9), viewsCount: 7 });
  await purchase(sold.id, { status: 'delivered', paidAt: inHours(-9) });
  const hidden = await own('Hidden', { isHidden: true, price: '150.00', isForSale: true });
  await app.ctx.db.insert(staffActs).values({
    at: inHours(-20),
    actorId: buyer.id,
    act: 'case.decide',
    subjectType: 'artwork',
    subjectId: hidden.id,
    before: { isHidden: false },
    after: { isHidden: true },
  });
  await own('Off sale', { likesCount: 3 });
  const reserved = await own('Reserved', { isForSale: true, price: '190.00' });
  await purchase(reserved.id, { reservedUntil: inHours(0.2) });
  const edition = await own('Edition', {
    isForSale: true,
    price: '120.00',
    editionSize: 3,
    tags: ['ink', 'sea'],
  });
  await purchase(edition.id, { status: 'paid', paidAt: inHours(-1), editionNumber: 1 });
  await purchase(edition.id, { reservedUntil: inHours(0.2), editionNumber: 2 });
  const single = await own('For sale', { isForSale: true, price: '220.00', medium: 'Ink on 100% paper' });
  await offer(single.id);
  // Below the lowest offer: the artist never sees it.
  await offer(single.id, { declinesAt: inHours(3), buyerId: (await createMember(app)).id });
  await draft('Draft', {}, '500');
  await draft('Scheduled', { publishAt: inHours(24) });
  await createArtwork(app, { title: 'Another’s' });
});
afterAll(() => app.close());

const ALL = ['Scheduled', 'Draft', 'For sale', 'Edition', 'Reserved', 'Off sale', 'Hidden', 'Sold'];

it('lists own works and drafts, the last changed first, each in its state', async () => {
  const rows = await list();
  expect(rows.map(({ title, state }) => [title, state])).toEqual([
    ['Scheduled', 'scheduled'],
    ['Draft', 'draft'],
    ['For sale', 'for_sale'],
    ['Edition', 'for_sale'],
    ['Reserved', 'reserved'],
    ['Off sale', 'not_for_sale'],
    ['Hidden', 'hidden'],
    ['Sold', 'sold'],
  ]);
  const [scheduled, draft, single, edition, reserved, , hidden, sold] = rows;
  expect(scheduled).toMatchObject({ stateAt: inHours(24).toISOString(), work: null, imageUrl: null });
  expect(draft).toMatchObject({ price: '500.00', draft: { version: 1, isForSale: true } });
  expect(single!.work).toMatchObject({
    openOffersCount: 1,
    isLocked: false,
    isKept: false,
    savesCount: null,
  });
  expect(edition!.work).toMatchObject({ soldCount: 1, isLocked: true, isKept: true });
  expect(reserved!.stateAt).toBe(inHours(0.2).toISOString());
  expect(hidden!.stateAt).toBe(inHours(-20).toISOString());
  expect(sold!.work).toMatchObject({ soldPrice: '150.00', isSold: true });
});

it('an edition is reserved when every number that is left is', async () => {
  const [edition] = await list('?q=Edition');
  await purchase(edition!.id, { reservedUntil: inHours(0.2), editionNumber: 3 });
  expect((await list('?q=Edition'))[0]).toMatchObject({ state: 'reserved' });
  await app.ctx.db.delete(purchases).where(eq(purchases.editionNumber, 3));
});

it('counts each state, and finds by words', async () => {
  const counts = async (query = '') =>
    (await request(app.server).get(`/api/works/counts${query}`).set('Cookie', artist.cookie).expect(200))
      .body;
  expect(await counts()).toEqual({
    draft: 1,
    scheduled: 1,
    not_for_sale: 1,
    for_sale: 2,
    reserved: 1,
    sold: 1,
    hidden: 1,
  });
  expect(await titles('?q=INK%20sea')).toEqual(['Edition']);
  expect(await titles('?q=100%25')).toEqual(['For sale']);
  expect(await titles('?q=_')).toEqual([]);
  expect(await titles('?q=draft')).toEqual(['Draft']);
  expect(await counts('?q=ink')).toMatchObject({ for_sale: 2, sold: 0 });
  expect(await titles('?state=for_sale')).toEqual(['For sale', 'Edition']);
});

it.each(WORK_SORTS)('by %s, pages follow each other without a gap', async (sort) => {
  const whole = await titles(`?sort=${sort}`);
  expect(whole.toSorted()).toEqual(ALL.toSorted());
  const found: string[] = [];
  let query = `?sort=${sort}&limit=3`;
  for (let page = 0; page < 3; page++) {
    const { body, headers } = await get(query);
    found.push(...(body as OwnWork[]).map(({ title }) => title));
    const next = /cursor=([^>&]+)/.exec(headers['link'] ?? '')?.[1];
    if (next) query = `?sort=${sort}&limit=3&cursor=${next}`;
  }
  expect(found).toEqual(whole);
  const firsts = {
    changed: 'Scheduled',
    newest: 'Scheduled',
    price: 'Draft',
    views: 'Sold',
    likes: 'Off sale',
    offers: 'For sale',
  };
  expect(whole[0]).toBe(firsts[sort]);
});

it('says how often a work was saved to Premium members', async () => {
  await app.ctx.db.update(users).set({ isSubscriber: true }).where(eq(users.id, artist.id));
  expect((await list('?q=Sold'))[0]!.work).toMatchObject({ savesCount: 0 });
});

it('reads hundreds of works by index, in three statements', async () => {
  const many = await createMember(app);
  const [{ id }, others] = await Promise.all([createArtwork(app, { userId: many.id }), createArtwork(app)]);
  for (const [of, n] of [
    [id, 300],
    [others.id, 3000],
  ] as const)
    await app.ctx.pool.query(
      `insert into artworks (title, image_url, width, height, placeholder, category, user_id)
        select 'Work ' || n, image_url, width, height, placeholder, category, user_id
        from artworks, generate_series(1, $2) n where id = $1`,
      [of, n],
    );
  await app.ctx.pool.query('analyze artworks');
  const { queries, scanned } = await explainQueries(app.ctx.pool, async () => {
    expect(((await get('?sort=offers', many)).body as OwnWork[]).length).toBe(24);
  });
  expect(scanned).toEqual([]);
  expect(queries).toBeLessThanOrEqual(3);
});
