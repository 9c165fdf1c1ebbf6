import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { playbackSample, stubMedia } from '#client/features/videos/player/testing.ts';
import { courseSample } from '#client/lib/testing/samples.ts';
import type { ErrorCode } from '#shared/http/errors.ts';
import { problem, shownToast } from '#client/lib/testing/stub-api.tsx';
import { courseQuery } from './course-queries.ts';
import { CourseView } from './course-view.tsx';
import { progressOf } from './lessons.ts';
import { COURSE, courseOf, learner, lessonOf, renderFor, stubCourse } from './testing/course-harness.tsx';

function Page() {
  const { data } = useQuery(courseQuery(courseSample.id));
  return data ? <CourseView course={data} /> : null;
}
const show = async (member: object = {}) => {
  renderFor(<Page />, member);
  await screen.findByRole('heading', { level: 1, name: courseSample.title });
};
const playing = (title: string) => screen.getByRole('region', { name: `Video: ${title}` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const calls = (sent: ReturnType<typeof stubCourse>) => sent.map(({ call }) => call);
const PLAY = `GET /api/lessons/${lessonOf(1).id}/play`;
const FINISH = `PUT /api/lessons/${lessonOf(1).id}/finished`;

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['sign_in_required', 'Sign In Required: Please sign in to enroll in courses'],
  ['premium_required', 'Premium Required: This course requires a premium subscription'],
  ['feature_off', 'Feature Coming Soon: Course enrollment will be available soon!'],
] as const satisfies readonly (readonly [ErrorCode, string])[])('to enroll says %s', async (code, words) => {
  stubCourse({ [`GET ${COURSE}`]: courseOf(), [`POST ${COURSE}/enroll`]: () => problem(code) });
  await show();
  await press('Enroll');
  await waitFor(() => expect(shownToast()).toBe(words));
  expect(screen.getByRole('button', { name: 'Enroll' })).toBeTruthy();
});

test('lessons come before the transcript', async () => {
  stubCourse({ [`GET ${COURSE}`]: courseOf(), [PLAY]: playbackSample({ captionsUrl: '/captions.vtt' }) });
  const cues = [{ startTime: 0, endTime: 2, text: 'Stars', getCueAsHTML: () => new Text('Stars') }];
  vi.spyOn(HTMLTrackElement.prototype, 'track', 'get').mockReturnValue({ cues } as never);
  await show();
  await waitFor(() => fireEvent.load(document.querySelector('track')!));
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent);
  expect(headings.indexOf('Lessons')).toBeLessThan(headings.indexOf('Transcript'));
  expect(headings).toContain('Lessons');
});

test('enrolling and leaving; leaving asks for confirmation', async () => {
  const taken = courseOf({ isEnrolled: true, nextLessonId: lessonOf(1).id });
  let course = courseOf();
  const sent = stubCourse({
    [`GET ${COURSE}`]: () => Response.json(course),
    [`POST ${COURSE}/enroll`]: () => Response.json((course = taken)),
    [`DELETE ${COURSE}/enroll`]: () => {
      course = courseOf();
      return new Response(null, { status: 204 });
    },
  });
  await show();
  expect(screen.queryByRole('button', { name: 'Mark as complete' })).toBeNull();
  await press('Enroll');
  expect(await screen.findByRole('heading', { name: 'Your progress' })).toBeTruthy();
  await press('Leave this course');
  expect(calls(sent)).not.toContain(`DELETE ${COURSE}/enroll`);
  await press('Leave');
  expect(await screen.findByRole('button', { name: 'Enroll' })).toBeTruthy();
});

test('the end of a lesson finishes it, offers the next one and stays on the page', async () => {
  const after = courseOf({
    isEnrolled: true,
    nextLessonId: lessonOf(2).id,
    lessons: [lessonOf(1, { isFinished: true }), lessonOf(2)],
  });
  let course = courseOf({ isEnrolled: true, nextLessonId: lessonOf(1).id });
  const sent = stubCourse({
    [`GET ${COURSE}`]: () => Response.json(course),
    [FINISH]: () => Response.json((course = after)),
  });
  const media = stubMedia(600);
  await show();
  await media.start();
  media.end();
  expect(await screen.findByText('Lesson completed. Next: Step 2')).toBeTruthy();
  expect(sent.filter(({ call }) => call === FINISH).map(({ body }) => body)).toEqual([{ isFinished: true }]);
  expect(playing('Step 1')).toBeTruthy();
  expect(await screen.findByText('50%')).toBeTruthy();
  await press('Next lesson');
  expect(playing('Step 2')).toBeTruthy();
  expect(location.search).toBe(`?lesson=${lessonOf(2).id}`);
});

test('a button marks a lesson as finished, or not', async () => {
  const sent = stubCourse({
    [`GET ${COURSE}`]: courseOf({ isEnrolled: true }),
    [FINISH]: courseOf({ isEnrolled: true, lessons: [lessonOf(1, { isFinished: true }), lessonOf(2)] }),
  });
  await show();
  await press('Mark as complete');
  const button = await screen.findByRole('button', { name: 'Completed' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  await waitFor(() =>
    expect(sent.findLast(({ call }) => call === FINISH)?.body).toEqual({ isFinished: false }),
  );
});

test('continues with the last lesson, unless the URL names one', async () => {
  history.replaceState(null, '', `/education/${courseSample.id}`);
  stubCourse({ [`GET ${COURSE}`]: courseOf({ isEnrolled: true, nextLessonId: lessonOf(2).id }) });
  await show();
  expect(playing('Step 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Step 1/ }));
  expect(playing('Step 1')).toBeTruthy();
  await press('Continue lesson 2');
  expect(playing('Step 2')).toBeTruthy();
});

test('a free member sees what is locked, and cannot finish it', async () => {
  const sent = stubCourse({
    [`GET ${COURSE}`]: courseOf({
      isPremium: true,
      isEnrolled: true,
      nextLessonId: lessonOf(1).id,
      lessons: [lessonOf(1, { isPreviewOnly: true }), lessonOf(2, { isPreviewOnly: true })],
    }),
    [PLAY]: playbackSample({ isPreview: true }),
  });
  const media = stubMedia(20);
  await show();
  expect(screen.getAllByText('20s preview')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Get Premium Access' })).toBeTruthy();
  await media.start();
  media.end();
  expect(screen.queryByRole('button', { name: 'Mark as complete' })).toBeNull();
  expect(calls(sent)).not.toContain(FINISH);
});

test('a review needs stars, keeps its text on failure, and can be edited by its author', async () => {
  const review = {
    id: lessonOf(9).id,
    rating: 4,
    isHidden: false,
    content: 'Clear.',
    createdAt: '2026-11-20T10:00:00.000Z',
    user: learner,
  };
  let reviews: object[] = [];
  let answer = () => problem('internal');
  const sent = stubCourse({
    [`GET ${COURSE}`]: courseOf({ isEnrolled: true }),
    [`GET ${COURSE}/reviews`]: () => Response.json(reviews),
    [`PUT ${COURSE}/review`]: () => answer(),
    [`DELETE ${COURSE}/review`]: () => {
      reviews = [];
      return new Response(null, { status: 204 });
    },
  });
  await show();
  await press('Save review');
  expect(screen.getByText('Please choose a rating.')).toBeTruthy();
  expect(calls(sent)).not.toContain(`PUT ${COURSE}/review`);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByLabelText('Your review'), 'Clear.');
  await press('Save review');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Clear.');
  reviews = [{ ...review, isHidden: true }];
  answer = () => Response.json(review);
  await press('Save review');
  const own = await screen.findByRole('group', { name: 'Your review' });
  expect(within(own).getByText('Hidden by a moderator')).toBeTruthy();
  expect(await screen.findByText('No other reviews yet.')).toBeTruthy();
  expect(sent.find(({ call, body }) => call.startsWith('PUT') && body)?.body).toEqual({
    rating: 4,
    content: 'Clear.',
  });
  await userEvent.click(within(own).getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  await press('Cancel');
  await press('Remove');
  expect(await screen.findByRole('heading', { name: 'How was it?' })).toBeTruthy();
});

test('the instructor edits a draft and cannot enroll or report', async () => {
  stubCourse({ [`GET ${COURSE}`]: courseOf({ isPublished: false, lessons: [] }) });
  await show({ id: courseSample.instructorId });
  expect(screen.getByText(/^Draft\. Only you/)).toBeTruthy();
  expect(screen.getByText('No lessons yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit course' }).getAttribute('href')).toBe(
    `/education/${courseSample.id}/edit`,
  );
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More options for/ })).toBeNull();
});

test('a moderator hides it', async () => {
  const sent = stubCourse({
    [`GET ${COURSE}`]: courseOf(),
    'POST /api/moderation/cases': { id: courseSample.id },
  });
  await show({ role: 'moderator' });
  await press('More options for this course by Noor Halabi');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide this course' }));
  await waitFor(() => expect(location.pathname).toBe(`/moderation/${courseSample.id}`));
  expect(sent.find(({ call }) => call === 'POST /api/moderation/cases')?.body).toEqual({
    subject: 'course',
    subjectId: courseSample.id,
  });
});

test('progress is weighted by length, and 100 only when every lesson is finished', () => {
  const at = (...lessons: object[]) =>
    progressOf({ completedAt: null, lessons: lessons.map((fields, n) => lessonOf(n, fields)) });
  expect(at({ isFinished: true }, { positionSeconds: 300 }).percent).toBe(75);
  expect(at({ isFinished: true }, { positionSeconds: 600 }).percent).toBe(99);
  expect(at({ isFinished: true }, { isFinished: true })).toEqual({
    percent: 100,
    finished: 2,
    secondsLeft: 0,
  });
  expect(at({ durationSeconds: null }).percent).toBe(0);
});
