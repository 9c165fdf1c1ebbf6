import { sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocks } from '#shared/moderation/tables.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import type { Statistics, StatisticsDay, StatisticsWork } from '#shared/statistics/contract.ts';
import { viewEvents, visitorSecrets } from '#shared/statistics/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { flushViews } from '#server/features/artworks/view-counter.ts';
import { closeSums } from './close.ts';
import { keepPartitions, makePartitions } from './partitions.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await keepPartitions(app.ctx);
});
afterAll(() => app.close());

const get = (path: string, { cookie }: TestMember) => request(app.server).get(path).set('Cookie', cookie);
const read = async <T = Statistics>(path: string, member: TestMember) =>
  (await get(path, member).expect(200)).body as T;

describe('partitions', () => {
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
    await closeSums(app.ctx);
    const oldest = new Date(`${new Date(now - 90 * DAY_MS).toISOString().slice(0, 7)}-01`);
    await app.ctx.db.transaction((tx) => makePartitions(tx, [new Date(Date.UTC(2020, 0, 1)), oldest]));
    expect(await months()).toContain('view_events_2020_01');
    await keepPartitions(app.ctx);
    await keepPartitions(app.ctx);
    expect((await months())[0]).toBe(nameOf(now - 90 * DAY_MS));
    expect((await months()).at(-1)! > nameOf(now + 28 * DAY_MS)).toBe(true);
  });
});

describe('a view', () => {
  test('is counted as often as on the work, with its source, and without naming anyone', async () => {
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
    const sum = (days: StatisticsDay[], figure: 'views' | 'visitors') =>
      days.reduce((all, day) => all + day[figure]!, 0);
    // The figures are there at once, and the same once they are added up.
    for (const after of [wait, () => null]) {
      const statistics = await read('/api/statistics?days=7', artist);
      expect([sum(statistics.days, 'views'), sum(statistics.days, 'visitors')]).toEqual([3, 2]);
      expect(statistics.sources).toEqual({ feed: 0, search: 2, profile: 0, link: 1, collection: 0 });
      const works = await read<StatisticsWork[]>('/api/statistics/works?days=7', artist);
      for (const work of works)
        expect((await read<Artwork>(`/api/artworks/${work.id}`, artist)).viewsCount).toBe(work.views);
      await after();
    }

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
    expect(Object.keys(statistics.days[0]!).toSorted()).toEqual(['day', 'isFinal', 'likes', 'views']);
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
    const titles = ['=1+1', '+cmd', '-5+1', '@x', 'Plain, "quoted"'];
    const works = await Promise.all(titles.map((title) => createArtwork(app, { userId: artist.id, title })));
    const viewer = await createMember(app);
    for (const { id } of works) await get(`/api/artworks/${id}`, viewer).expect(200);
    await flushViews(app.ctx);
    const day = app.clock.now().toISOString().slice(0, 10);
    const today = await get('/api/statistics/csv?days=7', artist).expect(200);
    expect(today.text).toContain(`${day},so far,'=1+1,1,0`);
    app.clock.advance(2 * DAY_MS);
    await closeSums(app.ctx);
    const answer = await get('/api/statistics/csv?days=7', artist).expect(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="statistics-.*\.csv"$/);
    expect(answer.text.startsWith('\uFEFFDay,Final,Work,Views')).toBe(true);
    const lines = answer.text.trim().split('\n').slice(1);
    expect(lines.toSorted()).toEqual(
      [`'+cmd`, `'-5+1`, `'=1+1`, `'@x`, `"Plain, ""quoted"""`]
        .map((title) => `${day},yes,${title},1,0,0,0,0,0,0,0,0`)
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
