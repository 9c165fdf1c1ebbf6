/** Lists, search, what a course page shows to whom, and instructors. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Course, Instructor } from '#shared/courses/contract.ts';
import type { Suggestion } from '#shared/discovery/search/contract.ts';
import type { SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { blocks } from '#shared/moderation/tables.ts';
import {
  type TestMember,
  createArtwork,
  createCourse,
  createMember,
  enrollIn,
} from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
import { type CourseHarness, startCourseHarness } from './testing/harness.ts';
import { nextLessonOf } from './views.ts';

let harness: CourseHarness;
let viewer: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  harness = await startCourseHarness();
  viewer = await createMember(harness.app);
  moderator = await createMember(harness.app, { role: 'moderator' });
});
afterAll(() => harness.close());

const list = async (query: string, who = viewer) => {
  const { body } = await harness.call('GET', `/api/courses?${query}`, who);
  return body as unknown as Course[];
};
const titles = async (query: string, who = viewer) => (await list(query, who)).map(({ title }) => title);

describe('the list', () => {
  it('has published courses, newest first, paged, without blocked, hidden and drafts', async () => {
    const [teacher, blocked, hidden] = await Promise.all([
      createMember(harness.app, { artistName: 'The Teacher' }),
      createMember(harness.app),
      createMember(harness.app, { isHidden: true }),
    ]);
    const add = (title: string, instructorId: string, day: number, more: object = {}) =>
      createCourse(harness.app, {
        title,
        instructorId,
        createdAt: new Date(Date.UTC(2026, 0, day)),
        ...more,
      });
    await add('Older', teacher.id, 1);
    await add('Newer', teacher.id, 2, {
      price: '29',
      rating: '4.7',
      duration: '2 h 10 min',
      isPremium: true,
    });
    await add('Blocked', blocked.id, 3);
    await add('By a hidden member', hidden.id, 4);
    await add('Hidden', teacher.id, 5, { isHidden: true });
    const draft = await add('Draft', teacher.id, 6, { isPublished: false });
    await harness.app.ctx.db.insert(blocks).values({ blockerId: viewer.id, blockedId: blocked.id });
    const get = (path: string) => fetch(harness.app.url + path, { headers: { cookie: viewer.cookie } });

    const first = await get('/api/courses?limit=1');
    expect(await first.json()).toMatchObject([
      {
        title: 'Newer',
        price: '29.00',
        rating: '4.70',
        duration: '2 h 10 min',
        durationSeconds: 44,
        isPremium: true,
        isPublished: true,
        isEnrolled: false,
        lessonsCount: 1,
        instructor: { id: teacher.id, artistName: 'The Teacher' },
      },
    ]);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')![1]!;
    const second = await get(next);
    expect(((await second.json()) as Course[]).map((course) => course.title)).toEqual(['Older']);
    expect(second.headers.get('link')).toBeNull();

    expect(await titles('mine=true', teacher)).toEqual(['Draft', 'Hidden', 'Newer', 'Older']);
    expect(await titles('', moderator)).toEqual([
      'Hidden',
      'By a hidden member',
      'Blocked',
      'Newer',
      'Older',
    ]);
    // A course that was unpublished is still available to those enrolled.
    await enrollIn(harness.app, draft.id, viewer.id);
    expect(await list('enrolled=true')).toMatchObject([{ title: 'Draft', isEnrolled: true }]);
    expect(await titles('enrolled=true', teacher)).toEqual([]);
  });

  it('can be searched, like suggestions and counts', async () => {
    const maker = await createMember(harness.app, { artistName: 'Basalt Maren' });
    const course = await createCourse(harness.app, {
      title: 'Riverbed lettering',
      description: 'Broad nibs first. Then pebbles.',
      imageUrl: '/media/11111111-1111-4111-8111-111111111111/preview.webp',
      instructorId: maker.id,
    });
    await createCourse(harness.app, { title: 'Lettering unseen', instructorId: maker.id, isHidden: true });
    expect(await titles('q=lettering')).toEqual(['Riverbed lettering']);
    const suggest = async (words: string) => {
      const { body } = await harness.call('GET', `/api/search/suggestions?q=${words}`, viewer);
      return (body as unknown as Suggestion[]).filter(({ kind }) => kind === 'course');
    };
    expect(await suggest('letteri')).toEqual([
      {
        kind: 'course',
        id: course.id,
        title: 'Riverbed lettering',
        detail: [{ text: 'Basalt Maren', isMatch: false }],
        imageUrl: '/media/11111111-1111-4111-8111-111111111111/thumb.webp',
        price: null,
        duration: null,
      },
    ]);
    const [byText] = await suggest('pebbles');
    expect(byText!.detail!.map(({ text }) => text).join('')).toBe('Then pebbles.');
    expect(await suggest('maren')).toHaveLength(1);
    const { body } = await harness.call('GET', '/api/search/summary?q=lettering', viewer);
    expect((body as unknown as SearchSummary).courses).toBe(1);
  });
});

describe('the page of a course', () => {
  it('shows each viewer their own state', async () => {
    const teacher = await createMember(harness.app, { artistName: 'Noor', bio: 'I walk.' });
    const subscriber = await createMember(harness.app, { isSubscriber: true });
    const course = await createCourse(harness.app, {
      instructorId: teacher.id,
      isPremium: true,
      lessons: ['One', 'Two'],
    });
    await enrollIn(harness.app, course.id, viewer.id);
    const path = `/api/courses/${course.id}`;
    const seen = await harness.course('GET', path, viewer);
    expect(seen).toMatchObject({
      isEnrolled: true,
      enrolledCount: 1,
      nextLessonId: course.lessonIds[0],
      finishedCount: 0,
      completedAt: null,
      instructorBio: 'I walk.',
      isHidden: false,
    });
    expect(seen.lessons).toMatchObject([
      { title: 'One', position: 0, isPreviewOnly: true, isFinished: false, durationSeconds: 44, video: null },
      { title: 'Two', position: 1, positionSeconds: 0, posterUrl: null },
    ]);
    await harness.call('PUT', `/api/videos/${seen.lessons[1]!.videoId}/position`, viewer, { seconds: 7 });
    expect((await harness.course('GET', path, viewer)).lessons[1]!.positionSeconds).toBe(7);
    const whole = await harness.course('GET', path, subscriber);
    expect(whole).toMatchObject({ isEnrolled: false, nextLessonId: null });
    expect(whole.lessons.map(({ isPreviewOnly }) => isPreviewOnly)).toEqual([false, false]);
    const own = await harness.course('GET', path, teacher);
    expect(own.lessons[0]).toMatchObject({ isPreviewOnly: false, video: { status: 'ready' } });
    expect((await harness.course('GET', path, moderator)).lessons[0]).toMatchObject({
      isPreviewOnly: true,
      video: null,
    });
  });

  it('does not exist for members who cannot see it', async () => {
    const unknown = '11111111-1111-4111-8111-111111111111';
    expect(await harness.outcome('GET', `/api/courses/${unknown}`, viewer)).toBe('course_not_found');
    const draft = await createCourse(harness.app, { isPublished: false });
    for (const who of [viewer, moderator]) {
      expect(await harness.outcome('GET', `/api/courses/${draft.id}`, who)).toBe('course_not_found');
    }
  });

  it('continues at the viewer’s position', () => {
    const steps = (...finished: number[]) =>
      ['a', 'b', 'c'].map((id, n) => ({ id, isFinished: finished.includes(n) }));
    expect(nextLessonOf([], null)).toBeNull();
    expect(nextLessonOf(steps(), null)).toBe('a');
    expect(nextLessonOf(steps(), 'b')).toBe('b');
    expect(nextLessonOf(steps(1), 'b')).toBe('c');
    expect(nextLessonOf(steps(1, 2), 'b')).toBe('a');
    expect(nextLessonOf(steps(0, 1, 2), 'b')).toBe('a');
    expect(nextLessonOf(steps(0), 'gone')).toBe('b');
  });
});

describe('moderators', () => {
  it('hide a course and show it again', async () => {
    const course = await createCourse(harness.app, { updatedAt: new Date(0) });
    const hide = (isHidden: boolean, id = course.id) =>
      decideHidden(harness.app, moderator, { subject: 'course', subjectId: id }, isHidden);
    expect(await hide(true)).toBe(200);
    expect(await harness.outcome('GET', `/api/courses/${course.id}`, viewer)).toBe('course_not_found');
    expect((await harness.course('GET', `/api/courses/${course.id}`, moderator)).isHidden).toBe(true);
    expect(await hide(false)).toBe(200);
    expect(await harness.outcome('GET', `/api/courses/${course.id}`, viewer)).toBe(200);
    expect((await harness.row(course.id))!.updatedAt.getTime()).toBe(0);
    expect(await hide(true, '11111111-1111-4111-8111-111111111111')).toBe('course_not_found');
  });
});

describe('instructors', () => {
  it('are the first four featured artists, with their students, else their followers', async () => {
    const artists = await Promise.all(
      [900, 800, 700, 600, 500].map((followersCount, n) =>
        createMember(harness.app, { artistName: `Artist ${n}`, followersCount, totalLikes: 10 }),
      ),
    );
    for (const { id: userId } of artists) await createArtwork(harness.app, { userId });
    const [first] = artists;
    const courses = await Promise.all(
      [1, 2].map(() => createCourse(harness.app, { instructorId: first!.id, reviewsCount: 4 })),
    );
    const hidden = await createCourse(harness.app, {
      instructorId: first!.id,
      isHidden: true,
      reviewsCount: 9,
    });
    const other = await createMember(harness.app);
    for (const { id } of [...courses, hidden]) await enrollIn(harness.app, id, viewer.id);
    await enrollIn(harness.app, courses[0]!.id, other.id);
    const { body } = await harness.call('GET', '/api/instructors', viewer);
    const found = body as unknown as Instructor[];
    expect(found.map(({ artistName, rating, students }) => [artistName, rating, students])).toEqual([
      // Two members, one of them in two courses.
      ['Artist 0', '4.9', 2],
      ['Artist 1', '4.8', 800],
      ['Artist 2', '4.7', 700],
      ['Artist 3', '4.6', 600],
    ]);
  });
});
