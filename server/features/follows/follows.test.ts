import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nextCursor } from '#shared/http/page.ts';
import { follows } from '#shared/follows/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { openStream } from '#server/testing/stream.ts';

let app: TestApp;
let one: TestMember;
let two: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REACTION: '100000' } });
});
beforeEach(async () => {
  [one, two] = await Promise.all([createMember(app), createMember(app)]);
});
afterAll(() => app.close());

const toggle = (who: TestMember, id: string) =>
  request(app.server).post(`/api/users/${id}/follow`).set('Cookie', who.cookie);
const list = (who: TestMember, id: string, which: 'followers' | 'following', query = '') =>
  request(app.server).get(`/api/users/${id}/${which}${query}`).set('Cookie', who.cookie);
const idsOf = (body: { id: string }[]) => body.map(({ id }) => id);

/** Members whose counters differ from the rows. */
const dishonest = async (members: TestMember[]): Promise<unknown[]> =>
  (
    await app.ctx.db.execute(sql`
      select id from users where id in ${members.map(({ id }) => id)} and (
        followers_count <> (select count(*) from follows where following_id = users.id)
        or following_count <> (select count(*) from follows where follower_id = users.id))`)
  ).rows;

it('follows and unfollows, and returns the count', async () => {
  expect((await toggle(one, two.id).expect(200)).body).toEqual({ followed: true, followersCount: 1 });
  const [follow] = (await list(two, two.id, 'followers').expect(200)).body;
  expect(follow).toMatchObject({ id: one.id, isFollowed: false, isCreditProfile: false });
  expect((await list(one, one.id, 'following')).body).toMatchObject([{ id: two.id, isFollowed: true }]);
  expect((await toggle(one, two.id).expect(200)).body).toEqual({ followed: false, followersCount: 0 });
  expect((await list(two, two.id, 'followers')).body).toEqual([]);
  expect(await dishonest([one, two])).toEqual([]);
});

it('refreshes open tabs that show either profile', async () => {
  const streams = await Promise.all(
    [one, two].map(({ id }) => openStream(app.url, one.cookie, `member:${id}`)),
  );
  await toggle(one, two.id.toUpperCase()).expect(200);
  expect((await streams[0]!.next('member')).memberId).toBe(one.id);
  expect((await streams[1]!.next('member')).memberId).toBe(two.id);
  for (const stream of streams) stream.close();
});

it('follows credit profiles too', async () => {
  const credit = await createMember(app, { isCreditProfile: true });
  await toggle(one, credit.id).expect(200);
});

it('refuses oneself, unknown and hidden members, and both sides of a block', async () => {
  const hidden = await createMember(app, { isHidden: true });
  const code = async (who: TestMember, id: string) => (await toggle(who, id)).body.code as unknown;
  expect(await code(one, one.id)).toBe('own_profile');
  expect(await code(one, one.id.toUpperCase())).toBe('own_profile');
  expect(await code(one, '11111111-1111-4111-8111-111111111111')).toBe('member_not_found');
  expect(await code(one, hidden.id)).toBe('member_not_found');
  await app.ctx.db.insert(blocks).values({ blockerId: one.id, blockedId: two.id });
  expect(await code(one, two.id)).toBe('blocked');
  expect(await code(two, one.id)).toBe('blocked');
  expect(await app.ctx.db.$count(follows, eq(follows.followerId, one.id))).toBe(0);
});

it('lists in pages without hidden and blocked members', async () => {
  const fans = await Promise.all(Array.from({ length: 5 }, () => createMember(app)));
  for (const [index, fan] of fans.entries()) {
    await app.ctx.db.insert(follows).values({
      followerId: fan.id,
      followingId: two.id,
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    });
  }
  await app.ctx.db.update(users).set({ isHidden: true }).where(eq(users.id, fans[1]!.id));
  await app.ctx.db.insert(blocks).values({ blockerId: fans[3]!.id, blockedId: one.id });
  const first = await list(one, two.id, 'followers', '?limit=2').expect(200);
  expect(idsOf(first.body)).toEqual([fans[4]!.id, fans[2]!.id]);
  const cursor = nextCursor(first.headers.link ?? null)!;
  const second = await list(one, two.id, 'followers', `?limit=2&cursor=${encodeURIComponent(cursor)}`);
  expect(idsOf(second.body)).toEqual([fans[0]!.id]);
  expect(second.headers.link).toBeUndefined();
  // Moderators see a hidden follower's own list.
  const moderator = await createMember(app, { role: 'moderator' });
  expect((await list(one, fans[1]!.id, 'following').expect(404)).body.code).toBe('member_not_found');
  expect(idsOf((await list(moderator, fans[1]!.id, 'following').expect(200)).body)).toEqual([two.id]);
  expect((await list(one, fans[3]!.id, 'followers').expect(404)).body.code).toBe('member_not_found');
});

it('keeps correct counts when 50 members follow and unfollow each other at once', async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => createMember(app)));
  const flips = crowd.flatMap((member, index) => {
    const next = crowd[(index + 1) % crowd.length]!;
    const twice = index % 2 === 0 ? [() => toggle(member, two.id)] : [];
    return [
      () => toggle(member, two.id),
      () => toggle(two, member.id),
      () => toggle(member, next.id),
      () => toggle(next, member.id),
      ...twice,
    ];
  });
  const answers = await Promise.all(flips.map((flip) => flip()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await app.ctx.db.$count(follows, eq(follows.followingId, two.id))).toBe(25);
  expect(await dishonest([...crowd, two])).toEqual([]);
}, 60_000);
