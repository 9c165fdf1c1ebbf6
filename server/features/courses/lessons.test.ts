/** The instructor's changes of lessons, and positions and counters under concurrent changes. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type VideoRow, videos } from '#shared/videos/tables.ts';
import {
  type TestMember,
  createCourse,
  createMember,
  createVideo,
  enrollIn,
} from '#server/testing/factories.ts';
import { makeVideo } from '#server/features/videos/processing/testing.ts';
import { removeDetachedVideo } from '#server/features/videos/video-table.ts';
import { type CourseHarness, startCourseHarness } from './testing/harness.ts';

const NO_ONE = '11111111-1111-4111-8111-111111111111';
let harness: CourseHarness;
let artist: TestMember;
let other: TestMember;
let sample: VideoRow;
let id: string;
let lessonIds: string[];
beforeAll(async () => {
  harness = await startCourseHarness();
  ({ artist } = harness);
  other = await createMember(harness.app, { artistName: 'Ines' });
  sample = await harness.processed(artist, await makeVideo({ container: 'webm', seconds: 2 }));
});
afterAll(() => harness.close());
beforeEach(async () => {
  ({ id, lessonIds } = await createCourse(harness.app, {
    instructorId: artist.id,
    lessons: ['One', 'Two', 'Three'],
  }));
});

const at = (lessonId = '') => `/api/courses/${id}/lessons${lessonId && `/${lessonId}`}`;
const add = (videoId: string, who = artist, title = 'More') =>
  harness.outcome('POST', at(), who, { title, videoId });
const order = (ids: string[], who = artist) =>
  harness.outcome('PUT', `/api/courses/${id}/lesson-order`, who, { lessonIds: ids });
const titles = async () => {
  const { lessons } = await harness.course('GET', `/api/courses/${id}`, artist);
  expect(lessons.map(({ position }) => position)).toEqual(lessons.map((_lesson, n) => n));
  return lessons.map(({ title }) => title);
};

describe('adding', () => {
  test('copies the video to the lesson’s own object, and appends it', async () => {
    expect(await add(sample.id)).toBe(201);
    expect(await titles()).toEqual(['One', 'Two', 'Three', 'More']);
    const { lessons } = await harness.course('GET', `/api/courses/${id}`, artist);
    const copy = (await harness.find(lessons[3]!.videoId))!;
    expect(copy).toMatchObject({ status: 'ready', userId: artist.id });
    expect(new Set([copy.id, sample.id]).size).toBe(2);
    const { storage } = harness.app.ctx;
    const bytes = async (key: string | null) => storage.read(key!, 1e7);
    expect((await bytes(copy.fullKey)).equals(await bytes(sample.fullKey))).toBe(true);
    expect(copy.fullKey).not.toBe(sample.fullKey);
  });

  test('again after a lost answer is the lesson from before, also once the quota is used up', async () => {
    const form = { title: 'More', videoId: sample.id, clientId: randomUUID() };
    const again = (courseId = id) => harness.call('POST', `/api/courses/${courseId}/lessons`, artist, form);
    const copies = () => harness.app.ctx.db.$count(videos, eq(videos.userId, artist.id));
    const before = await copies();
    const answers = await Promise.all([again(), again()]);
    const big = await createVideo(harness.app, { userId: artist.id, bytes: 3 * 2 ** 30 });
    answers.push(await again());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await titles()).toEqual(['One', 'Two', 'Three', 'More']);
    const { lessons } = await harness.course('GET', `/api/courses/${id}`, artist);
    expect(lessons[3]!.id).toBe(form.clientId);
    await harness.app.ctx.db.delete(videos).where(eq(videos.id, big.id));
    expect(await copies()).toBe(before + 1);
    const { body } = await again((await createCourse(harness.app, { instructorId: artist.id })).id);
    expect(body).toMatchObject({ code: 'invalid_request', errors: [{ path: 'clientId' }] });
  });

  test('is refused for videos that are not the member’s own or not ready, and above the limits', async () => {
    expect(await add((await createVideo(harness.app, { userId: other.id })).id)).toBe('upload_not_found');
    expect(await add(NO_ONE)).toBe('upload_not_found');
    const waiting = await createVideo(harness.app, { userId: artist.id, status: 'waiting' });
    expect(await add(waiting.id)).toBe('video_not_ready');
    expect(await add(sample.id, other)).toBe('not_allowed');
    expect(await add(sample.id, artist, ' ')).toBe('invalid_request');
    await harness.app.ctx.pool.query('update courses set lessons_count = 200 where id = $1', [id]);
    expect(await add(sample.id)).toBe('course_full');
    const full = await createMember(harness.app, { artistName: 'Full' });
    const own = await createCourse(harness.app, { instructorId: full.id, lessons: [] });
    const big = await createVideo(harness.app, { userId: full.id, bytes: 3 * 2 ** 30 });
    const path = `/api/courses/${own.id}/lessons`;
    expect(await harness.outcome('POST', path, full, { title: 'One', videoId: big.id })).toBe('upload_quota');
    const former = await createMember(harness.app);
    const old = await createCourse(harness.app, { instructorId: former.id });
    const form = { title: 'One', videoId: sample.id };
    expect(await harness.outcome('POST', `/api/courses/${old.id}/lessons`, former, form)).toBe(
      'artist_name_required',
    );
  });

  test('concurrently gives two positions', async () => {
    expect(await Promise.all([add(sample.id), add(sample.id), add(sample.id)])).toEqual([201, 201, 201]);
    expect(await titles()).toHaveLength(6);
    expect(await harness.counters(id)).toContainEqual([6, 6]);
  });
});

describe('changing', () => {
  const rename = (lessonId: string, who = artist, title = 'Dusk') =>
    harness.outcome('PUT', at(lessonId), who, { title });

  test('renames', async () => {
    expect(await rename(lessonIds[1]!)).toBe(200);
    expect(await titles()).toEqual(['One', 'Dusk', 'Three']);
    expect(await rename(lessonIds[1]!, other)).toBe('not_allowed');
    expect(await rename(lessonIds[1]!, artist, '')).toBe('invalid_request');
    expect(await rename(NO_ONE)).toBe('lesson_not_found');
    const elsewhere = await createCourse(harness.app, { instructorId: artist.id });
    expect(await rename(elsewhere.lessonIds[0]!)).toBe('lesson_not_found');
  });

  test('removes, closes the gap and detaches the video', async () => {
    const { lessons } = await harness.course('GET', `/api/courses/${id}`, artist);
    expect(await harness.outcome('DELETE', at(lessonIds[0]), other)).toBe('not_allowed');
    expect(await harness.outcome('DELETE', at(NO_ONE), artist)).toBe('lesson_not_found');
    expect(await harness.outcome('DELETE', at(lessonIds[0]), artist)).toBe(200);
    expect(await titles()).toEqual(['Two', 'Three']);
    expect(await harness.counters(id)).toContainEqual([2, 2]);
    expect(await harness.jobKeys()).toContain(`remove:${lessons[0]!.videoId}`);
    await removeDetachedVideo(harness.app.ctx, lessons[0]!.videoId);
    expect(await harness.find(lessons[0]!.videoId)).toBeUndefined();
  });

  test('keeps the last lesson of a published course', async () => {
    await harness.outcome('DELETE', at(lessonIds[0]), artist);
    await harness.outcome('DELETE', at(lessonIds[1]), artist);
    expect(await harness.outcome('DELETE', at(lessonIds[2]), artist)).toBe('course_empty');
    await harness.outcome('PUT', `/api/courses/${id}/published`, artist, { isPublished: false });
    expect(await harness.outcome('DELETE', at(lessonIds[2]), artist)).toBe(200);
    expect(await titles()).toEqual([]);
  });

  test('completes the course of members who have finished all others', async () => {
    await enrollIn(harness.app, id, other.id);
    for (const lessonId of lessonIds.slice(1)) {
      await harness.call('PUT', `/api/lessons/${lessonId}/finished`, other, { isFinished: true });
    }
    expect((await harness.course('GET', `/api/courses/${id}`, other)).completedAt).toBeNull();
    await harness.outcome('DELETE', at(lessonIds[0]), artist);
    const { completedAt } = await harness.course('GET', `/api/courses/${id}`, other);
    expect(completedAt).not.toBeNull();
    // Later changes keep it.
    await add(sample.id);
    expect(await harness.course('GET', `/api/courses/${id}`, other)).toMatchObject({
      completedAt,
      finishedCount: 2,
      lessonsCount: 3,
    });
  });
});

describe('the order', () => {
  test('contains all lessons, each once', async () => {
    const [one, two, three] = lessonIds as [string, string, string];
    expect(await order([three, one.toUpperCase(), two])).toBe(200);
    expect(await titles()).toEqual(['Three', 'One', 'Two']);
    for (const wrong of [[], [one, two], [one, two, two], [one, two, three, three], [one, two, NO_ONE]]) {
      expect(await order(wrong)).toBe('lesson_not_found');
    }
    expect(await order([one, two, three], other)).toBe('not_allowed');
    expect(await titles()).toEqual(['Three', 'One', 'Two']);
  });

  test('has no gaps under concurrency', async () => {
    await Promise.all([
      order(lessonIds.toReversed()),
      harness.outcome('DELETE', at(lessonIds[1]), artist),
      add(sample.id),
      order(lessonIds),
    ]);
    expect(await titles()).toHaveLength(3);
    expect(await harness.counters(id)).toContainEqual([3, 3]);
  });
});
