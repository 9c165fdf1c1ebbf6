import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const comment = (id: string, cookie: string, content: string) =>
  request(app.server).post(`/api/artworks/${id}/comments`).set('Cookie', cookie).send({ content });

it('is listed first, with its author, and counted', async () => {
  const member = await createMember(app, { firstName: 'Edmund', lastName: 'Achter' });
  const { id } = await createArtwork(app);
  await comment(id, member.cookie, 'First').expect(201);
  const { body } = await comment(id, member.cookie, '  Which paper is this on?  ').expect(201);
  expect(body).toMatchObject({ content: 'Which paper is this on?', user: { firstName: 'Edmund' } });
  const list = await request(app.server).get(`/api/artworks/${id}/comments`).set('Cookie', member.cookie);
  expect((list.body as { content: string }[]).map((c) => c.content)).toEqual([
    'Which paper is this on?',
    'First',
  ]);
  expect((await readArtwork(app, id)).commentsCount).toBe(2);
});

it('keeps correct counts under concurrency', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => createMember(app)));
  const { id } = await createArtwork(app);
  const answers = await Promise.all(members.map((member) => comment(id, member.cookie, 'Good')));
  expect(answers.every((answer) => answer.status === 201)).toBe(true);
  expect((await readArtwork(app, id)).commentsCount).toBe(20);
});

it('is refused if blank, or without a work', async () => {
  const member = await createMember(app);
  const { id } = await createArtwork(app);
  for (const blank of ['   ', '\u200B']) {
    const { body } = await comment(id, member.cookie, blank).expect(400);
    expect(body.detail).toBe('Please write something first.');
  }
  await comment(id, member.cookie, '👩‍👩‍👧').expect(201);
  await comment('00000000-0000-4000-8000-000000000000', member.cookie, 'Hello').expect(404);
});
