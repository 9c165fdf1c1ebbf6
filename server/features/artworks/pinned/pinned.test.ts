import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';

let app: TestApp;
let [artist, viewer]: TestMember[] = [];
let works: string[];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REACTION: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [artist, viewer] = await Promise.all([createMember(app), createMember(app)]);
  works = [];
  for (let n = 0; n < 7; n += 1) works.push((await createArtwork(app, { userId: artist.id })).id);
});

const pin = (ids: string[], who = artist!) =>
  request(app.server).put('/api/pinned-works').set('Cookie', who.cookie).send({ ids });
const pinned = async (who = viewer!) =>
  (
    (await request(app.server).get(`/api/users/${artist!.id}/pinned`).set('Cookie', who.cookie).expect(200))
      .body as { id: string }[]
  ).map(({ id }) => id);

it('up to six stand in the artist’s order, and are replaced as a whole', async () => {
  const order = [works[3]!, works[0]!, works[5]!];
  const { body } = await pin(order).expect(200);
  expect((body as { id: string }[]).map(({ id }) => id)).toEqual(order);
  expect(await pinned()).toEqual(order);
  await pin(works.slice(0, 6)).expect(200);
  expect((await pin(works).expect(400)).body.errors).toEqual([
    { path: 'ids', message: 'You can pin up to 6 works.' },
  ]);
  await pin([works[0]!, works[0]!.toUpperCase()]).expect(400);
  expect(await pinned()).toEqual(works.slice(0, 6));
  await pin([]).expect(200);
  expect(await pinned()).toEqual([]);
});

it('only one’s own, and no hidden one', async () => {
  await pin([works[0]!]).expect(200);
  expect((await pin([works[0]!], viewer).expect(404)).body.code).toBe('artwork_not_found');
  const hidden = await createArtwork(app, { userId: artist!.id, isHidden: true });
  await pin([works[0]!, hidden.id]).expect(404);
  expect(await pinned()).toEqual([works[0]]);
});

it('what is deleted or hidden drops out, and does not come back', async () => {
  await pin(works.slice(0, 3)).expect(200);
  await request(app.server).delete(`/api/artworks/${works[0]!}`).set('Cookie', artist!.cookie).expect(204);
  const moderator = await createMember(app, { role: 'moderator' });
  for (const isHidden of [true, false])
    await decideHidden(app, moderator, { subject: 'artwork', subjectId: works[1]! }, isHidden);
  expect(await pinned(artist)).toEqual([works[2]]);
});
