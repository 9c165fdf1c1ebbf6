import request from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { labOfHex } from '#shared/artworks/color.ts';
import { likes } from '#shared/artworks/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { savePalette } from '#server/features/artworks/palette/queries.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';

let app: TestApp;
let viewer: TestMember;
let artists: TestMember[];
beforeAll(async () => {
  app = await startTestApp();
  viewer = await createMember(app);
  artists = await Promise.all(Array.from({ length: 4 }, () => createMember(app)));
});
afterAll(() => app.close());

async function publish(artist: number, title: string, hex: string, tags: string[] = []) {
  const work = await createArtwork(app, {
    userId: artists[artist]!.id,
    title,
    tags,
    category: 'digital_art',
  });
  const { l, a, b } = labOfHex(hex);
  const rounded = { l: Math.round(l), a: Math.round(a), b: Math.round(b) };
  await savePalette(app.ctx.db, work.id, [{ ...rounded, share: 1 }]);
  return work.id;
}
const similar = async (id: string, who = viewer) => {
  const answer = await request(app.server)
    .get(`/api/artworks/${id}/similar`)
    .set('Cookie', who.cookie)
    .expect(200);
  return (answer.body as { title: string }[]).map(({ title }) => title);
};

it('lists works alike by color, tag and likes, not by the same artist, none hidden or blocked', async () => {
  const blue = await publish(0, 'Blue', '184a81', ['sea']);
  await publish(0, 'Own blue', '184a81');
  await publish(1, 'Nearly blue', '1c4c84');
  await publish(2, 'Tagged', 'e8c154', ['sea']);
  const liked = await publish(3, 'Liked together', 'c9412f');
  await publish(3, 'Other', '5b9064');
  const members = await Promise.all(Array.from({ length: 3 }, () => createMember(app)));
  for (const { id } of members) {
    await app.ctx.db.insert(likes).values([blue, liked].map((artworkId) => ({ artworkId, userId: id })));
  }
  expect(await similar(blue)).toEqual(['Nearly blue', 'Tagged', 'Liked together']);
  await app.ctx.db.insert(blocks).values({ blockerId: artists[1]!.id, blockedId: viewer.id });
  expect(await similar(blue)).toEqual(['Tagged', 'Liked together']);
  await app.ctx.db.delete(blocks);
  const query = vi.spyOn(app.ctx.pool, 'query');
  expect(await similar(blue)).toEqual(['Nearly blue', 'Tagged', 'Liked together']);
  // What is alike was asked for just now: only who may see it is asked again.
  expect(JSON.stringify(query.mock.calls)).not.toContain('artwork_colors');
  query.mockRestore();
  await request(app.server)
    .get('/api/artworks/00000000-0000-4000-8000-000000000000/similar')
    .set('Cookie', viewer.cookie)
    .expect(404);
});

it('never shows two works by the same artist in a row', async () => {
  const id = await publish(0, 'Red', 'b01020');
  for (let n = 0; n < 4; n += 1) await publish(1, `One ${n}`, 'b01020');
  await publish(2, 'Two', 'b01521');
  const found = await similar(id);
  expect(found.slice(0, 2)).toEqual([expect.stringMatching(/^One/), 'Two']);
  expect(found.filter((title) => title.startsWith('One'))).toHaveLength(1);
});
