import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import request from 'supertest';
import { eq } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { explainQueries } from '#server/testing/explain.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { readNews } from './service.ts';

type Someone = Awaited<ReturnType<typeof createMember>>;
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const SINCE = ago(24).toISOString();

let app: TestApp;
let viewer: Someone;
let artist: Someone;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [viewer, artist] = await Promise.all([createMember(app), createMember(app)]);
});

const follow = (who = artist) =>
  app.ctx.db.insert(follows).values({ followerId: viewer.id, followingId: who.id });
const publish = (hours: number, fields: Partial<typeof artworks.$inferInsert> = {}) =>
  createArtwork(app, { userId: artist.id, createdAt: ago(hours), ...fields });
const ask = (since = SINCE) =>
  request(app.server).get(`/api/home/news?since=${since}`).set('Cookie', viewer.cookie);
interface News {
  isFollowing: boolean;
  total: number;
  works: { id: string; isLiked: boolean }[];
}
const news = async (since?: string): Promise<News> => (await ask(since).expect(200)).body as News;

it('lists works by those the member follows, newest first, and counts those published since then', async () => {
  const other = await createMember(app);
  await follow();
  const earlier = await publish(25);
  const first = await publish(20);
  const second = await publish(2);
  await publish(1, { userId: other.id });
  await publish(1, { userId: viewer.id });
  expect(await news()).toMatchObject({
    isFollowing: true,
    total: 2,
    works: [{ id: second.id, isLiked: false }, { id: first.id }, { id: earlier.id }],
  });
});

it('counts more than it shows, up to a limit', async () => {
  await follow();
  const many = await publish(3);
  const { id: _, ...copy } = many;
  await app.ctx.db.insert(artworks).values(Array.from({ length: 120 }, () => copy));
  const { total, works } = await news();
  expect(total).toBe(100);
  expect(works).toHaveLength(8);
});

it('says whether there is anyone to have news from', async () => {
  const { id } = await publish(2);
  expect(await news()).toEqual({ isFollowing: false, total: 0, works: [] });
  await follow();
  expect(await news(ago(1).toISOString())).toMatchObject({ isFollowing: true, total: 0, works: [{ id }] });
});

describe('leaves out', () => {
  const cases: [string, (workId: string) => Promise<unknown>][] = [
    ['hidden works', (id) => app.ctx.db.update(artworks).set({ isHidden: true }).where(eq(artworks.id, id))],
    [
      'works of hidden artists',
      () => app.ctx.db.update(users).set({ isHidden: true }).where(eq(users.id, artist.id)),
    ],
    [
      'works of suspended artists',
      () =>
        app.ctx.db
          .update(users)
          .set({ suspendedUntil: ago(-1) })
          .where(eq(users.id, artist.id)),
    ],
    [
      'works of artists who leave',
      () =>
        app.ctx.db
          .update(users)
          .set({ deletesAt: ago(-1) })
          .where(eq(users.id, artist.id)),
    ],
    [
      'works of artists who block the member',
      () => app.ctx.db.insert(blocks).values({ blockerId: artist.id, blockedId: viewer.id }),
    ],
    [
      'works of artists the member blocks',
      () => app.ctx.db.insert(blocks).values({ blockerId: viewer.id, blockedId: artist.id }),
    ],
    [
      'AI works for members who hide them',
      async (id) => {
        await app.ctx.db.update(artworks).set({ making: 'ai_assisted' }).where(eq(artworks.id, id));
        await app.ctx.db.update(users).set({ hidesAi: true }).where(eq(users.id, viewer.id));
      },
    ],
  ];
  it.each(cases)('%s', async (_, change) => {
    await follow();
    const { id } = await publish(2);
    expect((await news()).total).toBe(1);
    await change(id);
    expect(await news()).toMatchObject({ total: 0, works: [] });
  });
});

it('refuses a time it cannot read', async () => {
  for (const since of ['', 'yesterday', '2026-13-40T00:00:00Z']) {
    expect((await ask(since).expect(400)).body).toMatchObject({ code: 'invalid_request' });
  }
});

it('costs two queries, however many artists there are', async () => {
  const artists = await Promise.all(Array.from({ length: 30 }, () => createMember(app)));
  for (const who of artists) {
    await follow(who);
    await publish(2, { userId: who.id });
  }
  const read = () => readNews(app.ctx, { id: viewer.id, role: 'member' }, SINCE);
  // Texts that this process does not have yet are one more.
  await read();
  const queries = await explainQueries(app.ctx.pool, read);
  expect(queries).toMatchObject({ queries: 2 });
});
