/** Lessons in the hands of the instructor, and positions and counters whoever changes them at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VideoRow } from '#shared/videos/tables.ts';
import { createCourse, createMember, createVideo, enrollIn } from '#server/testing/factories.ts';
import { makeVideo } from '#server/features/videos/processing/testing.ts';
import { removeDetachedVideo } from '#server/features/videos/jobs.ts';
import type { Person } from '#server/features/videos/testing.ts';
import { type CourseBench, startCourseBench } from './testing/bench.ts';

const NOBODY = '11111111-1111-4111-8111-111111111111';
let bench: CourseBench;
let artist: Person;
let other: Person;
let film: VideoRow;
let id: string;
let lessonIds: string[];
beforeAll(async () => {
  bench = await startCourseBench();
  ({ artist } = bench);
  other = await createMember(bench.app, { artistName: 'Ines' });
  film = await bench.processed(artist, await makeVideo({ container: 'webm', seconds: 2 }));
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ id, lessonIds } = await createCourse(bench.app, {
    instructorId: artist.id,
    lessons: ['One', 'Two', 'Three'],
  }));
});

const at = (lessonId = '') => `/api/courses/${id}/lessons${lessonId && `/${lessonId}`}`;
const add = (videoId: string, who = artist, title = 'More') =>
  bench.outcome('POST', at(), who, { title, videoId });
const order = (ids: string[], who = artist) =>
  bench.outcome('PUT', `/api/courses/${id}/lesson-order`, who, { lessonIds: ids });
const titles = async () => {
  const { lessons } = await bench.course('GET', `/api/courses/${id}`, artist);
  expect(lessons.map(({ position }) => position)).toEqual(lessons.map((_lesson, n) => n));
  return lessons.map(({ title }) => title);
};

describe('adding', () => {
  test('copies the video to an object of the lesson’s own, at the end', async () => {
    expect(await add(film.id)).toBe(201);
    expect(await titles()).toEqual(['One', 'Two', 'Three', 'More']);
    const { lessons } = await bench.course('GET', `/api/courses/${id}`, artist);
    const copy = (await bench.find(lessons[3]!.videoId))!;
    expect(copy).toMatchObject({ status: 'ready', userId: artist.id });
    expect(new Set([copy.id, film.id]).size).toBe(2);
    const { storage } = bench.app.ctx;
    const bytes = async (key: string | null) => storage.read(key!, 1e7);
    expect((await bytes(copy.fullKey)).equals(await bytes(film.fullKey))).toBe(true);
    expect(copy.fullKey).not.toBe(film.fullKey);
  });

  test('is refused for what is not one’s own, not ready, too much, or too many', async () => {
    expect(await add((await createVideo(bench.app, { userId: other.id })).id)).toBe('upload_not_found');
    expect(await add(NOBODY)).toBe('upload_not_found');
    const waiting = await createVideo(bench.app, { userId: artist.id, status: 'waiting' });
    expect(await add(waiting.id)).toBe('video_not_ready');
    expect(await add(film.id, other)).toBe('not_allowed');
    expect(await add(film.id, artist, ' ')).toBe('invalid_request');
    await bench.app.ctx.pool.query('update courses set lessons_count = 200 where id = $1', [id]);
    expect(await add(film.id)).toBe('course_full');
    const full = await createMember(bench.app, { artistName: 'Full' });
    const own = await createCourse(bench.app, { instructorId: full.id, lessons: [] });
    const big = await createVideo(bench.app, { userId: full.id, bytes: 3 * 2 ** 30 });
    const path = `/api/courses/${own.id}/lessons`;
    expect(await bench.outcome('POST', path, full, { title: 'One', videoId: big.id })).toBe('upload_quota');
    const former = await createMember(bench.app);
    const old = await createCourse(bench.app, { instructorId: former.id });
    const form = { title: 'One', videoId: film.id };
    expect(await bench.outcome('POST', `/api/courses/${old.id}/lessons`, former, form)).toBe(
      'artist_name_required',
    );
  });

  test('twice at once gives two places', async () => {
    expect(await Promise.all([add(film.id), add(film.id), add(film.id)])).toEqual([201, 201, 201]);
    expect(await titles()).toHaveLength(6);
    expect(await bench.counters(id)).toContainEqual([6, 6]);
  });
});

describe('changing', () => {
  const rename = (lessonId: string, who = artist, title = 'Dusk') =>
    bench.outcome('PUT', at(lessonId), who, { title });

  test('renames', async () => {
    expect(await rename(lessonIds[1]!)).toBe(200);
    expect(await titles()).toEqual(['One', 'Dusk', 'Three']);
    expect(await rename(lessonIds[1]!, other)).toBe('not_allowed');
    expect(await rename(lessonIds[1]!, artist, '')).toBe('invalid_request');
    expect(await rename(NOBODY)).toBe('lesson_not_found');
    const elsewhere = await createCourse(bench.app, { instructorId: artist.id });
    expect(await rename(elsewhere.lessonIds[0]!)).toBe('lesson_not_found');
  });

  test('removes, closes the gap and lets go of the video', async () => {
    const { lessons } = await bench.course('GET', `/api/courses/${id}`, artist);
    expect(await bench.outcome('DELETE', at(lessonIds[0]), other)).toBe('not_allowed');
    expect(await bench.outcome('DELETE', at(NOBODY), artist)).toBe('lesson_not_found');
    expect(await bench.outcome('DELETE', at(lessonIds[0]), artist)).toBe(200);
    expect(await titles()).toEqual(['Two', 'Three']);
    expect(await bench.counters(id)).toContainEqual([2, 2]);
    expect(await bench.jobKeys()).toContain(`remove:${lessons[0]!.videoId}`);
    await removeDetachedVideo(bench.app.ctx, lessons[0]!.videoId);
    expect(await bench.find(lessons[0]!.videoId)).toBeUndefined();
  });

  test('keeps the last lesson of what is shown', async () => {
    await bench.outcome('DELETE', at(lessonIds[0]), artist);
    await bench.outcome('DELETE', at(lessonIds[1]), artist);
    expect(await bench.outcome('DELETE', at(lessonIds[2]), artist)).toBe('course_empty');
    await bench.outcome('PUT', `/api/courses/${id}/published`, artist, { isPublished: false });
    expect(await bench.outcome('DELETE', at(lessonIds[2]), artist)).toBe(200);
    expect(await titles()).toEqual([]);
  });

  test('completes the course of whoever has finished all others', async () => {
    await enrollIn(bench.app, id, other.id);
    for (const lessonId of lessonIds.slice(1)) {
      await bench.call('PUT', `/api/lessons/${lessonId}/finished`, other, { isFinished: true });
    }
    expect((await bench.course('GET', `/api/courses/${id}`, other)).completedAt).toBeNull();
    await bench.outcome('DELETE', at(lessonIds[0]), artist);
    const { completedAt } = await bench.course('GET', `/api/courses/${id}`, other);
    expect(completedAt).not.toBeNull();
    // What comes later does not take it away.
    await add(film.id);
    expect(await bench.course('GET', `/api/courses/${id}`, other)).toMatchObject({
      completedAt,
      finishedCount: 2,
      lessonsCount: 3,
    });
  });
});

describe('the order', () => {
  test('is that of all lessons, each named once', async () => {
    const [one, two, three] = lessonIds as [string, string, string];
    expect(await order([three, one.toUpperCase(), two])).toBe(200);
    expect(await titles()).toEqual(['Three', 'One', 'Two']);
    for (const wrong of [[], [one, two], [one, two, two], [one, two, three, three], [one, two, NOBODY]]) {
      expect(await order(wrong)).toBe('lesson_not_found');
    }
    expect(await order([one, two, three], other)).toBe('not_allowed');
    expect(await titles()).toEqual(['Three', 'One', 'Two']);
  });

  test('has no holes when everything happens at once', async () => {
    await Promise.all([
      order(lessonIds.toReversed()),
      bench.outcome('DELETE', at(lessonIds[1]), artist),
      add(film.id),
      order(lessonIds),
    ]);
    expect(await titles()).toHaveLength(3);
    expect(await bench.counters(id)).toContainEqual([3, 3]);
  });
});
