/** What is hidden has no public pictures, including those that a process keeps in memory. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq, isNull } from 'drizzle-orm';
import { courseLessons, enrollments } from '#shared/courses/tables.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { type TestMember, createCourse, createHubVideo, createMember } from '#server/testing/factories.ts';
import { storePoster } from './posters.ts';
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

/** Of a video, read by this process. */
async function storePosterOf(videoId: string): Promise<string> {
  const { picture, app } = harness;
  await storePoster(app.ctx, videoId, picture);
  const card = `${app.url}/media/${videoId}/card.webp`;
  expect((await fetch(card)).status).toBe(200);
  return card;
}

/** A report by somebody, decided at once. */
async function decide(who: TestMember, subject: string, subjectId: string, decision: 'hide' | 'restore') {
  const { app } = harness;
  const post = (by: TestMember, path: string, body: object) =>
    fetch(app.url + path, {
      method: 'POST',
      headers: { cookie: by.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  // Only moderators see what is hidden, so only they can report it.
  const reporter = await createMember(app, { role: 'moderator' });
  await post(reporter, '/api/reports', { subject, subjectId, reason: 'spam' });
  const [row] = await app.ctx.db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.subjectId, subjectId), isNull(cases.decidedAt)));
  const decided = await post(who, `/api/moderation/cases/${row!.id}/decision`, {
    decision,
    reason: 'spam',
    words: 'Again.',
  });
  expect(decided.status).toBe(200);
}

test('only the artist and moderators see a hidden work’s picture, until it is shown again', async () => {
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

test('only the author and moderators see the poster of a hidden video', async () => {
  const { artist, app } = harness;
  const moderator = await createMember(app, { role: 'moderator' });
  const { id, videoId } = await createHubVideo(app, { artistId: artist.id });
  const poster = await storePosterOf(videoId);
  await decide(moderator, 'inspiration', id, 'hide');
  await expect.poll(() => open(poster)).toEqual([404, 'no-store']);
  expect(await open(poster, artist)).toEqual([200, 'private, no-store']);
  expect(await open(poster, moderator)).toEqual([200, 'private, no-store']);
  await decide(moderator, 'inspiration', id, 'restore');
  await expect.poll(() => open(poster)).toEqual([200, expect.stringContaining('public')]);
});

test('the instructor and enrolled members still see the posters of a hidden course', async () => {
  const { artist, app } = harness;
  const moderator = await createMember(app, { role: 'moderator' });
  const [student, stranger] = [await createMember(app), await createMember(app)];
  const course = await createCourse(app, { instructorId: artist.id });
  const [lesson] = await app.ctx.db.select().from(courseLessons).where(eq(courseLessons.courseId, course.id));
  const poster = await storePosterOf(lesson!.videoId);
  await app.ctx.db.insert(enrollments).values({ courseId: course.id, userId: student.id });
  await decide(moderator, 'course', course.id, 'hide');
  await expect.poll(() => open(poster)).toEqual([404, 'no-store']);
  expect(await open(poster, stranger)).toEqual([404, 'no-store']);
  expect(await open(poster, student)).toEqual([200, 'private, no-store']);
});
