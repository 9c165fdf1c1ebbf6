import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { refreshFeeds } from '../feed/jobs.ts';

type Someone = Awaited<ReturnType<typeof createMember>>;
let app: TestApp;
let potter: Someone;
let painter: Someone;
let photographer: Someone;
let viewer: Someone;
beforeAll(async () => {
  app = await startTestApp();
  [potter, painter, photographer] = (await Promise.all(
    [1, 2, 3].map((score) => createMember(app, { followersCount: score, city: `City ${score}` })),
  )) as [Someone, Someone, Someone];
  const publish = (artist: Someone, category: 'handmade_art' | 'photography', medium: string | null) =>
    createArtwork(app, { userId: artist.id, category, medium });
  for (let n = 0; n < 3; n += 1) await publish(potter, 'handmade_art', 'Stoneware, dipped glazes');
  await publish(painter, 'handmade_art', 'Gouache on paper');
  await publish(photographer, 'photography', null);
  await refreshFeeds(app.ctx);
});
afterAll(() => app.close());
beforeEach(async () => {
  viewer = await createMember(app);
});

async function read<T>(path: string): Promise<T> {
  return (await request(app.server).get(`/api/home/${path}`).set('Cookie', viewer.cookie).expect(200))
    .body as T;
}
const artists = async (mediums = '') =>
  (await read<{ id: string }[]>(`artists${mediums && `?mediums=${mediums}`}`)).map(({ id }) => id);
const works = async (mediums = '') =>
  (await read<{ userId: string }[]>(`first-works${mediums && `?mediums=${mediums}`}`)).map(
    ({ userId }) => userId,
  );
const mediums = async () =>
  (await read<{ medium: string; work: object | null }[]>('mediums'))
    .filter(({ work }) => work)
    .map(({ medium }) => medium);

it('suggests artists by score, those of the mediums before the others', async () => {
  expect(await artists()).toEqual([photographer.id, painter.id, potter.id]);
  expect(await artists('ceramics')).toEqual([potter.id, photographer.id, painter.id]);
  expect(await artists('paper,ceramics')).toEqual([painter.id, potter.id, photographer.id]);
  expect(await read('artists?mediums=ceramics')).toMatchObject([
    { city: 'City 1', medium: 'Stoneware', isFollowed: false, works: [{}, {}, {}] },
    { medium: null },
    { medium: 'Gouache on paper' },
  ]);
});

it('suggests works, those of the mediums first, two at most of one artist', async () => {
  expect(await works('ceramics')).toHaveLength(4);
  expect((await works('ceramics')).slice(0, 2)).toEqual([potter.id, potter.id]);
  expect((await works('photography'))[0]).toBe(photographer.id);
});

it('shows a work with each medium that has one', async () => {
  expect(await mediums()).toEqual(['paper', 'ceramics', 'photography']);
});

it('leaves out sold works', async () => {
  const of = eq(artworks.userId, painter.id);
  await app.ctx.db.update(artworks).set({ soldAt: new Date() }).where(of);
  expect(await works()).not.toContain(painter.id);
  await app.ctx.db.update(artworks).set({ soldAt: null }).where(of);
  expect(await works()).toContain(painter.id);
});

const suspended = { suspendedUntil: new Date(Date.now() + 86_400_000) };
it.each([
  ['blocked', () => app.ctx.db.insert(blocks).values({ blockerId: viewer.id, blockedId: potter.id })],
  ['blocking', () => app.ctx.db.insert(blocks).values({ blockerId: potter.id, blockedId: viewer.id })],
  ['hidden', () => app.ctx.db.update(users).set({ isHidden: true }).where(eq(users.id, potter.id))],
  ['suspended', () => app.ctx.db.update(users).set(suspended).where(eq(users.id, potter.id))],
] as const)('leaves out %s artists with their works', async (_, change) => {
  await change();
  // A member who has just written does not get the list that was cached for everyone a moment ago.
  await request(app.server).patch('/api/first-minutes').set('Cookie', viewer.cookie).send({}).expect(200);
  expect(await artists('ceramics')).not.toContain(potter.id);
  expect(await works('ceramics')).not.toContain(potter.id);
  expect(await mediums()).not.toContain('ceramics');
  await app.ctx.db
    .update(users)
    .set({ isHidden: false, suspendedUntil: null })
    .where(eq(users.id, potter.id));
});

it('leaves out AI works for members who hide them, and the own ones for everyone', async () => {
  const of = eq(artworks.userId, photographer.id);
  await app.ctx.db.update(artworks).set({ making: 'ai_generated' }).where(of);
  await app.ctx.db.update(users).set({ hidesAi: true }).where(eq(users.id, viewer.id));
  expect(await works()).not.toContain(photographer.id);
  await app.ctx.db.update(artworks).set({ making: null }).where(of);
  viewer = photographer;
  expect(await works()).not.toContain(photographer.id);
  expect(await artists()).not.toContain(photographer.id);
});

it('refuses mediums that do not exist', async () => {
  for (const path of ['artists', 'first-works']) {
    const answer = await request(app.server)
      .get(`/api/home/${path}?mediums=paper,gold`)
      .set('Cookie', viewer.cookie)
      .expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid_request' });
  }
});
