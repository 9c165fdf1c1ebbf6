/** The three outcomes of enrolling, playback, progress and figures. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CourseFigures } from '#shared/courses/contract.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { type TestMember, createCourse, createMember, enrollIn } from '#server/testing/factories.ts';
import { type CourseHarness, startCourseHarness } from './testing/harness.ts';

let harness: CourseHarness;
let artist: TestMember;
let free: TestMember;
let subscriber: TestMember;
beforeAll(async () => {
  harness = await startCourseHarness();
  ({ artist } = harness);
  free = await createMember(harness.app);
  subscriber = await createMember(harness.app, { isSubscriber: true });
});
afterAll(() => harness.close());

const course = (more: object = {}) =>
  createCourse(harness.app, { instructorId: artist.id, lessons: ['One', 'Two'], ...more });
const enroll = (id: string, who: TestMember | null = free) =>
  harness.outcome('POST', `/api/courses/${id}/enroll`, who);
const leave = (id: string, who = free) => harness.outcome('DELETE', `/api/courses/${id}/enroll`, who);
const finish = (lessonId: string, who = free, isFinished = true) =>
  harness.outcome('PUT', `/api/lessons/${lessonId}/finished`, who, { isFinished });
const open = (id: string, who = free) => harness.course('GET', `/api/courses/${id}`, who);
const setPremium = (who: TestMember, isSubscriber: boolean) =>
  harness.app.ctx.db.update(users).set({ isSubscriber }).where(eq(users.id, who.id));

describe('enrolling', () => {
  test('is refused signed out, in Premium courses without Premium, and otherwise done once', async () => {
    const premium = await course({ isPremium: true });
    expect(await enroll(premium.id, null)).toBe('sign_in_required');
    const { body } = await harness.call('POST', `/api/courses/${premium.id}/enroll`, free);
    expect(body).toMatchObject({ status: 403, detail: 'This course requires a premium subscription' });
    expect((await harness.row(premium.id))!.enrolledCount).toBe(0);
    expect(await enroll(premium.id, subscriber)).toBe(200);
    const { id, lessonIds } = await course();
    const detail = await harness.course('POST', `/api/courses/${id}/enroll`, free);
    expect(detail).toMatchObject({ isEnrolled: true, enrolledCount: 1, nextLessonId: lessonIds[0] });
    expect(await enroll(id)).toBe(200);
    expect((await harness.row(id))!.enrolledCount).toBe(1);
  });

  test('is refused by the launch switch, after checking Premium', async () => {
    const soon = await startTestApp({ env: { COMING_SOON: 'enrollment' } });
    const member = await createMember(soon);
    const ask = async (isPremium: boolean) => {
      const { id } = await createCourse(soon, { isPremium });
      const headers = { cookie: member.cookie };
      const answer = await fetch(`${soon.url}/api/courses/${id}/enroll`, { method: 'POST', headers });
      return ((await answer.json()) as { code: string }).code;
    };
    expect([await ask(true), await ask(false)]).toEqual(['premium_required', 'feature_off']);
    await soon.close();
  });

  test('is refused in the member’s own course, across a block, and in unknown courses', async () => {
    const { id } = await course();
    expect(await enroll(id, artist)).toBe('own_content');
    const blocked = await createMember(harness.app);
    await harness.app.ctx.db.insert(blocks).values({ blockerId: artist.id, blockedId: blocked.id });
    expect(await enroll(id, blocked)).toBe('blocked');
    expect(await enroll((await course({ isPublished: false })).id)).toBe('course_not_found');
    expect(await enroll((await course({ isHidden: true })).id)).toBe('course_not_found');
    expect(await enroll('11111111-1111-4111-8111-111111111111')).toBe('course_not_found');
  });

  test('keeps correct counts under concurrency, like leaving', async () => {
    const { id } = await course();
    const members = await Promise.all(Array.from({ length: 8 }, () => createMember(harness.app)));
    await Promise.all(members.flatMap((who) => [enroll(id, who), enroll(id, who)]));
    expect(await harness.counters(id)).toContainEqual([8, 8]);
    await Promise.all(members.slice(3).flatMap((who) => [leave(id, who), leave(id, who)]));
    expect(await harness.counters(id)).toContainEqual([3, 3]);
  });
});

describe('leaving', () => {
  test('remembers finished lessons, and works for hidden courses', async () => {
    const { id, lessonIds } = await course();
    await enroll(id);
    await finish(lessonIds[0]!);
    expect(await leave(id)).toBe(204);
    expect(await leave(id)).toBe(204);
    expect(await open(id)).toMatchObject({ isEnrolled: false, enrolledCount: 0, finishedCount: 1 });
    await harness.call('POST', `/api/courses/${id}/enroll`, free);
    expect(await open(id)).toMatchObject({ nextLessonId: lessonIds[1], finishedCount: 1 });
    await harness.app.ctx.pool.query('update courses set is_hidden = true where id = $1', [id]);
    expect(await leave(id)).toBe(204);
    expect(await leave(id)).toBe('course_not_found');
  });
});

describe('playing', () => {
  const play = (lessonId: string, who = free) => harness.call('GET', `/api/lessons/${lessonId}/play`, who);

  test('returns free courses in full, 20 seconds of premium ones, and is remembered', async () => {
    const { id, lessonIds } = await course();
    expect((await play(lessonIds[1]!)).body.isPreview).toBe(false);
    await enroll(id);
    await play(lessonIds[1]!);
    expect((await open(id)).nextLessonId).toBe(lessonIds[1]);
    const premium = await course({ isPremium: true });
    const answers = await Promise.all(
      [free, subscriber, artist].map(async (who) => (await play(premium.lessonIds[0]!, who)).body.isPreview),
    );
    expect(answers).toEqual([true, false, false]);
  });

  test('is refused for unknown or unprocessed videos', async () => {
    const code = async (lessonId: string, who = free) => (await play(lessonId, who)).body.code;
    expect(await code('11111111-1111-4111-8111-111111111111')).toBe('lesson_not_found');
    const draft = await course({ isPublished: false });
    expect(await code(draft.lessonIds[0]!)).toBe('lesson_not_found');
    expect(await code(draft.lessonIds[0]!, artist)).toBeUndefined();
    const hidden = await course({ isHidden: true });
    expect(await code(hidden.lessonIds[0]!)).toBe('lesson_not_found');
    const broken = await course({ videos: { status: 'processing' } });
    expect(await code(broken.lessonIds[0]!)).toBe('video_not_ready');
  });
});

describe('progress', () => {
  test('completes with the last lesson, and reopens', async () => {
    const { id, lessonIds } = await course();
    await enroll(id);
    expect(await finish(lessonIds[0]!)).toBe(200);
    expect(await open(id)).toMatchObject({ finishedCount: 1, nextLessonId: lessonIds[1], completedAt: null });
    expect(await finish(lessonIds[1]!)).toBe(200);
    expect(await finish(lessonIds[1]!)).toBe(200);
    const done = await open(id);
    expect([done.finishedCount, done.completedAt === null]).toEqual([2, false]);
    expect(await finish(lessonIds[0]!, free, false)).toBe(200);
    expect(await open(id)).toMatchObject({ finishedCount: 1, completedAt: null, nextLessonId: lessonIds[0] });
  });

  test('completes when the last two lessons are finished at once', async () => {
    for (const { id, lessonIds } of [await course(), await course(), await course()]) {
      await enroll(id);
      await Promise.all(lessonIds.map((lessonId) => finish(lessonId)));
      expect((await open(id)).completedAt).not.toBeNull();
    }
  });

  test('is for enrolled members, and in premium courses only with Premium', async () => {
    const { lessonIds } = await course();
    expect(await finish(lessonIds[0]!)).toBe('not_enrolled');
    expect(await finish('11111111-1111-4111-8111-111111111111')).toBe('lesson_not_found');
    const premium = await course({ isPremium: true });
    await enroll(premium.id, subscriber);
    await setPremium(subscriber, false);
    expect(await finish(premium.lessonIds[0]!, subscriber)).toBe('premium_required');
    await setPremium(subscriber, true);
    expect(await finish(premium.lessonIds[0]!, subscriber)).toBe(200);
  });
});

describe('figures', () => {
  test('show the instructor and moderators the progress of enrolled members', async () => {
    const { id, lessonIds } = await course();
    const [one, two, gone] = await Promise.all([1, 2, 3].map(() => createMember(harness.app)));
    for (const who of [one!, two!, gone!]) await enrollIn(harness.app, id, who.id);
    for (const lessonId of lessonIds) await finish(lessonId, one);
    await finish(lessonIds[0]!, two);
    await finish(lessonIds[0]!, gone);
    await leave(id, gone);
    const read = (who: TestMember) => harness.call('GET', `/api/courses/${id}/figures`, who);
    const figures: CourseFigures = {
      enrolled: 2,
      completed: 1,
      lessons: [
        { lessonId: lessonIds[0]!, title: 'One', finished: 2 },
        { lessonId: lessonIds[1]!, title: 'Two', finished: 1 },
      ],
    };
    expect((await read(artist)).body).toEqual(figures);
    const moderator = await createMember(harness.app, { role: 'moderator' });
    expect((await read(moderator)).body).toEqual(figures);
    expect((await read(one!)).body.code).toBe('not_allowed');
  });
});
