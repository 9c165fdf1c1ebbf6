import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LiveSignal } from '#shared/kernel/live.ts';
import { comments } from '#shared/artworks/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';

let app: TestApp;
let artist: TestMember;
let author: TestMember;
let other: TestMember;
let artworkId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '100000' } });
  [artist, author, other] = await Promise.all([createMember(app), createMember(app), createMember(app)]);
  artworkId = (await createArtwork(app, { userId: artist.id })).id;
});
afterAll(() => app.close());

const write = async (): Promise<string> =>
  (
    await request(app.server)
      .post(`/api/artworks/${artworkId}/comments`)
      .set('Cookie', author.cookie)
      .send({ content: 'Which paper?' })
      .expect(201)
  ).body.id;
const edit = (id: string, who: TestMember, content = 'Which ink?') =>
  request(app.server).patch(`/api/comments/${id}`).set('Cookie', who.cookie).send({ content });
const remove = (id: string, who: TestMember) =>
  request(app.server).delete(`/api/comments/${id}`).set('Cookie', who.cookie);
const isCountRight = async () =>
  (await readArtwork(app, artworkId)).commentsCount ===
  (await app.ctx.db.$count(comments, eq(comments.artworkId, artworkId)));

it('a comment is edited by its author only', async () => {
  const id = await write();
  expect((await edit(id, author).expect(200)).body).toMatchObject({ id, content: 'Which ink?' });
  for (const who of [other, artist]) {
    expect((await edit(id, who).expect(403)).body.code).toBe('not_allowed');
  }
  expect((await edit(id, author, ' ').expect(400)).body.code).toBe('invalid_request');
});

it('a comment is removed by its author and the artist of the work alone; moderators decide a case', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  for (const who of [author, artist]) {
    const id = await write();
    for (const outsider of [other, moderator])
      expect((await remove(id, outsider).expect(403)).body.code).toBe('not_allowed');
    await remove(id, who).expect(204);
    expect((await remove(id, who).expect(404)).body.code).toBe('comment_not_found');
    expect((await edit(id, author).expect(404)).body.code).toBe('comment_not_found');
  }
  expect(await isCountRight()).toBe(true);
});

it('the count of comments stays correct under concurrent and repeated changes', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, write));
  await Promise.all([...ids, ...ids].map((id, i) => (i % 2 ? remove(id, author) : remove(id, artist))));
  await Promise.all(Array.from({ length: 5 }, write));
  expect(await isCountRight()).toBe(true);
});

it('a comment cannot be edited by members who cannot see the work', async () => {
  const hidden = await createArtwork(app, { isHidden: true });
  const [row] = await app.ctx.db
    .insert(comments)
    .values({ content: 'Once seen', userId: author.id, artworkId: hidden.id })
    .returning();
  expect((await edit(row!.id, author).expect(404)).body.code).toBe('comment_not_found');
});

it('adding, editing and removing a comment refreshes open tabs that show the work', async () => {
  const heard: LiveSignal[] = [];
  const stop = app.ctx.live.listen(({ signal }) => void heard.push(signal));
  const id = await write();
  await edit(id, author);
  await remove(id, author);
  await expect.poll(() => heard.filter(({ type }) => type === 'comments').length).toBe(3);
  stop();
});
