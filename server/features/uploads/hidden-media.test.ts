/** Hidden content has no public pictures, including those that a process caches. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { courseLessons, enrollments } from '#shared/courses/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { OpenCaseForm } from '#shared/moderation/contract.ts';
import { type TestMember, createCourse, createHubVideo, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
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
/** Stores the poster of a video, and reads it in this process. */
async function storePosterOf(videoId: string): Promise<string> {
  const { picture, app } = harness;
  await storePoster(app.ctx, videoId, picture);
  const card = `${app.url}/media/${videoId}/card.webp`;
  expect((await fetch(card)).status).toBe(200);
  return card;
}

async function hide(who: TestMember, subject: OpenCaseForm['subject'], subjectId: string, isHidden = true) {
  expect(await decideHidden(harness.app, who, { subject, subjectId }, isHidden)).toBe(200);
}

test('only the artist, its buyer and moderators see a hidden work’s picture, until it is shown again', async () => {
  const { artist, app } = harness;
  const moderator = await createMember(app, { role: 'moderator' });
  const stranger = await createMember(app);
  const { workId, card } = await publish();
  await hide(moderator, 'artwork', workId);
  await expect.poll(() => open(card)).toEqual([404, 'no-store']);
  expect(await open(card, stranger)).toEqual([404, 'no-store']);
  expect(await open(card, artist)).toEqual([200, 'private, no-store']);
  expect(await open(card, moderator)).toEqual([200, 'private, no-store']);
  await app.ctx.db.insert(purchases).values({
    artworkId: workId,
    buyerId: stranger.id,
    sellerId: artist.id,
    status: 'paid',
    amount: '50.00',
    artistAmount: '45.00',
    commissionAmount: '5.00',
  });
  expect(await open(card, stranger)).toEqual([200, 'private, no-store']);
  await hide(moderator, 'artwork', workId, false);
  expect((await open(card))[0]).toBe(200);
});

test('a hidden member’s pictures are not public', async () => {
  const { artist, app } = harness;
  const moderator = await createMember(app, { role: 'moderator' });
  const { card } = await publish();
  await hide(moderator, 'profile', artist.id);
  await expect.poll(() => open(card)).toEqual([404, 'no-store']);
  await hide(moderator, 'profile', artist.id, false);
  expect((await open(card))[0]).toBe(200);
});

test('only the author and moderators see the poster of a hidden video', async () => {
  const { artist, app } = harness;
  const moderator = await createMember(app, { role: 'moderator' });
  const { id, videoId } = await createHubVideo(app, { artistId: artist.id });
  const poster = await storePosterOf(videoId);
  await hide(moderator, 'inspiration', id);
  await expect.poll(() => open(poster)).toEqual([404, 'no-store']);
  expect(await open(poster, artist)).toEqual([200, 'private, no-store']);
  expect(await open(poster, moderator)).toEqual([200, 'private, no-store']);
  await hide(moderator, 'inspiration', id, false);
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
  await hide(moderator, 'course', course.id);
  await expect.poll(() => open(poster)).toEqual([404, 'no-store']);
  expect(await open(poster, stranger)).toEqual([404, 'no-store']);
  expect(await open(poster, student)).toEqual([200, 'private, no-store']);
});
