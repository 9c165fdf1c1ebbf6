/**
 * A free member whose Premium ended while enrolled tries every endpoint with every id of a premium lesson and
 * follows every URL in the responses. None may return more than the preview. Endpoints come from the contracts,
 * so new ones are covered.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, RAW_ROUTES } from '#server/features.ts';
import type { CourseDetail } from '#shared/courses/contract.ts';
import { users } from '#shared/accounts/tables.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { readVideo } from '#server/features/videos/processing/testing.ts';
import { type CourseHarness, startCourseHarness } from './testing/harness.ts';

/** Endless streams and redirects to other sites. */
const NOT_TRIED = new Set(['GET /api/live', 'GET /api/login', 'GET /api/callback', 'GET /api/logout']);
let harness: CourseHarness;
/** Has an artist name, so that nothing else stops the member. */
let free: TestMember;
let subscriber: TestMember;
let course: CourseDetail;
let lessonId: string;
/** The lesson's video and the one it was copied from. */
let video: VideoRow;
let source: VideoRow;
let whole: Buffer;

beforeAll(async () => {
  harness = await startCourseHarness();
  const { artist, app } = harness;
  free = await createMember(app, { artistName: 'Free', isSubscriber: true });
  subscriber = await createMember(app, { isSubscriber: true });
  source = await harness.processed(artist);
  const { id } = await harness.course('POST', '/api/courses', artist, { title: 'Values', isPremium: true });
  const path = `/api/courses/${id}`;
  await harness.course('POST', `${path}/lessons`, artist, { title: 'One', videoId: source.id });
  await harness.course('PUT', `${path}/published`, artist, { isPublished: true });
  for (const who of [free, subscriber]) await harness.course('POST', `${path}/enroll`, who);
  await app.ctx.db.update(users).set({ isSubscriber: false }).where(eq(users.id, free.id));
  course = await harness.course('GET', path, free);
  lessonId = course.lessons[0]!.id;
  video = (await harness.find(course.lessons[0]!.videoId))!;
  whole = await app.ctx.storage.read(video.fullKey!, 1e7);
});
afterAll(() => harness.close());

const play = async (who: TestMember) =>
  (await harness.call('GET', `/api/lessons/${lessonId}/play`, who)).body;
const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
/** Part of the video that no preview contains. */
const hasTheEnd = (bytes: Buffer): boolean => bytes.includes(whole.subarray(whole.length - 4096, -1024));
const ADDRESS = /https?:\/\/[^\s"'<>\\]+|\/storage\/[^\s"'<>\\]+/g;

async function expectNothing(name: string, at: string, init: RequestInit): Promise<void> {
  const response = await fetch(at, { redirect: 'manual', ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(hasTheEnd(bytes), name).toBe(false);
  // Only endpoints that answered themselves count as tried.
  expect(response.status, name).not.toBe(429);
  if (!response.ok) return;
  const text = bytes.toString();
  for (const key of [video.fullKey!, source.fullKey!]) expect(text.includes(key), name).toBe(false);
  for (const [address] of text.matchAll(ADDRESS)) {
    const behind = await fetch(new URL(address.replaceAll('&amp;', '&'), harness.app.url)).catch(() => null);
    const given = behind && Buffer.from(await behind.arrayBuffer());
    expect(given !== null && hasTheEnd(given), `${name}: ${address}`).toBe(false);
  }
}

/** Inputs for each endpoint that might return the full video. */
const bodies = (): unknown[] => {
  const names = [lessonId, course.id, video.id, `/objects/${video.id}`, `/objects/${source.id}`];
  return names.map((name) => ({
    id: name,
    videoId: name,
    videoUrl: name,
    imageUrl: name,
    lessonIds: [lessonId],
    subjectId: name,
    subject: 'course',
    reason: 'spam',
    title: 'Mine now',
    category: 'photography',
    type: 'tutorial',
    duration: 44,
    isPremium: false,
    isPublished: true,
    isFinished: true,
    isHidden: false,
    rating: 5,
    seconds: 43,
  }));
};

/** Others do not read it. */
const takeBody = new Set(
  ENDPOINTS.flatMap((e) => (e.body ? `${e.method} ${e.path}` : [])).concat(RAW_ROUTES),
);
const routes = [
  ...ENDPOINTS.map((e) => `${e.method} ${e.path}`),
  ...RAW_ROUTES.filter((name) => !NOT_TRIED.has(name)),
];

test.each(routes)('%s', async (name) => {
  const [method, pattern] = name.split(' ') as [string, string];
  const headers = { cookie: free.cookie, 'content-type': 'application/json' };
  const query = new URLSearchParams({ key: video.fullKey!, q: 'values', enrolled: 'true' }).toString();
  const ids = pattern.includes(':') ? [course.id, lessonId, video.id] : [''];
  for (const id of ids) {
    // With two parameters, the second is the lesson.
    const at = harness.app.url + pattern.replace(/:\w+/, id).replace(/:\w+/g, lessonId);
    if (method === 'GET') {
      await expectNothing(name, at, { headers });
      await expectNothing(name, `${at}?${query}`, { headers });
      continue;
    }
    for (const body of takeBody.has(name) ? bodies() : [{}]) {
      await expectNothing(name, at, { method, headers, body: JSON.stringify(body) });
    }
  }
});

describe('afterwards', () => {
  test('a free member gets 20 seconds, by URLs that give access to nothing else', async () => {
    const preview = await play(free);
    expect(preview).toMatchObject({ isPreview: true, durationSeconds: 44 });
    const url = preview.url as string;
    expect((await readVideo(await bytesAt(url))).seconds).toBeLessThanOrEqual(20);
    for (const key of [video.fullKey!, source.fullKey!]) {
      for (const at of [url.replace(video.previewKey!, key), `${harness.app.url}/storage/atelier/${key}`]) {
        expect((await fetch(at)).status, at).toBe(403);
      }
    }
    const { lessons } = await harness.course('GET', `/api/courses/${course.id}`, free);
    expect(lessons).toMatchObject([{ isPreviewOnly: true, video: null }]);
  });

  test('subscribers and the instructor get the full video, and moderators 20 seconds', async () => {
    for (const who of [subscriber, harness.artist]) {
      const given = await play(who);
      const bytes = await bytesAt(given.url as string);
      // Proves that the search above would find it.
      expect([given.isPreview, bytes.equals(whole), hasTheEnd(bytes)]).toEqual([false, true, true]);
    }
    const moderator = await createMember(harness.app, { role: 'moderator' });
    expect((await play(moderator)).isPreview).toBe(true);
  });

  test('access follows the subscription and the course’s type', async () => {
    const setPremium = (isSubscriber: boolean) =>
      harness.app.ctx.db.update(users).set({ isSubscriber }).where(eq(users.id, free.id));
    await setPremium(true);
    expect((await play(free)).isPreview).toBe(false);
    await setPremium(false);
    expect((await play(free)).isPreview).toBe(true);
    const say = (isPremium: boolean) =>
      harness.course('PUT', `/api/courses/${course.id}`, harness.artist, { title: 'Values', isPremium });
    await say(false);
    expect((await play(free)).isPreview).toBe(false);
    await say(true);
    expect((await play(free)).isPreview).toBe(true);
  });
});
