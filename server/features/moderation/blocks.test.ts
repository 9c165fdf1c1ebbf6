import { and, eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { comments } from '#shared/artworks/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';
let app: TestApp;
let one: TestMember;
let two: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REACTION: '100000', RATE_LIMIT_COMMENT: '100000' } });
});
beforeEach(async () => {
  [one, two] = await Promise.all([createMember(app), createMember(app)]);
});
afterAll(() => app.close());

const call = (who: TestMember, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(app.server)[method](path).set('Cookie', who.cookie).send(body);
const block = (who: TestMember, id: string) => call(who, 'put', `/api/users/${id}/block`);
const counters = async ({ id }: TestMember) => {
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, id));
  return [row!.followersCount, row!.followingCount];
};

it('ends follows both ways, once, and is idempotent', async () => {
  await call(one, 'post', `/api/users/${two.id}/follow`).expect(200);
  await call(two, 'post', `/api/users/${one.id}/follow`).expect(200);
  expect(await counters(one)).toEqual([1, 1]);
  await Promise.all([block(one, two.id).expect(204), block(one, two.id.toUpperCase()).expect(204)]);
  expect(await counters(one)).toEqual([0, 0]);
  expect(await counters(two)).toEqual([0, 0]);
  expect(await app.ctx.db.$count(follows, eq(follows.followerId, one.id))).toBe(0);
  expect(await app.ctx.db.$count(blocks, eq(blocks.blockerId, one.id))).toBe(1);
});

it('never leaves a follow beside a block, whichever comes first', async () => {
  const crowd = await Promise.all(Array.from({ length: 15 }, () => createMember(app)));
  await Promise.all(
    crowd.flatMap((member, index) => [
      call(member, 'post', `/api/users/${one.id}/follow`),
      index % 2 === 0 ? block(one, member.id) : block(member, one.id),
      call(one, 'post', `/api/users/${member.id}/follow`),
    ]),
  );
  expect(await counters(one)).toEqual([0, 0]);
  expect(await app.ctx.db.$count(follows, eq(follows.followingId, one.id))).toBe(0);
});

it('hides each from the other, except the profile for the member who blocked', async () => {
  const work = await createArtwork(app, { userId: two.id });
  await block(one, two.id).expect(204);
  expect((await call(one, 'get', `/api/users/${two.id}`).expect(200)).body.isBlocked).toBe(true);
  const gone = await call(two, 'get', `/api/users/${one.id}`).expect(404);
  expect(gone.body.code).toBe('member_not_found');
  expect((await call(one, 'get', `/api/artworks/${work.id}`).expect(404)).body.code).toBe(
    'artwork_not_found',
  );
  expect((await call(one, 'get', `/api/artworks/${work.id}/comments`).expect(404)).body.code).toBe(
    'artwork_not_found',
  );
  expect((await call(one, 'get', `/api/users/${two.id}/artworks`).expect(200)).body).toEqual([]);
  expect((await call(two, 'get', `/api/users/${one.id}/artworks`).expect(404)).body.code).toBe(
    'member_not_found',
  );
  await call(one, 'delete', `/api/users/${two.id}/block`).expect(204);
  await call(one, 'get', `/api/artworks/${work.id}`).expect(200);
  await call(two, 'get', `/api/users/${one.id}`).expect(200);
});

it('refuses likes, comments and purchases between the two', async () => {
  const work = await createArtwork(app, { userId: one.id, isForSale: true, price: '40.00' });
  await block(one, two.id).expect(204);
  const preference = { artworkId: work.id, commissionAgreed: true };
  for (const attempt of [
    call(two, 'post', `/api/artworks/${work.id}/like`),
    call(two, 'post', `/api/artworks/${work.id}/comments`, { content: 'Hello' }),
    call(two, 'post', '/api/create-payment-intent', preference),
  ]) {
    expect((await attempt.expect(403)).body.code).toBe('blocked');
  }
});

it('leaves buyers what they have bought', async () => {
  const work = await createArtwork(app, { userId: one.id });
  await app.ctx.db.insert(purchases).values({
    buyerId: two.id,
    sellerId: one.id,
    artworkId: work.id,
    amount: '40.00',
    artistAmount: '36.00',
    commissionAmount: '4.00',
    status: 'paid',
  });
  await block(one, two.id).expect(204);
  await call(two, 'get', `/api/artworks/${work.id}`).expect(200);
});

it('does not apply to moderators', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const work = await createArtwork(app, { userId: one.id });
  await block(one, moderator.id).expect(204);
  await call(moderator, 'get', `/api/users/${one.id}`).expect(200);
  await call(moderator, 'get', `/api/artworks/${work.id}`).expect(200);
});

it("hides each other's comments under a third member's work", async () => {
  const { id } = await createArtwork(app);
  await app.ctx.db.insert(comments).values([
    { artworkId: id, userId: one.id, content: 'By one' },
    { artworkId: id, userId: two.id, content: 'By two' },
  ]);
  await block(two, one.id).expect(204);
  for (const [who, content] of [
    [one, 'By one'],
    [two, 'By two'],
  ] as const) {
    const { body } = await call(who, 'get', `/api/artworks/${id}/comments`).expect(200);
    expect(body).toMatchObject([{ content }]);
    expect(body).toHaveLength(1);
  }
});

it('lists blocked members, also those who blocked back', async () => {
  const third = await createMember(app);
  await block(one, two.id).expect(204);
  await block(two, one.id).expect(204);
  await block(one, third.id).expect(204);
  const { body, headers } = await call(one, 'get', '/api/blocks?limit=1').expect(200);
  expect(body).toMatchObject([{ id: third.id }]);
  const next = /<([^>]+)>/.exec(headers.link ?? '')![1]!;
  expect((await call(one, 'get', next).expect(200)).body).toMatchObject([{ id: two.id }]);
  // Only the member's own block can be removed.
  await call(two, 'delete', `/api/users/${one.id}/block`).expect(204);
  const left = and(eq(blocks.blockerId, one.id), eq(blocks.blockedId, two.id));
  expect(await app.ctx.db.$count(blocks, left)).toBe(1);
});

it('refuses oneself and unknown members', async () => {
  const hidden = await createMember(app, { isHidden: true });
  expect((await block(one, one.id).expect(409)).body.code).toBe('own_profile');
  for (const id of [UNKNOWN_ID, hidden.id]) {
    expect((await block(one, id).expect(404)).body.code).toBe('member_not_found');
  }
  const unknown = await call(one, 'delete', `/api/users/${UNKNOWN_ID}/block`).expect(404);
  expect(unknown.body.code).toBe('member_not_found');
});
