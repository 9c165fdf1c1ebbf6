import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CommentThread } from '#shared/artworks/comments/contract.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';

let app: TestApp;
let [artist, writer, other]: TestMember[] = [];
let workId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [artist, writer, other] = await Promise.all([createMember(app), createMember(app), createMember(app)]);
  workId = (await createArtwork(app, { userId: artist.id })).id;
});

const path = () => `/api/artworks/${workId}/comments`;
const send = (who: TestMember, content: string, parentId?: string) =>
  request(app.server).post(path()).set('Cookie', who.cookie).send({ content, parentId });
/** @returns its id */
const write = async (who: TestMember, content: string, parentId?: string): Promise<string> => {
  // Times have milliseconds, and what is written within one has no order.
  await new Promise((resolve) => setTimeout(resolve, 2));
  return (await send(who, content, parentId).expect(201)).body.id as string;
};
const read = async <T>(who: TestMember, at: string) =>
  (await request(app.server).get(at).set('Cookie', who.cookie).expect(200)).body as T;
const threads = async (who: TestMember) =>
  (await read<CommentThread[]>(who, `${path()}?thread=1`)).map(({ content, replies, repliesCount }) => [
    content,
    replies.map((reply) => reply.content),
    repliesCount,
  ]);
const remove = (who: TestMember, id: string) =>
  request(app.server).delete(`/api/comments/${id}`).set('Cookie', who.cookie).expect(204);
const bell = async (who: TestMember) =>
  (await read<Notification[]>(who, '/api/notifications')).flatMap(({ type, about }) =>
    type === 'comment' ? [[about.change, about.comment]] : [],
  );

it('threads are newest first, each with its first three replies, oldest first; the rest by a call', async () => {
  const first = await write(writer!, 'First');
  await write(writer!, 'Second');
  for (const content of ['a', 'b', 'c', 'd']) await write(other!, content, first);
  expect(await threads(writer!)).toEqual([
    ['Second', [], 0],
    ['First', ['a', 'b', 'c'], 4],
  ]);
  const all = await request(app.server)
    .get(`${path()}/${first}/replies?limit=3`)
    .set('Cookie', writer!.cookie);
  const next = /<([^>]+)>/.exec(all.get('Link')!)![1]!;
  const rest = await read<{ content: string }[]>(writer!, new URL(next, 'http://local').href.slice(12));
  expect(rest.map(({ content }) => content)).toEqual(['d']);
  const flat = await read<{ content: string; parentId: string | null }[]>(writer!, path());
  expect(flat.map(({ content }) => content)).toEqual(['d', 'c', 'b', 'a', 'Second', 'First']);
  expect(flat[0]).toMatchObject({ parentId: first });
  expect((await readArtwork(app, workId)).commentsCount).toBe(6);
});

it('pages of threads follow each other, gone comments included', async () => {
  for (const content of ['one', 'two', 'three']) {
    const id = await write(writer!, content);
    await write(other!, `to ${content}`, id);
    if (content === 'two') await remove(writer!, id);
  }
  const found: unknown[] = [];
  let at: string | undefined = `${path()}?thread=1&limit=1`;
  while (at) {
    const page: request.Response = await request(app.server)
      .get(at)
      .set('Cookie', writer!.cookie)
      .expect(200);
    found.push(...(page.body as CommentThread[]).map(({ content }) => content));
    at = /<([^>]+)>/.exec(page.get('Link') ?? '')?.[1];
  }
  expect(found).toEqual(['three', null, 'one']);
});

it('who answers a reply answers its comment; only a comment of the same work can be answered', async () => {
  const parent = await write(writer!, 'Which paper?');
  const reply = await write(artist!, 'Cotton.', parent);
  const { body } = await send(other!, 'Where from?', reply).expect(201);
  expect(body).toMatchObject({ parentId: parent });
  const elsewhere = await createArtwork(app);
  const refused = await request(app.server)
    .post(`/api/artworks/${elsewhere.id}/comments`)
    .set('Cookie', other!.cookie)
    .send({ content: 'Here?', parentId: parent });
  expect(refused.body).toMatchObject({ status: 404, code: 'comment_not_found' });
});

it.each([
  ['deleted', (id: string) => remove(writer!, id)],
  [
    'hidden by a moderator',
    async (id: string) => {
      const moderator = await createMember(app, { role: 'moderator' });
      await decideHidden(app, moderator, { subject: 'comment', subjectId: id }, true);
    },
  ],
  [
    'of a blocked member',
    () => request(app.server).put(`/api/users/${writer!.id}/block`).set('Cookie', other!.cookie).expect(204),
  ],
])('a comment that is %s stays as removed as long as a reply is visible', async (_, act) => {
  const parent = await write(writer!, 'Which paper?');
  const reply = await write(artist!, 'Cotton.', parent);
  await act(parent);
  expect(await threads(other!)).toEqual([[null, ['Cotton.'], 1]]);
  const [thread] = await read<CommentThread[]>(other!, `${path()}?thread=1`);
  expect(thread).toMatchObject({ id: parent, userId: null, user: null });
  // Others can go on with it by answering the reply.
  await write(other!, 'Thank you.', reply);
  expect(await threads(other!)).toEqual([[null, ['Cotton.', 'Thank you.'], 2]]);
  await remove(artist!, reply);
  const own = (await read<{ id: string; userId: string }[]>(other!, path())).find(
    ({ userId }) => userId === other!.id,
  );
  await remove(other!, own!.id);
  expect(await threads(other!)).toEqual([]);
});

it('whoever wrote the comment is notified once of each thread, the artist of all others’ comments', async () => {
  const parent = await write(writer!, 'Which paper?');
  const reply = await write(other!, 'Cotton?', parent);
  await write(artist!, 'Linen.', parent);
  expect(await bell(writer!)).toEqual([['reply', 'Linen.']]);
  expect(await bell(artist!)).toEqual([[undefined, 'Cotton?']]);
  await remove(other!, reply);
  const [gathered] = await read<Notification[]>(writer!, '/api/notifications');
  expect(gathered).toMatchObject({ actorsCount: 1, actors: [{ id: artist!.id }] });
});

it('the artist whose comment is answered reads it once; who mutes comments, and who answers themselves, nothing', async () => {
  const own = await write(artist!, 'Made in May.');
  await write(other!, 'Of which year?', own);
  await write(artist!, 'Of 2024.', own);
  expect(await bell(artist!)).toEqual([['reply', 'Of which year?']]);
  const asked = await write(writer!, 'And the frame?');
  await request(app.server)
    .put('/api/notifications/preferences')
    .set('Cookie', writer!.cookie)
    .send({ muted: ['comment'] })
    .expect(200);
  await write(artist!, 'Oak.', asked);
  expect(await bell(writer!)).toEqual([]);
});
