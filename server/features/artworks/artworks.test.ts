import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artworkViews, artworks, likes } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';
import { removeOldViews } from './jobs.ts';
import { flushViews } from './view-counter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REACTION: '100000' } });
});
afterAll(() => app.close());

const get = (path: string, cookie: string) => request(app.server).get(path).set('Cookie', cookie);
const like = (id: string, cookie: string) =>
  request(app.server).post(`/api/artworks/${id}/like`).set('Cookie', cookie);

describe('lists', () => {
  it('are newest first, paged, without gaps or repeats', async () => {
    const member = await createMember(app);
    const artist = await createMember(app);
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.unshift((await createArtwork(app, { userId: artist.id })).id);
    const seen: string[] = [];
    let next: string | undefined = `/api/users/${artist.id}/artworks?limit=3`;
    while (next) {
      const answer: request.Response = await get(next, member.cookie).expect(200);
      seen.push(...(answer.body as { id: string }[]).map((work) => work.id));
      next = /<([^>]+)>; rel="next"/.exec(answer.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual(ids);
  });

  it('filter by category, with the artist and the viewer’s like', async () => {
    const member = await createMember(app);
    const work = await createArtwork(app, { category: 'ai_art', title: 'Liked' });
    await like(work.id, member.cookie).expect(200);
    const { body } = await get('/api/artworks?category=ai_art', member.cookie).expect(200);
    expect(new Set((body as { category: string }[]).map((w) => w.category))).toEqual(new Set(['ai_art']));
    expect(body[0]).toMatchObject({ id: work.id, isLiked: true, likesCount: 1, user: { id: work.userId } });
  });

  it('cost the same number of queries at 10 and at 100 rows', async () => {
    const member = await createMember(app);
    const artist = await createMember(app);
    await Promise.all(Array.from({ length: 100 }, () => createArtwork(app, { userId: artist.id })));
    const count = async (limit: number) => {
      const original = app.ctx.pool.query.bind(app.ctx.pool);
      let queries = 0;
      app.ctx.pool.query = ((...args: Parameters<typeof original>) => {
        queries += 1;
        return original(...args);
      }) as typeof app.ctx.pool.query;
      const { body } = await get(`/api/users/${artist.id}/artworks?limit=${limit}`, member.cookie).expect(
        200,
      );
      app.ctx.pool.query = original;
      expect(body).toHaveLength(limit);
      return queries;
    };
    // Texts that this process does not have yet are one more query.
    await count(100);
    const few = await count(10);
    expect(few).toBeGreaterThan(0);
    expect(await count(100)).toBe(few);
  });

  it('refuse an invalid cursor, and an unknown member', async () => {
    const member = await createMember(app);
    await get('/api/artworks?cursor=nonsense', member.cookie).expect(400);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const { body } = await get(`/api/users/${unknown}/artworks`, member.cookie).expect(404);
    expect(body.code).toBe('member_not_found');
  });
});

describe('hidden works', () => {
  it('exist for their artist and for moderators only', async () => {
    const [member, moderator, artist] = await Promise.all([
      createMember(app),
      createMember(app, { role: 'moderator' }),
      createMember(app),
    ]);
    const work = await createArtwork(app, { userId: artist.id, isHidden: true });
    const listed = async (cookie: string) =>
      ((await get(`/api/users/${artist.id}/artworks`, cookie)).body as { id: string }[]).length;
    expect(await listed(member.cookie)).toBe(0);
    expect(await listed(artist.cookie)).toBe(1);
    expect(await listed(moderator.cookie)).toBe(1);
    await get(`/api/artworks/${work.id}`, member.cookie).expect(404);
    await get(`/api/artworks/${work.id}/comments`, member.cookie).expect(404);
    await like(work.id, member.cookie).expect(404);
    await get(`/api/artworks/${work.id}`, artist.cookie).expect(200);
    await get(`/api/artworks/${work.id}`, moderator.cookie).expect(200);
  });
});

describe('the page of a work', () => {
  it('counts a view once per member and UTC day, and never the artist', async () => {
    const [member, artist] = await Promise.all([createMember(app), createMember(app)]);
    const { id } = await createArtwork(app, { userId: artist.id });
    const view = async (cookie: string) =>
      (await get(`/api/artworks/${id}`, cookie)).body.viewsCount as number;
    expect(await view(member.cookie)).toBe(1);
    expect(await view(member.cookie)).toBe(1);
    expect(await view(artist.cookie)).toBe(1);
    app.clock.advance(86_400_000);
    expect(await view(member.cookie)).toBe(2);
    app.clock.advance(-86_400_000);
  });

  it('counts exactly the stored views, however many members look at once and twice', async () => {
    const viewers = await Promise.all(Array.from({ length: 20 }, () => createMember(app)));
    const { id } = await createArtwork(app);
    await Promise.all(
      [...viewers, ...viewers].map(({ cookie }) => get(`/api/artworks/${id}`, cookie).expect(200)),
    );
    await flushViews(app.ctx);
    const { rows } = await app.ctx.pool.query<{ views: number; counter: number }>(
      `select (select count(*) from artwork_views where artwork_id = $1)::int as views, views_count as counter
       from artworks where id = $1`,
      [id],
    );
    expect(rows[0]).toEqual({ views: 20, counter: 20 });
    expect((await get(`/api/artworks/${id}`, viewers[0]!.cookie)).body.viewsCount).toBe(20);
  });

  it('forgets after 30 days who saw it, and keeps the count', async () => {
    const [early, late] = [await createMember(app), await createMember(app)];
    const { id } = await createArtwork(app);
    await get(`/api/artworks/${id}`, early.cookie).expect(200);
    app.clock.advance(86_400_000);
    await get(`/api/artworks/${id}`, late.cookie).expect(200);
    await flushViews(app.ctx);
    app.clock.advance(30 * 86_400_000);
    await removeOldViews(app.ctx);
    app.clock.advance(-31 * 86_400_000);
    const stored = await app.ctx.db.select().from(artworkViews).where(eq(artworkViews.artworkId, id));
    expect(stored.map(({ userId }) => userId)).toEqual([late.id]);
    expect(await readArtwork(app, id)).toMatchObject({ viewsCount: 2 });
  });

  it('shows what the artist gets at their own rate', async () => {
    const member = await createMember(app);
    const premium = await createMember(app, { isSubscriber: true });
    const plain = await createArtwork(app, { isForSale: true, price: '33.35' });
    const subscribed = await createArtwork(app, { userId: premium.id, isForSale: true, price: '33.35' });
    const read = async (id: string) => (await get(`/api/artworks/${id}`, member.cookie).expect(200)).body;
    expect(await read(plain.id)).toMatchObject({ commissionRate: '0.1000', artistAmount: '30.01' });
    expect(await read(subscribed.id)).toMatchObject({ commissionRate: '0.0800', artistAmount: '30.68' });
  });

  it('shows a live reservation to everyone but its buyer, and the price of a sale', async () => {
    const [buyer, other, artist] = await Promise.all([
      createMember(app),
      createMember(app),
      createMember(app),
    ]);
    const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '50.00' });
    const reservedUntil = new Date(app.clock.now().getTime() + 60_000);
    const [purchase] = await app.ctx.db
      .insert(purchases)
      .values({
        buyerId: buyer.id,
        sellerId: artist.id,
        artworkId: work.id,
        amount: '50.00',
        artistAmount: '45.00',
        commissionAmount: '5.00',
        reservedUntil,
      })
      .returning();
    const read = async (cookie: string) => (await get(`/api/artworks/${work.id}`, cookie)).body;
    expect(await read(other.cookie)).toMatchObject({ isReserved: true, soldPrice: null });
    expect(await read(buyer.cookie)).toMatchObject({ isReserved: false });
    const soldAt = app.clock.now();
    await app.ctx.db.update(purchases).set({ status: 'paid' }).where(eq(purchases.id, purchase!.id));
    await app.ctx.db.update(artworks).set({ soldAt, isForSale: false }).where(eq(artworks.id, work.id));
    expect(await read(other.cookie)).toMatchObject({ isReserved: false, isSold: true, soldPrice: '50.00' });
  });
});

describe('likes', () => {
  it('toggle, and keep every counter equal to the rows', async () => {
    const [member, artist] = await Promise.all([createMember(app), createMember(app)]);
    const { id } = await createArtwork(app, { userId: artist.id });
    expect((await like(id, member.cookie).expect(200)).body).toEqual({ isLiked: true, likesCount: 1 });
    expect((await like(id, member.cookie).expect(200)).body).toEqual({ isLiked: false, likesCount: 0 });
  });

  it('survive 200 concurrent toggles', async () => {
    const artist = await createMember(app);
    const members = await Promise.all(Array.from({ length: 8 }, () => createMember(app)));
    const works = [
      await createArtwork(app, { userId: artist.id }),
      await createArtwork(app, { userId: artist.id }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => like(works[i % 2]!.id, members[(i >> 1) % 8]!.cookie)),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    let total = 0;
    for (const work of works) {
      const rows = await app.ctx.db.$count(likes, eq(likes.artworkId, work.id));
      expect((await readArtwork(app, work.id)).likesCount).toBe(rows);
      total += rows;
    }
    const [owner] = await app.ctx.db
      .select({ totalLikes: users.totalLikes })
      .from(users)
      .where(eq(users.id, artist.id));
    expect(owner!.totalLikes).toBe(total);
  });

  it('do not count as an edit of the work', async () => {
    const member = await createMember(app);
    const before = await createArtwork(app);
    await like(before.id, member.cookie).expect(200);
    const after = await readArtwork(app, before.id);
    expect(after.updatedAt).toEqual(before.updatedAt);
  });
});
