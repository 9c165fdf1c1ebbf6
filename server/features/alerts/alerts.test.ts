import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SavedSearch, SavedSearchForm } from '#shared/alerts/contract.ts';
import { alertMatches, savedSearches } from '#shared/alerts/tables.ts';
import { FILTERS } from '#shared/artworks/browse.ts';
import { labOfHex } from '#shared/artworks/color.ts';
import { blocks } from '#shared/moderation/tables.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { users } from '#shared/accounts/tables.ts';
import { savePalette } from '#server/features/artworks/palette/queries.ts';
import { nextNine } from '#server/features/mail/digest/times.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type NewArtwork, type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';
import { matchSearches, removeOldMatches } from './jobs.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let artist: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  artist = await createMember(app, { artistName: 'Noor Halaby' });
});
afterAll(() => app.close());

const as = (who: TestMember) => ({
  list: async () =>
    (await request(app.server).get('/api/saved-searches').set('Cookie', who.cookie).expect(200))
      .body as SavedSearch[],
  save: (body: Partial<typeof SavedSearchForm._zod.output>) =>
    request(app.server)
      .post('/api/saved-searches')
      .set('Cookie', who.cookie)
      .send({ name: 'Calm blue', ...body }),
  edit: (id: string, body: object) =>
    request(app.server).patch(`/api/saved-searches/${id}`).set('Cookie', who.cookie).send(body),
  see: (id: string) => request(app.server).post(`/api/saved-searches/${id}/seen`).set('Cookie', who.cookie),
  bell: async () =>
    (
      (await request(app.server).get('/api/notifications').set('Cookie', who.cookie).expect(200))
        .body as Notification[]
    ).filter(({ type }) => type === 'alert'),
});

async function saved(who: TestMember, search: string, more: object = {}): Promise<string> {
  const { body } = await as(who)
    .save({ search, ...more })
    .expect(200);
  return (body as SavedSearch).id;
}

/** Publishes a work like the upload does, with its colors measured unless `hex` is null. */
async function publish(fields: NewArtwork = {}, hex: string | null = '184a81') {
  const work = await createArtwork(app, { userId: artist.id, ...fields });
  await app.ctx.events.emit(app.ctx.db, 'artwork.published', { artworkId: work.id, artistId: work.userId });
  if (hex !== null) {
    const { l, a, b } = labOfHex(hex);
    const color = { l: Math.round(l), a: Math.round(a), b: Math.round(b), share: 1 };
    await savePalette(app.ctx.db, work.id, [color]);
  }
  return work;
}
const titlesOf = async (who: TestMember) =>
  (await as(who).list()).flatMap(({ newWorks }) => newWorks.map(({ title }) => title));

describe('saving a search', () => {
  it('keeps what decides which works are found, once', async () => {
    const member = await createMember(app);
    const { body } = await as(member)
      .save({ search: 'sort=newest&q=%20calm%20blue&maxPrice=500&kind=artworks&exact=false' })
      .expect(200);
    expect(body).toMatchObject({
      search: 'maxPrice=500&q=calm+blue',
      channel: 'bell',
      pausedAt: null,
      newCount: 0,
    });
    const again = await as(member).save({ name: 'Other', search: 'q=calm+blue&maxPrice=500' }).expect(200);
    expect(again.body).toEqual(body);
    expect(await as(member).list()).toHaveLength(1);
  });

  it.each([
    ['nothing', 'sort=newest', 'Enter a word or choose a filter first.'],
    ['signs alone', 'q=!!!&exact=true', 'Enter a word or choose a filter first.'],
    ['a picture', 'q=%F0%9F%98%80', 'Enter a word or choose a filter first.'],
    ['what can’t be seen', 'q=%00%E2%80%AE', 'Enter a word or choose a filter first.'],
    ['an unknown category', 'category=nonsense', 'This search can’t be saved.'],
  ])('refuses %s', async (_, search, sentence) => {
    const { body } = await as(artist).save({ search }).expect(400);
    expect(body).toMatchObject({ code: 'invalid_request', errors: [{ path: 'search', message: sentence }] });
  });

  it('drops what has no word beside a filter', async () => {
    const { body } = await as(await createMember(app)).save({ search: 'q=...&exact=true&maxPrice=500' });
    expect(body).toMatchObject({ search: 'maxPrice=500' });
  });

  it('up to 20, also by several tabs at once', async () => {
    const member = await createMember(app);
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, n) => as(member).save({ search: `q=word${n}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused!.body).toMatchObject({ code: 'saved_searches_full' });
  });

  it('is changed and deleted by its member alone', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const id = await saved(member, 'q=harbor');
    await saved(member, 'q=marina');
    expect((await as(member).edit(id, { name: 'Harbors', isOn: false }).expect(200)).body).toMatchObject({
      name: 'Harbors',
      pausedAt: expect.any(String) as string,
      search: 'q=harbor',
    });
    expect((await as(member).edit(id, { search: 'q=marina' }).expect(409)).body).toMatchObject({
      code: 'already_saved_search',
    });
    await as(other).edit(id, { name: 'Mine' }).expect(404);
    await request(app.server).delete(`/api/saved-searches/${id}`).set('Cookie', other.cookie).expect(404);
    await request(app.server).delete(`/api/saved-searches/${id}`).set('Cookie', member.cookie).expect(204);
    expect(await as(member).list()).toMatchObject([{ search: 'q=marina' }]);
  });
});

describe('a new work', () => {
  it('is reported by the bell within the minute, once, with what is new', async () => {
    const member = await createMember(app);
    await publish({ title: 'Before' });
    const id = await saved(member, 'q=calm+blue&category=photography');
    await saved(member, 'q=red');
    await publish({ title: 'Harbor', tags: ['calm'] });
    await publish({ title: 'Elsewhere', tags: ['calm'], category: 'digital_art' });
    await publish({ title: 'Quay', tags: ['calm'] });
    await matchSearches(app.ctx);
    await matchSearches(app.ctx);
    const bell = await as(member).bell();
    expect(bell).toMatchObject([
      {
        actorsCount: 1,
        about: { searchId: id, name: 'Calm blue', search: 'category=photography&q=calm+blue' },
      },
    ]);
    const [quiet, found] = await as(member).list();
    expect(quiet).toMatchObject({ newCount: 0, newWorks: [] });
    expect(found).toMatchObject({ newCount: 2, newWorks: [{ title: 'Quay' }, { title: 'Harbor' }] });
    app.clock.advance(1000);
    await as(member).see(id).expect(204);
    expect((await as(member).list())[1]).toMatchObject({ newCount: 0, newWorks: [] });
  });

  it('is not reported if the search would not show it to the member', async () => {
    const member = await createMember(app);
    const [blocked, blocker, suspended, hidden] = await Promise.all(
      Array.from({ length: 4 }, () => createMember(app)),
    );
    await saved(member, 'q=blue');
    await app.ctx.db.insert(blocks).values([
      { blockerId: member.id, blockedId: blocked!.id },
      { blockerId: blocker!.id, blockedId: member.id },
    ]);
    await app.ctx.db.update(users).set({ hidesAi: true }).where(eq(users.id, member.id));
    await app.ctx.db.update(users).set({ isHidden: true }).where(eq(users.id, hidden!.id));
    await app.ctx.db
      .update(users)
      .set({ suspendedUntil: sql`'infinity'` })
      .where(eq(users.id, suspended!.id));
    for (const { id } of [blocked!, blocker!, suspended!, hidden!]) await publish({ userId: id });
    await publish({ making: 'ai_generated' });
    await publish({ isHidden: true });
    await publish({ userId: member.id });
    await matchSearches(app.ctx);
    expect(await titlesOf(member)).toEqual([]);
    expect(await as(member).bell()).toEqual([]);
    await publish({ title: 'Seen' });
    await matchSearches(app.ctx);
    expect(await titlesOf(member)).toEqual(['Seen']);
    expect(await as(member).bell()).toHaveLength(1);
    await app.ctx.db.insert(blocks).values({ blockerId: artist.id, blockedId: member.id });
    expect(await titlesOf(member)).toEqual([]);
    expect(await as(member).bell()).toEqual([]);
    await app.ctx.db.delete(blocks);
  });

  it('is neither lost nor reported twice when the job fails at any step, or runs twice', async () => {
    const member = await createMember(app);
    await saved(member, 'q=blue');
    await publish({ title: 'Once' });
    const emit = vi.spyOn(app.ctx.events, 'emit').mockRejectedValue(new Error('killed'));
    await expect(matchSearches(app.ctx)).rejects.toThrow('killed');
    emit.mockRestore();
    expect(await as(member).bell()).toEqual([]);
    await Promise.all([matchSearches(app.ctx), matchSearches(app.ctx), matchSearches(app.ctx)]);
    expect(await as(member).bell()).toHaveLength(1);
    expect(await titlesOf(member)).toEqual(['Once']);
  });

  it('waits for its colors, and is matched without them after ten minutes', async () => {
    const member = await createMember(app);
    await saved(member, 'q=quiet');
    await saved(member, 'q=blue');
    const work = await publish({ title: 'Quiet' }, null);
    await matchSearches(app.ctx);
    expect(await titlesOf(member)).toEqual([]);
    app.clock.advance(660_000);
    await matchSearches(app.ctx);
    expect(await titlesOf(member)).toEqual(['Quiet']);
    expect(await app.ctx.db.$count(alertMatches, eq(alertMatches.artworkId, work.id))).toBe(1);
  });

  it('is not searched for by searches that are off, changed meanwhile, or muted by the bell', async () => {
    const member = await createMember(app);
    const off = await saved(member, 'q=blue', { isOn: false });
    await publish();
    await matchSearches(app.ctx);
    await as(member).edit(off, { isOn: true }).expect(200);
    await matchSearches(app.ctx);
    expect(await titlesOf(member)).toEqual([]);
    await request(app.server)
      .put('/api/notifications/preferences')
      .set('Cookie', member.cookie)
      .send({ muted: ['alert'] })
      .expect(200);
    await publish({ title: 'Muted' });
    await matchSearches(app.ctx);
    expect(await titlesOf(member)).toEqual(['Muted']);
    expect(await as(member).bell()).toEqual([]);
    await as(member).edit(off, { search: 'q=green' }).expect(200);
    expect(await titlesOf(member)).toEqual([]);
    await publish({ title: 'Meadow' }, '2f7d3a');
    await matchSearches(app.ctx);
    expect(await titlesOf(member)).toEqual(['Meadow']);
  });

  it('comes by e-mail at nine if the member chose that, also after unsubscribing', async () => {
    const email = 'alerts@example.com';
    const member = await createMember(app, { email, emailVerified: true, timeZone: 'Africa/Lagos' });
    await request(app.server)
      .put('/api/mail/settings')
      .set('Cookie', member.cookie)
      .send({ digest: { alerts: false, messages: false } })
      .expect(200);
    await saved(member, 'q=blue', { channel: 'email' });
    await publish({ title: 'By e-mail' });
    await publish({ title: 'Another' });
    await matchSearches(app.ctx);
    expect(await as(member).bell()).toEqual([]);
    const nine = nextNine(app.clock.now(), 'Africa/Lagos');
    app.clock.advance(nine.getTime() - app.clock.now().getTime() + 1000);
    const letters = await deliver(app, email);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.subject).toBe('2 new updates on Atelier');
    expect(letters[0]!.text).toContain('2 new artworks for your search Calm blue');
    expect(letters[0]!.text).toContain(`See what’s new: ${app.url}/alerts`);
    app.clock.advance(DAY_MS);
    expect(await deliver(app, email)).toHaveLength(1);
  });
});

it('finds by each filter what the list of artworks finds by it', async () => {
  const searches = [
    ...Object.entries(FILTERS).flatMap(([name, values]) =>
      Array.isArray(values) ? values.map((value: string) => `${name}=${value}`) : [],
    ),
    'minPrice=100',
    'maxPrice=99.5',
    'minPrice=100&maxPrice=300&size=large',
    'color=184a81',
    'color=2f7d3a&orientation=portrait',
    `year=${app.clock.now().getUTCFullYear()}`,
    'year=2001',
    'q=quiet+30+x+40+cm',
    'q=quiet+edition+of+10',
  ];
  const members = await Promise.all(Array.from({ length: 3 }, () => createMember(app)));
  const ids = new Map<string, string>();
  for (const [n, search] of searches.entries())
    ids.set(search, await saved(members[n % members.length]!, search));
  const works = [
    await publish({ width: 1200, height: 1200, isForSale: true, price: '250.00', making: 'by_hand' }),
    await publish({ width: 800, height: 1200, category: 'ai_art', widthMm: 300, heightMm: 400 }, '2f7d3a'),
    await publish({ isPhysical: true, widthMm: 1500, heightMm: 900, isForSale: true, price: '120.00' }),
    await publish({ making: 'ai_assisted', isNftAvailable: true, price: '50.00', isForSale: true }, 'c01010'),
    await publish({
      category: 'handmade_art',
      widthMm: 600,
      heightMm: 700,
      editionSize: 10,
      isPhysical: true,
    }),
    await publish({ createdAt: new Date('2001-05-01'), price: '80.00', isForSale: true }),
  ];
  await matchSearches(app.ctx);
  const found = await app.ctx.db.select().from(alertMatches);
  for (const search of ids.keys()) {
    const answer = await request(app.server)
      .get(`/api/artworks?${search}&limit=100`)
      .set('Cookie', members[0]!.cookie)
      .expect(200);
    const listed = new Set((answer.body as { id: string }[]).map(({ id }) => id));
    // The last one is older than the searches.
    const later = works.slice(0, -1);
    const expected = later.filter(({ id }) => listed.has(id)).map(({ id }) => id);
    const matched = found.filter(({ searchId }) => searchId === ids.get(search)).map((row) => row.artworkId);
    expect(matched.toSorted(), search).toEqual(expected.toSorted());
  }
  expect(found.length).toBeGreaterThan(searches.length);
});

it('forgets matches after 90 days', async () => {
  const member = await createMember(app);
  const id = await saved(member, 'q=blue');
  await publish();
  await matchSearches(app.ctx);
  expect(await app.ctx.db.$count(alertMatches, eq(alertMatches.searchId, id))).toBe(1);
  app.clock.advance(91 * DAY_MS);
  await removeOldMatches(app.ctx);
  expect(await app.ctx.db.$count(alertMatches, eq(alertMatches.searchId, id))).toBe(0);
  expect(await app.ctx.db.$count(savedSearches, eq(savedSearches.id, id))).toBe(1);
});
