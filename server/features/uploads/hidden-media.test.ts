/** What is hidden has no public pictures, also those that a process keeps in memory. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { type Harness, startHarness } from './testing.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.app.close());

/** A published work whose picture this process has read. */
async function publish(): Promise<{ workId: string; card: string }> {
  const { artist, picture, app } = harness;
  const { url, id } = await harness.upload(artist, picture);
  await harness.accept(artist, url);
  const { body } = await harness.publish(artist, `/objects/${id}`);
  const card = `${app.url}/media/${id}/card.webp`;
  expect((await fetch(card)).status).toBe(200);
  return { workId: body['id'] as string, card };
}
const open = async (card: string, who?: TestMember) => {
  const response = await fetch(card, who ? { headers: { cookie: who.cookie } } : {});
  return [response.status, response.headers.get('cache-control')];
};
const hide = (who: TestMember, path: string, isHidden: boolean) =>
  fetch(`${harness.app.url}${path}/hidden`, {
    method: 'PUT',
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ isHidden }),
  });

test('a hidden work’s picture is left to its artist and moderators, until it is shown again', async () => {
  const { artist, app } = harness;
  const moderator = await createMember(app, { role: 'moderator' });
  const stranger = await createMember(app);
  const { workId, card } = await publish();
  await hide(moderator, `/api/artworks/${workId}`, true);
  await expect.poll(() => open(card)).toEqual([404, 'no-store']);
  expect(await open(card, stranger)).toEqual([404, 'no-store']);
  expect(await open(card, artist)).toEqual([200, 'private, no-store']);
  expect(await open(card, moderator)).toEqual([200, 'private, no-store']);
  await hide(moderator, `/api/artworks/${workId}`, false);
  expect((await open(card))[0]).toBe(200);
});

test('a hidden member’s pictures are not public', async () => {
  const { artist, app } = harness;
  const moderator = await createMember(app, { role: 'moderator' });
  const { card } = await publish();
  await hide(moderator, `/api/users/${artist.id}`, true);
  await expect.poll(() => open(card)).toEqual([404, 'no-store']);
  await hide(moderator, `/api/users/${artist.id}`, false);
  expect((await open(card))[0]).toBe(200);
});
