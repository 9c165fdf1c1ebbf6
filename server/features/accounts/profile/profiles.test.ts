import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LiveSignal } from '#shared/kernel/live.ts';
import { awards } from '#shared/awards/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { createOrder } from '#server/testing/orders.ts';
import { type Harness, startHarness } from '#server/features/uploads/testing.ts';

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';
const FORM = { firstName: 'Ines', city: 'Lisbon' };
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.app.close());

async function call(who: Pick<TestMember, 'cookie'>, method: string, path: string, body?: object) {
  const response = await fetch(harness.app.url + path, {
    method,
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const edit = (who: TestMember, body: object) => call(who, 'PATCH', '/api/auth/user', body);
const profile = (who: Pick<TestMember, 'cookie'>, id: string) => call(who, 'GET', `/api/users/${id}`);
const shows = async (url: string) => (await fetch(harness.app.url + url)).status;

it('shows a profile with its figures, and the e-mail address to its member only', async () => {
  const [one, two] = [await createMember(harness.app), await createMember(harness.app, { bio: 'Clay.' })];
  const won = await createArtwork(harness.app, { userId: two.id });
  const hidden = await createArtwork(harness.app, { userId: two.id, isHidden: true });
  await harness.app.ctx.db.insert(awards).values([
    { type: 'daily_winner', awardDate: '2026-01-01', artworkId: won.id, userId: two.id },
    { type: 'daily_winner', awardDate: '2026-01-02', artworkId: hidden.id, userId: two.id },
  ]);
  await call(one, 'POST', `/api/users/${two.id}/follow`);
  expect((await profile(one, two.id)).body).toMatchObject({
    id: two.id,
    bio: 'Clay.',
    email: null,
    awardsCount: 1,
    followersCount: 1,
    isFollowed: true,
    isBlocked: false,
    isHidden: false,
  });
  expect((await profile(two, one.id)).body).toMatchObject({ isFollowed: false, followingCount: 1 });
  expect((await profile(two, two.id)).body.email).toBe(two.email);
  for (const secret of ['role', 'hidesAi', 'stripeCustomerId', 'hasBlocked']) {
    expect((await profile(two, two.id)).body).not.toHaveProperty(secret);
  }
});

it('marks members who bought a work and kept it as collectors', async () => {
  const kept = await createOrder(harness.app);
  const refunded = await createOrder(harness.app, { status: 'refunded' });
  const isCollector = async (id: string) => (await profile(kept.buyer, id)).body.isCollector;
  expect(await isCollector(kept.buyerId)).toBe(true);
  expect(await isCollector(kept.sellerId)).toBe(false);
  expect(await isCollector(refunded.buyerId)).toBe(false);
});

it('shows credit profiles, and hidden ones only to moderators and their members', async () => {
  const [viewer, credit, hidden, moderator] = await Promise.all([
    createMember(harness.app),
    createMember(harness.app, { isCreditProfile: true }),
    createMember(harness.app, { isHidden: true }),
    createMember(harness.app, { role: 'moderator' }),
  ]);
  expect((await profile(viewer, credit.id)).body.isCreditProfile).toBe(true);
  for (const id of [hidden.id, UNKNOWN_ID]) {
    expect(await profile(viewer, id)).toMatchObject({ status: 404, body: { code: 'member_not_found' } });
  }
  for (const who of [hidden, moderator]) {
    expect((await profile(who, hidden.id)).body.isHidden).toBe(true);
  }
});

it('edits every field; empty fields are cleared; open tabs refresh', async () => {
  const member = await createMember(harness.app, { bio: 'Old', borough: 'Queens', lastName: 'Prado' });
  const heard: LiveSignal[] = [];
  const stop = harness.app.ctx.live.listen(({ signal }) => void heard.push(signal));
  const { status, body } = await edit(member, {
    ...FORM,
    bio: ' New ',
    lastName: '',
    websiteUrl: 'https://ines.example/',
    borough: '',
    role: 'admin',
    email: 'other@example.com',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    firstName: 'Ines',
    lastName: null,
    bio: 'New',
    borough: null,
    websiteUrl: 'https://ines.example/',
    role: 'member',
    email: member.email,
  });
  await expect.poll(() => heard).toContainEqual({ type: 'member', memberId: member.id });
  stop();
  const refused = await edit(member, { firstName: '', city: 'x', bio: 'x'.repeat(1001), websiteUrl: 'nope' });
  expect(refused.status).toBe(400);
  const { errors } = refused.body as { errors: { path: string }[] };
  expect(errors.map(({ path }) => path).toSorted()).toEqual(['bio', 'firstName', 'websiteUrl']);
});

it.each([
  ['profileImageUrl', 'thumb'],
  ['coverImageUrl', 'preview'],
] as const)('sets %s, keeps it, replaces it, removes it', async (field, rendition) => {
  const member = await createMember(harness.app);
  const first = await harness.upload(member, harness.picture);
  const { body } = await edit(member, { ...FORM, [field]: first.url });
  expect(body[field]).toBe(`/media/${first.id}/${rendition}.webp`);
  expect(await shows(body[field] as string)).toBe(200);
  expect((await edit(member, FORM)).body[field]).toBe(body[field]);
  expect((await harness.findRow(first.id))?.status).toBe('attached');

  const second = await harness.upload(member, harness.picture);
  await edit(member, { ...FORM, [field]: `/objects/${second.id}` });
  expect((await harness.findRow(first.id))?.status).toBe('ready');
  expect((await harness.findRow(second.id))?.status).toBe('attached');
  expect((await edit(member, { ...FORM, [field]: null })).body[field]).toBeNull();
  expect((await harness.findRow(second.id))?.status).toBe('ready');
});

it('refuses images that are invalid, in use, or another member’s, and then changes nothing', async () => {
  const member = await createMember(harness.app, { firstName: 'Before' });
  const foreign = await harness.upload(harness.artist, harness.picture);
  const used = await harness.upload(member, harness.picture);
  await harness.publish(member, used.url);
  const noPicture = await harness.upload(member, Buffer.from('<svg/>'));
  for (const [imageUrl, code] of [
    [foreign.url, 'upload_not_found'],
    [used.url, 'upload_in_use'],
    [noPicture.url, 'unsupported_type'],
    ['https://elsewhere.example/a.png', 'upload_not_found'],
  ] as const) {
    expect((await edit(member, { ...FORM, profileImageUrl: imageUrl })).body.code).toBe(code);
  }
  const [row] = await harness.app.ctx.db.select().from(users).where(eq(users.id, member.id));
  expect([row!.firstName, row!.profileImageUrl]).toEqual(['Before', null]);
});

it('detaches one avatar for each new one, even if two arrive at once', async () => {
  const member = await createMember(harness.app);
  const sent = [];
  for (let n = 0; n < 3; n += 1) sent.push(await harness.upload(member, harness.picture));
  await Promise.all(sent.map(({ url }) => edit(member, { ...FORM, profileImageUrl: url })));
  const rows = await Promise.all(sent.map(({ id }) => harness.findRow(id)));
  expect(rows.filter((row) => row?.status === 'attached')).toHaveLength(1);
  expect(rows.filter((row) => row?.status === 'ready')).toHaveLength(2);
});

it('hides AI works from members who do not want them', async () => {
  const member = await createMember(harness.app);
  const work = await createArtwork(harness.app, { making: 'ai_generated' });
  const lists = async () => {
    const { body } = await call(member, 'GET', `/api/users/${work.userId}/artworks`);
    return (body as unknown as unknown[]).length;
  };
  expect(await lists()).toBe(1);
  const put = await call(member, 'PUT', '/api/auth/user/preferences', { hidesAi: true });
  expect(put).toMatchObject({ status: 200, body: { hidesAi: true } });
  expect(await lists()).toBe(0);
});
