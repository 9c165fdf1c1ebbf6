import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { likes } from '#shared/artworks/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Statistics, StatisticsDay, StatisticsWork } from '#shared/statistics/contract.ts';
import { FIGURES, type Period } from '#shared/statistics/figures.ts';
import { SOURCES, type Source } from '#shared/kernel/view-sources.ts';
import { sumsClosed, viewEvents, visitorSecrets } from '#shared/statistics/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { flushViews } from '#server/features/artworks/view-counter.ts';
import { closeSums } from './close.ts';
import { keepPartitions, makePartitions } from './partitions.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 12 : 2;
const DAY_MS = 86_400_000;
/** The longest period and the one before it, when there is time. */
const SPAN_MS = (process.env.ROUNDS === 'full' ? 760 : 400) * DAY_MS;
/** Whole hours, half and quarter hours, and both directions of daylight saving time. */
const ZONES = [
  'Africa/Lagos',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
  'Europe/Berlin',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await keepPartitions(app.ctx);
});
afterAll(() => app.close());

const get = (path: string, { cookie }: TestMember) => request(app.server).get(path).set('Cookie', cookie);
const read = async <T = Statistics>(path: string, member: TestMember) =>
  (await get(path, member).expect(200)).body as T;

const below = (n: number) => Math.floor(Math.random() * n);
const oneOf = <T>(items: readonly T[]): T => items[below(items.length)]!;

interface Fact {
  at: Date;
  artworkId: string | null;
  visitor?: string;
  source?: Source;
  words?: string;
  values: Partial<Record<(typeof FIGURES)[number], number>>;
}

/** A year of random views, likes, saves, followers, orders and refunds of an artist, stored as the features store them. */
async function inventYear(artist: TestMember, now: Date): Promise<Fact[]> {
  const { db } = app.ctx;
  const works = await Promise.all(
    Array.from({ length: 3 }, () => createArtwork(app, { userId: artist.id, price: '50.00' })),
  );
  const anyTime = () => new Date(now.getTime() - below(SPAN_MS));
  const visitors = Array.from({ length: 12 }, () => randomUUID());
  const views = Array.from({ length: 1200 }, () => {
    const at = anyTime();
    const source = oneOf(SOURCES);
    const words = source === 'search' ? oneOf(['dahlia', 'blue night']) : null;
    // The hash of a visitor differs each day.
    const visitor = `${at.toISOString().slice(0, 10).replaceAll('-', '')}${oneOf(visitors).slice(8)}`;
    return { at, artworkId: oneOf(works).id, artistId: artist.id, visitor, source, words };
  });
  const months = new Set(views.map(({ at }) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)));
  await db.transaction((tx) =>
    makePartitions(
      tx,
      [...months].map((month) => new Date(month)),
    ),
  );
  await db.insert(viewEvents).values(views);
  const fans = await db
    .insert(users)
    .values(Array.from({ length: 40 }, () => ({ email: `${randomUUID()}@example.com` })))
    .returning({ id: users.id });
  const liked = works.flatMap(({ id }) =>
    fans.map((fan) => ({ artworkId: id, userId: fan.id, createdAt: anyTime() })),
  );
  await db
    .insert(likes)
    .values([...liked, { artworkId: works[0]!.id, userId: artist.id, createdAt: anyTime() }]);
  const followed = fans.map((fan) => ({ followerId: fan.id, followingId: artist.id, createdAt: anyTime() }));
  await db.insert(follows).values(followed);
  const kept = await db
    .insert(collections)
    .values([...fans, ...fans, artist].map((owner) => ({ ownerId: owner.id, title: 'Kept' })))
    .returning({ collectionId: collections.id, ownerId: collections.ownerId });
  // Each member in two collections: what counts is the first time. Nothing is older than the first save.
  const items = kept.map((list, index) => ({
    ...list,
    artworkId: works[(index % fans.length) % works.length]!.id,
    position: index,
    createdAt: index === 0 ? new Date(now.getTime() - SPAN_MS - DAY_MS) : anyTime(),
  }));
  await db.insert(collectionItems).values(items);
  const saves = fans.map((fan) => {
    const own = items.filter(({ ownerId }) => ownerId === fan.id);
    return own.reduce((first, item) => (item.createdAt < first.createdAt ? item : first));
  });
  const orders = fans.map((fan, index) => {
    const createdAt = anyTime();
    const paidAt = index % 2 === 0 ? new Date(createdAt.getTime() + 60_000) : null;
    const refundedAt = index % 4 === 0 ? new Date(createdAt.getTime() + below(20 * DAY_MS)) : null;
    return {
      artworkId: oneOf(works).id,
      buyerId: fan.id,
      sellerId: artist.id,
      amount: '50.00',
      artistAmount: '46.07',
      commissionAmount: '3.93',
      status: refundedAt ? 'refunded' : 'canceled',
      createdAt,
      paidAt,
      refundedAt,
    };
  });
  await db.insert(purchases).values(orders);
  const firsts = new Map<string, Date>();
  for (const { visitor, at } of views.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    if (!firsts.has(visitor)) firsts.set(visitor, at);
  return [
    ...views.map((view) => ({ ...view, words: view.words ?? undefined, values: { views: 1 } })),
    ...[...firsts.values()].map((at) => ({ at, artworkId: null, values: { visitors: 1 } })),
    ...liked.map((like) => ({ at: like.createdAt, artworkId: like.artworkId, values: { likes: 1 } })),
    ...saves.map((save) => ({ at: save.createdAt, artworkId: save.artworkId, values: { saves: 1 } })),
    ...followed.map((follow) => ({ at: follow.createdAt, artworkId: null, values: { followers: 1 } })),
    ...orders.flatMap(({ artworkId, createdAt, paidAt, refundedAt }) => [
      { at: createdAt, artworkId, values: { checkouts: 1 } },
      ...(paidAt ? [{ at: paidAt, artworkId, values: { sold: 1, earnedCents: 4607 } }] : []),
      ...(refundedAt ? [{ at: refundedAt, artworkId, values: { sold: -1, earnedCents: -4607 } }] : []),
    ]),
  ];
}

/** By the browser's calendar, which shares nothing with the database. */
const dayIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  return (at: Date) => format.format(at);
};

const total = (facts: Fact[], figure: (typeof FIGURES)[number]) =>
  facts.reduce((sum, { values }) => sum + (values[figure] ?? 0), 0);

const everything = async () =>
  (
    await app.ctx.db.execute(sql`
      select (select md5(string_agg(s::text, '|' order by s::text)) from work_sums s) as works,
        (select md5(string_agg(s::text, '|' order by s::text)) from artist_sums s) as artists,
        (select md5(string_agg(s::text, '|' order by s::text)) from search_sums s) as searches`)
  ).rows[0];

describe('sums', () => {
  test('equal a recount of what happened, in any zone, and closing again changes nothing', async () => {
    const artist = await createMember(app, { isSubscriber: true });
    const now = app.clock.now();
    const facts = await inventYear(artist, now);
    await app.ctx.db.delete(sumsClosed);
    await Promise.all([closeSums(app.ctx), closeSums(app.ctx)]);
    const closed = await everything();

    for (let round = 0; round < ROUNDS; round++) {
      const zone = ZONES[(round + below(ZONES.length)) % ZONES.length]!;
      const period = round === 0 ? 365 : oneOf<Period>([7, 30, 90, 365]);
      const query = `?days=${period}&zone=${zone}`;
      const { days, before, sources } = await read(`/api/statistics${query}`, artist);
      const dayOf = dayIn(zone);
      const byDay = Map.groupBy(facts, ({ at }) => dayOf(at));
      expect(days).toHaveLength(period);
      expect(before).toHaveLength(period);
      for (const day of [...before, ...days]) {
        const there = byDay.get(day.day) ?? [];
        const expected = Object.fromEntries(FIGURES.map((figure) => [figure, total(there, figure)]));
        expect(day, zone).toEqual({ day: day.day, ...expected });
      }
      const inPeriod = days.flatMap(({ day }) => byDay.get(day) ?? []);
      const from = (source: Source) => inPeriod.filter((fact) => fact.source === source).length;
      expect(sources).toEqual(Object.fromEntries(SOURCES.map((source) => [source, from(source)])));

      const works = await read<StatisticsWork[]>(`/api/statistics/works${query}`, artist);
      for (const work of works) {
        const there = inPeriod.filter(({ artworkId }) => artworkId === work.id);
        for (const figure of ['views', 'likes', 'saves', 'checkouts', 'sold', 'earnedCents'] as const)
          expect(work[figure], `${zone} ${figure}`).toBe(total(there, figure));
      }
      const searches = await read<{ items: object[]; rarer: number }>(
        `/api/statistics/searches${query}`,
        artist,
      );
      expect(searches).toEqual({ items: [], rarer: from('search') });
    }

    await closeSums(app.ctx);
    expect(await everything()).toEqual(closed);
    // Even from the beginning.
    await app.ctx.db.delete(sumsClosed);
    await closeSums(app.ctx);
    expect(await everything()).toEqual(closed);
  }, 120_000);

  test('a day is shown one hour after its end, and once it is added up', async () => {
    const artist = await createMember(app);
    const lastDay = async () => (await read('/api/statistics?zone=Asia/Kathmandu', artist)).days.at(-1)!.day;
    const moveTo = (time: number) => app.clock.advance(time - app.clock.now().getTime());
    // 18:15 UTC is midnight in Kathmandu.
    const start = new Date(app.clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
    const midnight = Date.parse(`${start}T18:15:00Z`);
    const dayBefore = new Date(midnight - DAY_MS).toISOString().slice(0, 10);
    moveTo(midnight + 59 * 60_000);
    await closeSums(app.ctx);
    expect(await lastDay()).toBe(dayBefore);
    moveTo(midnight + 61 * 60_000);
    expect(await lastDay()).toBe(start);
    const { nextAt } = await read('/api/statistics?zone=Asia/Kathmandu', artist);
    expect(Date.parse(nextAt as unknown as string)).toBe(midnight + DAY_MS + 3_600_000);
    await app.ctx.db.update(sumsClosed).set({ through: new Date(midnight - 60_000) });
    expect(await lastDay()).toBe(dayBefore);
    await closeSums(app.ctx);
  });

  test('months are made ahead, and dropped 90 days after their last day', async () => {
    const months = async () => {
      const { rows } = await app.ctx.db.execute<{ name: string }>(sql`
        select relname as name from pg_inherits join pg_class on oid = inhrelid
        where inhparent = 'view_events'::regclass order by 1`);
      return rows.map(({ name }) => name);
    };
    const nameOf = (time: number) =>
      `view_events_${new Date(time).toISOString().slice(0, 7).replace('-', '_')}`;
    const now = app.clock.now().getTime();
    await app.ctx.db.transaction((tx) => makePartitions(tx, [new Date(Date.UTC(2020, 0, 1))]));
    expect(await months()).toContain('view_events_2020_01');
    await keepPartitions(app.ctx);
    await keepPartitions(app.ctx);
    expect((await months())[0]).toBe(nameOf(now - 90 * DAY_MS));
    expect((await months()).at(-1)! > nameOf(now + 28 * DAY_MS)).toBe(true);
  });
});

describe('a view', () => {
  test('is counted as often as on the work, with its source, and without naming anybody', async () => {
    const artist = await createMember(app, { isSubscriber: true });
    const { id } = await createArtwork(app, { userId: artist.id });
    const { id: other } = await createArtwork(app, { userId: artist.id });
    const viewers = await Promise.all(Array.from({ length: 4 }, () => createMember(app)));
    const search = `/api/artworks/${id}?from=search&words=Blue%20%20night`;
    for (const viewer of viewers.slice(0, 2)) await get(search, viewer).expect(200);
    await get(search, viewers[0]!).expect(200);
    await get(`/api/artworks/${other}`, viewers[0]!).expect(200);
    await get(`/api/artworks/${id}?from=feed`, artist).expect(200);
    await flushViews(app.ctx);
    const stored = async () =>
      app.ctx.db
        .select()
        .from(viewEvents)
        .where(sql`artist_id = ${artist.id}::uuid`);
    const rows = await stored();
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
    for (const { id: member } of [...viewers, artist])
      expect(
        JSON.stringify(rows.map(({ visitor, source, words }) => [visitor, source, words])),
      ).not.toContain(member);

    const wait = async () => {
      app.clock.advance(2 * DAY_MS);
      await closeSums(app.ctx);
    };
    await wait();
    const sum = (days: StatisticsDay[], figure: 'views' | 'visitors') =>
      days.reduce((all, day) => all + day[figure]!, 0);
    const statistics = await read('/api/statistics?days=7', artist);
    expect([sum(statistics.days, 'views'), sum(statistics.days, 'visitors')]).toEqual([3, 2]);
    expect(statistics.sources).toEqual({ feed: 0, search: 2, profile: 0, link: 1, collection: 0 });

    const searches = () => read<object>('/api/statistics/searches?days=7', artist);
    expect(await searches()).toEqual({ items: [], rarer: 2 });
    for (const viewer of viewers.slice(2)) await get(search, viewer).expect(200);
    await flushViews(app.ctx);
    await wait();
    expect(await searches()).toEqual({ items: [{ words: 'blue night', views: 4 }], rarer: 0 });
    await keepPartitions(app.ctx);
    expect(
      await app.ctx.db.$count(visitorSecrets, sql`day < ${app.clock.now().toISOString()}::date - 2`),
    ).toBe(0);

    // The viewer's account is deleted: the sums stay.
    await app.ctx.db.delete(users).where(sql`id = ${viewers[0]!.id}::uuid`);
    expect(sum((await read('/api/statistics?days=30', artist)).days, 'views')).toBe(5);
  });

  test('is not counted for whoever may not see the work', async () => {
    const [artist, blocked, stranger] = await Promise.all([
      createMember(app),
      createMember(app),
      createMember(app),
    ]);
    const { id } = await createArtwork(app, { userId: artist.id });
    const { id: hidden } = await createArtwork(app, { userId: artist.id, isHidden: true });
    await app.ctx.db.insert(blocks).values({ blockerId: artist.id, blockedId: blocked.id });
    await get(`/api/artworks/${id}`, blocked).expect(404);
    await get(`/api/artworks/${hidden}`, stranger).expect(404);
    await get(`/api/artworks/${id}`, stranger).expect(200);
    await flushViews(app.ctx);
    expect(await app.ctx.db.$count(viewEvents, sql`artist_id = ${artist.id}::uuid`)).toBe(1);
  });

  test('costs the request no statement', async () => {
    const [viewer, artist] = await Promise.all([createMember(app), createMember(app)]);
    const { id } = await createArtwork(app, { userId: artist.id });
    await get(`/api/artworks/${id}`, artist).expect(200);
    const sent = await statementsOf(app, () =>
      get(`/api/artworks/${id}?from=search&words=dahlia`, viewer).expect(200),
    );
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((text) => /^\s*(begin|with|insert|update)/i.test(text))).toEqual([]);
    await flushViews(app.ctx);
  });
});

describe('who sees what', () => {
  test('members without Premium: views and likes of 30 days', async () => {
    const artist = await createMember(app);
    expect(await read('/api/statistics', artist)).toMatchObject({ hasWorks: false, isWhole: false });
    await createArtwork(app, { userId: artist.id });
    const statistics = await read('/api/statistics?days=365', artist);
    expect(statistics).toMatchObject({ hasWorks: true, before: [], sources: null });
    expect(statistics.days).toHaveLength(30);
    expect(Object.keys(statistics.days[0]!).toSorted()).toEqual(['day', 'likes', 'views']);
    for (const part of ['works', 'searches', 'csv'])
      expect((await get(`/api/statistics/${part}`, artist).expect(403)).body.code).toBe('not_allowed');
  });

  test('a zone that does not exist is refused; every zone of browsers is known', async () => {
    const artist = await createMember(app);
    for (const zone of ['Nowhere/Land', '%2B05:30', '', 'x'.repeat(80)])
      await get(`/api/statistics?zone=${zone}`, artist).expect(400);
    await get('/api/statistics?days=31', artist).expect(400);
    const zones = [...Intl.supportedValuesOf('timeZone'), 'Asia/Calcutta', 'Asia/Katmandu', 'UTC'];
    const { rows } = await app.ctx.db.execute<{ zone: string }>(sql`
      select zone from unnest(${sql.param(zones)}::text[]) as zone
      where zone not in (select name from pg_timezone_names)`);
    expect(rows).toEqual([]);
  });
});

describe('the CSV file', () => {
  test('has a line per day and work, whose titles are never formulas', async () => {
    const artist = await createMember(app, { isSubscriber: true });
    const titles = ['=1+1', '+cmd', '-5', '@x', 'Plain, "quoted"'];
    const works = await Promise.all(titles.map((title) => createArtwork(app, { userId: artist.id, title })));
    const viewer = await createMember(app);
    for (const { id } of works) await get(`/api/artworks/${id}`, viewer).expect(200);
    await flushViews(app.ctx);
    const day = app.clock.now().toISOString().slice(0, 10);
    app.clock.advance(2 * DAY_MS);
    await closeSums(app.ctx);
    const answer = await get('/api/statistics/csv?days=7', artist).expect(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="statistics-.*\.csv"$/);
    expect(answer.text.startsWith('\uFEFFDay,Work,Views')).toBe(true);
    const lines = answer.text.trim().split('\n').slice(1);
    expect(lines.toSorted()).toEqual(
      [`'+cmd`, `'-5`, `'=1+1`, `'@x`, `"Plain, ""quoted"""`]
        .map((title) => `${day},${title},1,0,0,0,0,0`)
        .toSorted(),
    );
    await get('/api/statistics/csv', { ...artist, cookie: '' }).expect(401);
  });

  test('two at a time', async () => {
    const artist = await createMember(app, { isSubscriber: true });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => get('/api/statistics/csv?days=365', artist)),
    );
    const codes = answers.map(({ status }) => status);
    expect(codes.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(codes.every((status) => status === 200 || status === 429)).toBe(true);
    await get('/api/statistics/csv', artist).expect(200);
  });
});
