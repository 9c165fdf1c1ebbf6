import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { notificationActors, notifications } from '#shared/notifications/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
import { statementsOf } from '#server/testing/statements.ts';
import * as payments from '#server/testing/payments.ts';
import { openStream } from '#server/testing/stream.ts';
import { removeOldNotifications } from './jobs.ts';

const DAY_MS = 86_400_000;
const NO_ONE = '11111111-1111-4111-8111-111111111111';

let app: TestApp;
let artist: TestMember;
let ada: TestMember;
let bo: TestMember;
let work: { id: string; title: string; imageUrl: string };

beforeAll(async () => {
  const limits = { RATE_LIMIT_PAYMENT: '1000', RATE_LIMIT_REACTION: '1000' };
  app = await startTestApp({ env: limits });
});
afterAll(() => app.close());
beforeEach(async () => {
  [artist, ada, bo] = await Promise.all([createMember(app), createMember(app), createMember(app)]);
  work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '680.00' });
});

const post = (who: TestMember, path: string, body?: object) =>
  request(app.server).post(`/api${path}`).set('Cookie', who.cookie).send(body);
const like = (who: TestMember, id = work.id) => post(who, `/artworks/${id}/like`).expect(200);
const comment = async (who: TestMember, content = 'Quiet.'): Promise<string> =>
  (await post(who, `/artworks/${work.id}/comments`, { content }).expect(201)).body.id;
const list = async (who: TestMember, query = ''): Promise<Notification[]> =>
  (await request(app.server).get(`/api/notifications${query}`).set('Cookie', who.cookie).expect(200)).body;
const unread = async (who: TestMember): Promise<number> =>
  (await request(app.server).get('/api/notifications/unread').set('Cookie', who.cookie).expect(200)).body
    .unreadCount;
const readAll = (who: TestMember) => post(who, '/notifications/read').expect(204);
const mute = (who: TestMember, ...muted: string[]) =>
  request(app.server).put('/api/notifications/preferences').set('Cookie', who.cookie).send({ muted });
const actorsOf = (line: Notification | undefined) => line?.actors.map((actor) => actor.id);

/** Emits the events of other features without running those features. */
const happens: TestApp['ctx']['events']['emit'] = (tx, name, event) => app.ctx.events.emit(tx, name, event);
const db = () => app.ctx.db;

describe('notifications', () => {
  it('report a like, with actor, work and time', async () => {
    const stream = await openStream(app.url, artist.cookie);
    await like(ada);
    await stream.next('notification');
    stream.close();
    expect(await list(artist)).toEqual([
      {
        id: expect.any(String) as string,
        type: 'like',
        actors: [expect.objectContaining({ id: ada.id })],
        actorsCount: 1,
        about: { artwork: { id: work.id, title: work.title, imageUrl: work.imageUrl } },
        happenedAt: expect.any(String) as string,
        isRead: false,
      },
    ]);
    expect(await unread(artist)).toBe(1);
    expect(await list(ada)).toEqual([]);
  });

  it('report a comment, with its latest visible text', async () => {
    const first = await comment(ada, 'First');
    const second = await comment(ada, 'Second');
    expect(await list(artist)).toMatchObject([
      { type: 'comment', actorsCount: 1, about: { comment: 'Second' } },
    ]);
    await db().execute(sql`update comments set is_hidden = true where id = ${second}::uuid`);
    expect(await list(artist)).toMatchObject([{ about: { comment: 'First' } }]);
    const remove = (id: string) =>
      request(app.server).delete(`/api/comments/${id}`).set('Cookie', ada.cookie).expect(204);
    await remove(second);
    expect(await list(artist)).toHaveLength(1);
    await remove(first);
    expect(await list(artist)).toEqual([]);
  });

  it('report followers, until they unfollow', async () => {
    const pair = (who: TestMember) => ({ followerId: who.id, followingId: artist.id });
    await happens(db(), 'member.followed', pair(ada));
    await happens(db(), 'member.followed', pair(bo));
    expect(await list(artist)).toMatchObject([{ type: 'follow', actorsCount: 2, about: {} }]);
    await happens(db(), 'member.unfollowed', pair(bo));
    expect(actorsOf((await list(artist))[0])).toEqual([ada.id]);
    await happens(db(), 'member.unfollowed', pair(ada));
    expect(await list(artist)).toEqual([]);
  });

  it('report messages, one per sender, until the conversation is read', async () => {
    const write = (who: TestMember) =>
      post(who, '/messages', { receiverId: artist.id, content: 'Hello' }).expect(201);
    await write(ada);
    await write(ada);
    await write(bo);
    expect((await list(artist)).map((line) => [line.type, actorsOf(line)])).toEqual([
      ['message', [bo.id]],
      ['message', [ada.id]],
    ]);
    await post(artist, `/conversations/${ada.id}/read`).expect(204);
    expect((await list(artist)).map((line) => line.isRead)).toEqual([false, true]);
    await write(ada);
    expect((await list(artist)).map((line) => line.isRead)).toEqual([false, false, true]);
  });

  it('report a sale once, however often the provider reports it', async () => {
    await payments.buy(app, ada.cookie, work.id);
    await payments.redeliverAll(app);
    expect(await list(artist)).toMatchObject([
      {
        type: 'sale',
        actors: [{ id: ada.id }],
        about: {
          artwork: { id: work.id },
          sale: { purchaseId: expect.any(String), amount: '680.00', artistAmount: '612.00' },
        },
      },
    ]);
  });

  it('report an award, without an actor', async () => {
    const given = { artworkId: work.id, userId: artist.id, awardDate: '2026-02-03', likesCount: 41 };
    const [award] = await db()
      .insert(awards)
      .values({ ...given, type: 'daily_winner' })
      .returning();
    await happens(db(), 'award.given', { awardId: award!.id, artworkId: work.id, artistId: artist.id });
    expect(await list(artist)).toMatchObject([
      {
        type: 'award',
        actors: [],
        actorsCount: 0,
        about: {
          artwork: { title: work.title },
          award: 'daily_winner',
          awardDate: '2026-02-03',
          likesCount: 41,
        },
      },
    ]);
    expect(await unread(artist)).toBe(1);
  });
});

describe('no notification', () => {
  it("for the member's own actions", async () => {
    await like(artist);
    await comment(artist);
    expect(await list(artist)).toEqual([]);
  });

  it('is made for muted types, until unmuted', async () => {
    await mute(artist, 'like', 'sale').expect(200);
    await like(ada);
    await comment(ada);
    expect((await list(artist)).map((line) => line.type)).toEqual(['comment']);
    const { body } = await mute(artist, 'comment').expect(200);
    expect(body).toEqual({ muted: ['comment'] });
    await like(bo);
    await comment(bo);
    expect((await list(artist)).map((line) => [line.type, line.actorsCount])).toEqual([
      ['like', 1],
      ['comment', 1],
    ]);
    await mute(artist, 'poetry').expect(400);
    const read = request(app.server).get('/api/notifications/preferences').set('Cookie', artist.cookie);
    expect((await read.expect(200)).body).toEqual({ muted: ['comment'] });
  });

  it('is made for actions across a block, in either direction; earlier ones disappear', async () => {
    await like(ada);
    await like(bo);
    await comment(ada);
    await db().insert(blocks).values({ blockerId: artist.id, blockedId: ada.id });
    // Notifications locked by another transaction remain, but lists leave them out anyway.
    expect((await list(artist)).map((line) => [line.type, actorsOf(line)])).toEqual([['like', [bo.id]]]);
    expect(await unread(artist)).toBe(1);
    await happens(db(), 'member.blocked', { blockerId: artist.id, blockedId: ada.id });
    expect(await db().$count(notificationActors, eq(notificationActors.actorId, ada.id))).toBe(0);
    expect(await db().$count(notifications, eq(notifications.userId, artist.id))).toBe(1);
    await happens(db(), 'member.followed', { followerId: ada.id, followingId: artist.id });
    await happens(db(), 'member.followed', { followerId: artist.id, followingId: ada.id });
    expect(await db().$count(notificationActors, eq(notificationActors.actorId, ada.id))).toBe(0);
    expect(await list(ada)).toEqual([]);
  });

  it('is made for actions of hidden members, and for deleted works', async () => {
    await like(ada);
    await db().update(users).set({ isHidden: true }).where(eq(users.id, ada.id));
    expect(await list(artist)).toEqual([]);
    expect(await unread(artist)).toBe(0);
    await like(bo);
    expect(await list(artist)).toMatchObject([{ actorsCount: 1 }]);
    const stream = await openStream(app.url, artist.cookie);
    await request(app.server).delete(`/api/artworks/${work.id}`).set('Cookie', artist.cookie).expect(204);
    await stream.next('notification');
    stream.close();
    expect(await db().$count(notifications, eq(notifications.userId, artist.id))).toBe(0);
  });
});

describe('groups', () => {
  it('lose the author of a comment that moderators hid', async () => {
    const [moderator, id] = [await createMember(app, { role: 'moderator' }), await comment(ada)];
    await comment(bo);
    await decideHidden(app, moderator, { subject: 'comment', subjectId: id });
    expect((await list(artist)).map(actorsOf)).toEqual([[bo.id]]);
  });

  it('collect events until read; then a new one starts', async () => {
    await like(ada);
    await like(bo);
    const [line] = await list(artist);
    expect([line?.actorsCount, actorsOf(line)]).toEqual([2, [bo.id, ada.id]]);
    await post(artist, `/notifications/${line!.id}/read`).expect(204);
    await post(artist, `/notifications/${line!.id}/read`).expect(204);
    expect(await unread(artist)).toBe(0);
    await like(await createMember(app));
    expect((await list(artist)).map((row) => [row.isRead, row.actorsCount])).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  it('lose members who undo a like, and disappear with the last', async () => {
    await like(ada);
    await readAll(artist);
    await like(bo);
    await like(bo);
    expect((await list(artist)).map((row) => [row.isRead, actorsOf(row)])).toEqual([[true, [ada.id]]]);
    await like(ada);
    expect(await list(artist)).toEqual([]);
  });

  it('name the three newest of forty concurrent likes', async () => {
    const members = await Promise.all(Array.from({ length: 40 }, () => createMember(app)));
    await Promise.all(members.map((member) => like(member)));
    const [line, ...others] = await list(artist);
    expect(others).toEqual([]);
    expect([line?.actorsCount, line?.actors.length]).toEqual([40, 3]);
    const [row] = await db().select().from(artworks).where(eq(artworks.id, work.id));
    expect(row?.likesCount).toBe(40);
  });

  it('lose no one when read while members like', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => createMember(app)));
    await Promise.all(members.flatMap((member) => [like(member), readAll(artist)]));
    const counts = (await list(artist)).map((line) => line.actorsCount);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(12);
    await Promise.all(members.flatMap((member) => [like(member), readAll(artist)]));
    expect(await db().$count(notifications, eq(notifications.userId, artist.id))).toBe(0);
  });

  it('are paged, newest first', async () => {
    const works = await Promise.all([1, 2, 3].map(() => createArtwork(app, { userId: artist.id })));
    for (const { id } of works) await like(ada, id);
    const first = await request(app.server)
      .get('/api/notifications?limit=2')
      .set('Cookie', artist.cookie)
      .expect(200);
    const next = /<([^>]+)>/.exec(first.get('Link')!)![1]!;
    const second = await request(app.server).get(next).set('Cookie', artist.cookie).expect(200);
    expect(second.get('Link')).toBeUndefined();
    expect([...first.body, ...second.body].map((line) => line.about.artwork.id)).toEqual(
      works.map(({ id }) => id).toReversed(),
    );
  });

  it('are listed and counted in one query each, with works and actors', async () => {
    for (const who of [ada, bo]) await like(who);
    await comment(ada);
    // Signals of the likes follow in statements of their own.
    const count = async (read: () => Promise<unknown>) =>
      (await statementsOf(app, read)).filter((text) => text.includes('notifications')).length;
    expect(await count(() => list(artist))).toBe(1);
    expect(await count(() => unread(artist))).toBe(1);
  });

  it('are marked by their member only', async () => {
    await like(ada);
    const [line] = await list(artist);
    const { body } = await post(ada, `/notifications/${line!.id}/read`).expect(404);
    expect(body.code).toBe('notification_not_found');
    await post(artist, `/notifications/${NO_ONE}/read`).expect(404);
    await readAll(ada);
    expect(await unread(artist)).toBe(1);
    await readAll(artist);
    expect(await unread(artist)).toBe(0);
  });

  it('are kept for 90 days once read, and unread ones forever', async () => {
    await like(ada);
    await readAll(artist);
    await comment(ada);
    const old = new Date(app.clock.now().getTime() - 91 * DAY_MS);
    await removeOldNotifications(app.ctx);
    expect(await list(artist)).toHaveLength(2);
    await db().update(notifications).set({ happenedAt: old }).where(eq(notifications.userId, artist.id));
    await removeOldNotifications(app.ctx);
    expect((await list(artist)).map((line) => line.type)).toEqual(['comment']);
  });
});
