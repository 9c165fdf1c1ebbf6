import request from 'supertest';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { likes } from '#shared/artworks/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import * as z from 'zod/mini';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { explainQueries } from '#server/testing/explain.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { refreshFeeds } from './jobs.ts';
import { listArtworks } from './service.ts';
import { publishWorks } from './testing.ts';

type Someone = Awaited<ReturnType<typeof createMember>>;
type Card = { id: string; userId: string; category: string; price: string | null; likesCount: number };
const WORKS = 3000;
const ARTISTS = 40;
let app: TestApp;
let member: Someone;
let artists: string[];

beforeAll(async () => {
  app = await startTestApp();
  await publishWorks(app, WORKS);
  artists = (await app.ctx.db.select({ id: users.id }).from(users)).map(({ id }) => id);
  member = await createMember(app);
  await app.ctx.db
    .insert(follows)
    .values(artists.slice(0, 20).map((followingId) => ({ followerId: member.id, followingId })));
  // Many likes for few works: those must come first, without one artist crowding the feed.
  await app.ctx.db.execute(sql`insert into likes (user_id, artwork_id)
    select u.id, a.id from users u join artworks a on a.user_id = test_id('artist1') and a.user_id <> u.id`);
  await app.ctx.db.execute(sql`update users set hides_ai = false`);
  await refreshFeeds(app.ctx);
});
afterAll(() => app.close());

const get = (query: string, who = member) =>
  request(app.server).get(`/api/artworks?${query}`).set('Cookie', who.cookie);
const page = async (query: string, who = member): Promise<Card[]> =>
  (await get(query, who).expect(200)).body as Card[];

async function walk(query: string, who = member): Promise<Card[]> {
  const all: Card[] = [];
  let next: string | undefined = `/api/artworks?${query}&limit=100`;
  while (next) {
    const answer: request.Response = await request(app.server)
      .get(next)
      .set('Cookie', who.cookie)
      .expect(200);
    all.push(...(answer.body as Card[]));
    next = /<([^>]+)>; rel="next"/.exec(answer.get('Link') ?? '')?.[1];
  }
  return all;
}

const LISTS: [string, number][] = [
  ['', WORKS],
  ['category=photography', WORKS / 5],
  ['sort=liked', WORKS],
  ['sort=price_asc', WORKS],
  ['sort=price_desc', WORKS],
  ['sort=price_desc&category=ai_art&forSale=true', WORKS / 10],
  ['minPrice=100&maxPrice=200', (WORKS / 50) * 3],
  ['nft=true', WORKS / 10],
  ['filter=featured', WORKS],
  ['filter=following', WORKS / 2],
  ['filter=following&category=photography', WORKS / 10],
  ['filter=following&sort=liked', WORKS / 2],
  ['q=river', WORKS / 3],
  ['q=silver%20harb&sort=newest', WORKS / 3],
  ['q=silver&sort=price_asc', WORKS / 3],
  ['q=morning&filter=following', WORKS / 2],
  ['q=river&filter=featured', WORKS / 3],
];

describe('every order', () => {
  it.each(LISTS)('%s: each work exactly once, ties or not', async (query, count) => {
    const ids = (await walk(query)).map(({ id }) => id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  it('sorts correctly', async () => {
    const prices = (await walk('sort=price_asc')).map(({ price }) => (price === null ? Infinity : +price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const dear = (await walk('sort=price_desc')).map(({ price }) => (price === null ? -1 : +price));
    expect(dear).toEqual(dear.toSorted((a, b) => b - a));
    const liked = (await walk('sort=liked')).map(({ likesCount }) => likesCount);
    expect(liked).toEqual(liked.toSorted((a, b) => b - a));
    const followed = await walk('filter=following');
    const newest = (await walk('')).filter(({ userId }) => artists.slice(0, 20).includes(userId));
    expect(followed.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
  });

  it('refuses another order’s cursor', async () => {
    const link = (await get('sort=liked&limit=5').expect(200)).get('Link') ?? '';
    const cursor = /cursor=([^&>]+)/.exec(link)![1]!;
    await get(`sort=liked&cursor=${cursor}`).expect(200);
    for (const other of ['sort=newest', 'filter=trending', 'q=river', 'sort=price_asc']) {
      const { body } = await get(`${other}&cursor=${cursor}`).expect(400);
      expect(body.code).toBe('invalid_request');
    }
    const places = /cursor=([^&>]+)/.exec((await get('filter=featured&limit=5')).get('Link') ?? '')![1]!;
    await get(`filter=featured&category=ai_art&cursor=${places}`).expect(400);
  });

  it('costs as many queries at 99 rows as at 8, and scans no large table', async () => {
    const viewer = { id: member.id, role: 'member' as const };
    const read = (query: string, limit: number) =>
      explainQueries(app.ctx.pool, () =>
        listArtworks(
          app.ctx,
          viewer,
          z.parse(feedEndpoints.list.query, { ...Object.fromEntries(new URLSearchParams(query)), limit }),
        ),
      );
    for (const [query] of [...LISTS, ['filter=trending'], ['filter=trending&category=ai_art']] as const) {
      const [few, many] = [await read(query, 8), await read(query, 99)];
      // What the words mean may be cached by then.
      expect(many.queries, query).toBeLessThanOrEqual(few.queries);
      expect(few.queries).toBeLessThanOrEqual(2);
      const isSmall = query.includes('minPrice') || /filter=\w+&(sort|q)/.test(query);
      // These queries read a few hundred rows, for which Postgres may choose any plan.
      expect([query, ...(isSmall ? [] : few.scanned)]).toEqual([query]);
    }
  });
});

describe('trending', () => {
  it('starts with liked works, and repeats no artist within 8', async () => {
    const all = await walk('filter=trending');
    expect(all.length).toBeGreaterThan(WORKS / 2);
    expect(all[0]!.userId).toBe(
      (await page('limit=100')).find(({ userId }) => userId === all[0]!.userId)?.userId,
    );
    expect(all.filter(({ id }, n) => all.findIndex((other) => other.id === id) !== n)).toEqual([]);
    for (const list of [all, await walk('filter=trending&category=photography')]) {
      list.forEach((work, n) => {
        const near = list.slice(Math.max(0, n - 7), n);
        expect(near.map(({ userId }) => userId)).not.toContain(work.userId);
      });
    }
  });

  it('can be searched and sorted', async () => {
    const found = await walk('filter=trending&q=river');
    const places = (await walk('filter=trending')).map(({ id }) => id);
    const at = found.map(({ id }) => places.indexOf(id));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(found.length).toBeGreaterThan(100);
    const liked = (await walk('filter=trending&sort=liked')).map(({ likesCount }) => likesCount);
    expect(liked).toEqual(liked.toSorted((a, b) => b - a));
  });
});

describe('featured', () => {
  it("has the moderators' choice first, before and after computing", async () => {
    const moderator = await createMember(app, { role: 'moderator' });
    const works = (await page('sort=liked&category=handmade_art&limit=3')).map(({ id }) => id);
    const choose = (id: string, isFeatured: boolean) =>
      request(app.server)
        .put(`/api/artworks/${id}/featured`)
        .set('Cookie', moderator.cookie)
        .send({ isFeatured })
        .expect(204);
    for (const id of works) await choose(id, true);
    const first = async (query = '') => (await page(`filter=featured&limit=3${query}`)).map(({ id }) => id);
    expect(await first()).toEqual(works.toReversed());
    expect(await first('&category=handmade_art')).toEqual(works.toReversed());
    await refreshFeeds(app.ctx);
    expect(await first()).toEqual(works.toReversed());
    await choose(works[2]!, false);
    expect((await first()).slice(0, 2)).toEqual([works[1], works[0]]);
    const all = (await walk('filter=featured')).map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('hidden content', () => {
  const FEEDS = ['', 'category=ai_art', 'filter=trending', 'filter=featured', 'sort=liked', 'q=morning'];
  const seen = async (who: Someone, query: string) =>
    (await page(`${query}${query ? '&' : ''}limit=100`, who)).map(({ userId }) => userId);

  it.each(FEEDS)('is in no list: %s', async (query) => {
    const viewer = await createMember(app);
    const [target] = await seen(viewer, query);
    const pair = { blockerId: viewer.id, blockedId: target! };
    await request(app.server).put(`/api/users/${target}/block`).set('Cookie', viewer.cookie).expect(204);
    expect(await seen(viewer, query)).not.toContain(target);
    await app.ctx.db.update(blocks).set({ blockerId: pair.blockedId, blockedId: pair.blockerId });
    expect(await seen(viewer, query)).not.toContain(target);
    await app.ctx.db.delete(blocks);
    expect(await seen(viewer, query)).toContain(target);

    const [work] = await page(`${query}${query ? '&' : ''}limit=1`, viewer);
    await app.ctx.db.update(artworks).set({ isHidden: true }).where(eq(artworks.id, work!.id));
    await app.ctx.live.dropCards(app.ctx.db);
    expect((await page(query, viewer)).map(({ id }) => id)).not.toContain(work!.id);
    const moderator = await createMember(app, { role: 'moderator' });
    expect((await page(query, moderator)).map(({ id }) => id)).toContain(work!.id);
    await app.ctx.db.update(artworks).set({ isHidden: false }).where(eq(artworks.id, work!.id));
    await app.ctx.live.dropCards(app.ctx.db);
  });

  it('leaves full pages of searches, however much is hidden from the viewer', async () => {
    const viewer = await createMember(app);
    const [kept, ...others] = artists;
    await app.ctx.db.insert(blocks).values(others.map((blockedId) => ({ blockerId: viewer.id, blockedId })));
    for (const query of ['q=morning', 'q=morning&sort=newest']) {
      const shown = await seen(viewer, query);
      expect([query, shown.length]).toEqual([query, WORKS / 40]);
      expect(new Set(shown)).toEqual(new Set([kept]));
    }
    await app.ctx.db.delete(blocks);
  });

  it('excludes AI works for members who do not want them', async () => {
    const viewer = await createMember(app, { hidesAi: true });
    for (const query of ['limit=100', 'filter=trending', 'filter=featured', 'sort=liked', 'q=morning']) {
      const shown = await page(query, viewer);
      expect(shown.length).toBeGreaterThan(10);
      expect(shown.map(({ category }) => category)).not.toContain('ai_art');
    }
    expect(await page('category=ai_art', viewer)).toEqual([]);
  });
});

describe('cached first pages', () => {
  const like = (id: string, who: Someone) =>
    request(app.server).post(`/api/artworks/${id}/like`).set('Cookie', who.cookie).expect(200);

  // Before any test that likes: tabs hear of likes a moment later, in statements that would be counted here.
  it('are read once for many viewers', async () => {
    await page('');
    await page('');
    const { queries } = await explainQueries(app.ctx.pool, () => page(''));
    expect(queries).toBe(0);
    expect(artists).toHaveLength(ARTISTS);
  });

  it('show comments at once, without being read again', async () => {
    const who = await createMember(app);
    const [card] = await page('', who);
    const { queries } = await explainQueries(app.ctx.pool, async () => {
      await page('', who);
      await request(app.server)
        .post(`/api/artworks/${card!.id}/comments`)
        .set('Cookie', who.cookie)
        .send({ content: 'Which paper?' })
        .expect(201);
      const [commented] = (await get('', who)).body as { commentsCount: number }[];
      expect(commented).toMatchObject({ id: card!.id, commentsCount: 1 });
    });
    // Only what is laid over for this viewer: the comment's own statements run in a transaction.
    expect(queries).toBeLessThanOrEqual(2);
  });

  it('include those of searches that were asked for twice', async () => {
    const [one, two] = [await createMember(app), await createMember(app)];
    const ask = async (who: Someone) => (await page('q=stone', who))[0]!.id;
    const first = await ask(one);
    await ask(one);
    await ask(two);
    const { queries } = await explainQueries(app.ctx.pool, () => ask(two));
    expect(queries).toBe(0);
    await like(first, two);
    expect((await get('q=stone', two)).body[0]).toMatchObject({ id: first, isLiked: true });
    expect((await get('q=stone', one)).body[0]).toMatchObject({ id: first, isLiked: false });
    await app.ctx.db.delete(likes).where(eq(likes.userId, two.id));
  });

  it("show the viewer's own likes and changes at once, others' within a second", async () => {
    const [one, two] = [await createMember(app), await createMember(app)];
    const work = await createArtwork(app, { userId: artists[0]! });
    await app.ctx.live.dropCards(app.ctx.db);
    for (let n = 1; n <= 10; n += 1) {
      await page('', two);
      const { body } = await like(work.id, one);
      const [mine] = (await get('', one)).body as object[];
      expect(mine).toMatchObject({ id: work.id, ...body });
    }
    await vi.waitFor(async () => {
      const [theirs] = (await get('', two)).body as object[];
      expect(theirs).toMatchObject({ id: work.id, isLiked: false, likesCount: 0 });
    }, 3000);
    await app.ctx.db.delete(likes).where(inArray(likes.userId, [one.id, two.id]));
  });

  it('are not cached while a change is pending, nor if read before its commit', async () => {
    const viewer = await createMember(app);
    const [before] = await page('', viewer);
    await app.ctx.db.transaction(async (tx) => {
      await tx.update(artworks).set({ title: 'New name' }).where(eq(artworks.id, before!.id));
      await app.ctx.live.dropCards(tx);
      await page('', viewer);
    });
    expect((await get('', viewer)).body[0]).toMatchObject({ id: before!.id, title: 'New name' });
  });
});
