import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FeaturedArtist } from '#shared/accounts/profile/contract.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { explainQueries } from '#server/testing/explain.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { withPremiumPlace } from './featured.ts';

const MINUTE_MS = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = async (cookie: string): Promise<FeaturedArtist[]> =>
  (await request(app.server).get('/api/featured-artists').set('Cookie', cookie).expect(200)).body;
async function createArtist(fields: Parameters<typeof createMember>[1], works = 1) {
  const artist = await createMember(app, fields);
  for (let n = 0; n < works; n += 1) await createArtwork(app, { userId: artist.id, likesCount: n });
  return artist;
}

it('gives the third position to the best Premium artist, unless one is in the first three', () => {
  const artists = (text: string) => text.split('').map((name) => ({ name, isSubscriber: name === 'P' }));
  const order = (text: string) =>
    withPremiumPlace(artists(text))
      .map(({ name }) => name)
      .join('');
  expect(order('abcdPeP')).toBe('abPcdeP');
  expect(order('aPbcP')).toBe('aPbcP');
  expect(order('abPc')).toBe('abPc');
  expect(order('abc')).toBe('abc');
  expect(order('a')).toBe('a');
});

it('lists the best scored artists with works visible to the viewer', async () => {
  const viewer = await createMember(app, { hidesAi: true });
  const best = await createArtist({ totalLikes: 50, followersCount: 50 }, 4);
  const second = await createArtist({ totalLikes: 90 });
  const third = await createArtist({ followersCount: 80 });
  const premium = await createArtist({ totalLikes: 5, isSubscriber: true });
  await createMember(app, { totalLikes: 1000 });
  await createArtist({ totalLikes: 1000, isCreditProfile: true });
  await createArtist({ totalLikes: 1000, isHidden: true });
  const machine = await createMember(app, { totalLikes: 1000 });
  await createArtwork(app, { userId: machine.id, making: 'ai_generated' });
  const shy = await createMember(app, { totalLikes: 1000 });
  await createArtwork(app, { userId: shy.id, isHidden: true });
  const blocked = await createArtist({ totalLikes: 1000 });
  await app.ctx.db.insert(blocks).values({ blockerId: blocked.id, blockedId: viewer.id });

  const shown = await ask(viewer.cookie);
  expect(shown.map(({ id }) => id)).toEqual([best.id, second.id, premium.id, third.id]);
  expect(shown[0]).toMatchObject({ totalLikes: 50, followersCount: 50, isFollowed: false });
  expect(shown[0]!.works).toHaveLength(3);
  // Another viewer sees artists this one does not.
  const ids = (await ask(third.cookie)).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([blocked.id, machine.id]));
  expect(ids).not.toContain(shy.id);

  // Blocks apply at once; the ranking is refreshed after a minute.
  await app.ctx.db.insert(blocks).values({ blockerId: viewer.id, blockedId: best.id });
  const late = await createArtist({ totalLikes: 500 });
  expect((await ask(viewer.cookie)).map(({ id }) => id)).not.toContain(best.id);
  app.clock.advance(MINUTE_MS);
  expect((await ask(viewer.cookie))[0]!.id).toBe(late.id);
  expect((await ask(late.cookie)).length).toBeLessThanOrEqual(12);
});

it('shows the most liked works first, and at most 12 artists', async () => {
  const artist = await createMember(app, { totalLikes: 9000 });
  const works = [];
  for (const likesCount of [1, 7, 3, 5]) {
    works.push(await createArtwork(app, { userId: artist.id, likesCount }));
  }
  for (let n = 0; n < 12; n += 1) await createArtist({ totalLikes: 8000 - n });
  app.clock.advance(MINUTE_MS);
  const shown = await ask((await createMember(app)).cookie);
  expect(shown).toHaveLength(12);
  expect(shown[0]!.works.map(({ id }) => id)).toEqual([works[1]!.id, works[3]!.id, works[2]!.id]);
});

it('reads the list once for many viewers, with the follows and blocks of each', async () => {
  const [one, two] = [await createMember(app), await createMember(app)];
  const [artist] = await ask(one.cookie);
  const { queries } = await explainQueries(app.ctx.pool, () => ask(two.cookie));
  expect(queries).toBe(1);
  await request(app.server).post(`/api/users/${artist!.id}/follow`).set('Cookie', two.cookie).expect(200);
  const shown = async (cookie: string) => (await ask(cookie)).find(({ id }) => id === artist!.id);
  expect(await shown(two.cookie)).toMatchObject({
    isFollowed: true,
    followersCount: artist!.followersCount + 1,
  });
  expect(await shown(one.cookie)).toMatchObject({ isFollowed: false });
  await app.ctx.db.insert(blocks).values({ blockerId: artist!.id, blockedId: one.id });
  expect(await shown(one.cookie)).toBeUndefined();
});
