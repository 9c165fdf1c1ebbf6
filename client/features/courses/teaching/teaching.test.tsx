import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorCode } from '#shared/http/errors.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { useLiveStream } from '#client/lib/live.ts';
import { MemberContext } from '#client/lib/session.ts';
import { sendSignal } from '#client/lib/testing/event-source.ts';
import { courseSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { readToasts } from '#client/lib/toast.ts';
import { LateDialog } from '#client/ui/late-dialog.tsx';
import { NewCourse } from './new-course.tsx';
import TeachView from './teach-view.tsx';

// The upload engine needs a real browser: client/e2e/videos-upload.spec.ts tries it.
vi.mock('#client/features/videos/upload/video-field.tsx', () => ({
  VideoField: ({ onChange }: { onChange: (video: object) => void }) => (
    <button
      type="button"
      onClick={() =>
        onChange({ videoUrl: '/objects/x', videoId: UPLOAD, durationSeconds: 90, name: 'Third.mp4' })
      }
    >
      Upload
    </button>
  ),
}));

const UPLOAD = '77777777-7777-4777-8777-777777777777';
const id = courseSample.id;
const anyId: unknown = expect.any(String);
const ready = { status: 'ready', progress: 100, failure: null, durationSeconds: 90, hasCaptions: false };
const lesson = (n: number) => ({
  id: `a000000${n}-1111-4111-8111-111111111111`,
  title: `Lesson ${'zero one two three'.split(' ')[n]}`,
  position: n - 1,
  videoId: `b000000${n}-1111-4111-8111-111111111111`,
  posterUrl: null,
  durationSeconds: 90,
  positionSeconds: 0,
  isFinished: false,
  isPreviewOnly: false,
  video: { ...ready, id: `b000000${n}-1111-4111-8111-111111111111` } as object,
});
const course = {
  ...courseSample,
  lessons: [lesson(1), lesson(2), lesson(3)],
  nextLessonId: null,
  finishedCount: 0,
  completedAt: null,
  isHidden: false,
  instructorIsProfessional: false,
  instructorBio: null as string | null,
};
const figures = {
  enrolled: 4,
  completed: 1,
  lessons: [{ lessonId: lesson(1).id, title: 'One', finished: 3 }],
};
const reads = { [`GET /api/courses/${id}`]: course, [`GET /api/courses/${id}/figures`]: figures };

/** The event stream belongs to the shell, which this test does not render. */
function Editing() {
  useLiveStream();
  return <TeachView id={id} />;
}
const renderEditor = (answers: Record<string, object> = {}) => {
  const sent = stubApi({ ...reads, ...answers });
  renderPage(
    <MemberContext value={memberSample}>
      <Editing />
    </MemberContext>,
  );
  return sent;
};
const lessonList = () => screen.findByRole('list', { name: 'Lessons' });
const shownOrder = async () =>
  within(await lessonList())
    .getAllByRole('button', { name: /^Move Lesson/ })
    .map((handle) => handle.getAttribute('aria-label')!.replace('Move Lesson ', ''));
const choose = async (title: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More options for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const orderOf = (...ns: number[]) => ({ lessonIds: ns.map((n) => lesson(n).id) });
const ORDER = `PUT /api/courses/${id}/lesson-order`;
const ADD = `POST /api/courses/${id}/lessons`;

// The stream of the test before ends a moment after its page.
beforeEach(() => new Promise((resolve) => setTimeout(resolve)));
afterEach(() => history.replaceState(null, '', '/'));

test('moving a lesson by its menu sends the whole order and shows it at once', async () => {
  const delayed = Promise.withResolvers<Response>();
  const sent = renderEditor({ [ORDER]: () => delayed.promise });
  await choose('Lesson two', 'Move up');
  expect(await shownOrder()).toEqual(['two', 'one', 'three']);
  expect(screen.getByText('Lesson two is now at position 1 of 3.')).toBeTruthy();
  await waitFor(() => expect(sent.at(-1)).toEqual({ call: ORDER, body: orderOf(2, 1, 3) }));
  delayed.resolve(Response.json({ ...course, lessons: [lesson(2), lesson(1), lesson(3)] }));
  await waitFor(() => expect(sent.filter(({ call }) => call.endsWith('/figures'))).toHaveLength(2));
  expect(await shownOrder()).toEqual(['two', 'one', 'three']);
});

test('moving a lesson by keyboard is undone when the order is refused', async () => {
  // Rows of 60 pixels, because jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('li');
    const index = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
    return new DOMRect(0, index * 60, 600, 60);
  });
  const sent = renderEditor({ [ORDER]: () => problem('lesson_not_found') });
  (await screen.findByRole('button', { name: 'Move Lesson one' })).focus();
  await userEvent.keyboard(' ');
  await screen.findByText(/^(Picked up Lesson one|Lesson one moved to)/);
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText('Lesson one moved to position 2 of 3.');
  await userEvent.keyboard(' ');
  await waitFor(() => expect(sent).toContainEqual({ call: ORDER, body: orderOf(2, 1, 3) }));
  await waitFor(() => expect(shownToast()).toBe(`Error: ${ERRORS.lesson_not_found.detail}`));
  expect(await shownOrder()).toEqual(['one', 'two', 'three']);
});

test.each(['course_empty', 'video_not_ready', 'artist_name_required'] satisfies ErrorCode[])(
  'why it is not published is said in words: %s',
  async (code) => {
    renderEditor({
      [`GET /api/courses/${id}`]: { ...course, isPublished: false },
      [`PUT /api/courses/${id}/published`]: () => problem(code),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect((await screen.findByRole('alert')).textContent).toContain(ERRORS[code].detail);
    const wayOut = screen.queryByRole('link', { name: 'Go to your profile' });
    expect(wayOut !== null).toBe(code === 'artist_name_required');
  },
);

test('a lesson is added from an own Hub video; an unprocessed one cannot be chosen', async () => {
  const content = (n: number, video: object) => ({
    id: lesson(n).id,
    title: `Film ${n}`,
    description: null,
    thumbnailUrl: null,
    isHidden: false,
    category: 'photography',
    type: 'tutorial',
    duration: 90,
    viewCount: 0,
    likeCount: 0,
    isLiked: false,
    isGated: false,
    artistId: memberSample.id,
    isPublished: true,
    createdAt: courseSample.createdAt,
    updatedAt: courseSample.createdAt,
    artist: courseSample.instructor,
    video,
  });
  const sent = renderEditor({
    'GET /api/inspiration-content': [
      content(1, { ...ready, id: UPLOAD }),
      content(2, { ...ready, id: lesson(2).videoId, status: 'processing' }),
    ],
    [`POST /api/courses/${id}/lessons`]: {
      ...course,
      lessons: [...course.lessons, { ...lesson(3), id: UPLOAD }],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a lesson' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Film 1/ }));
  expect(screen.queryByRole('radio', { name: /Film 2/ })).toBeNull();
  const title = screen.getByLabelText<HTMLInputElement>('Lesson title');
  expect(title.value).toBe('Film 1');
  await userEvent.clear(title);
  await userEvent.type(title, 'Begin here');
  await userEvent.click(screen.getByRole('button', { name: 'Add lesson' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toContainEqual({
    call: `POST /api/courses/${id}/lessons`,
    body: { title: 'Begin here', videoId: UPLOAD, clientId: anyId },
  });
});

test('an upload becomes a lesson once its video is ready', async () => {
  const state = { ...ready, id: UPLOAD, status: 'processing', progress: 40 };
  const answers: Record<string, object> = {
    'GET /api/inspiration-content': [],
    [`GET /api/videos/${UPLOAD}`]: () => Response.json(state),
    [ADD]: () => {
      throw new TypeError('lost');
    },
  };
  const sent = renderEditor(answers);
  const added = () => sent.filter(({ call }) => call === ADD);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a lesson' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'New video' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add lesson' }));
  const waiting = await screen.findByRole('list', { name: 'Lessons waiting for video' });
  await within(waiting).findByText('Processing the video.');
  expect(added()).toEqual([]);
  state.status = 'ready';
  sendSignal({ type: 'video', videoId: UPLOAD });
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()[0]!.body).toEqual({ title: 'Third', videoId: UPLOAD, clientId: anyId });
  await userEvent.click(await within(waiting).findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(added()).toHaveLength(2));
  // Also a reload sends the same lesson again.
  cleanup();
  const later = renderEditor(answers);
  await waitFor(() => expect(later.filter(({ call }) => call === ADD)).toHaveLength(1));
  for (const { body } of [added()[1]!, later.find(({ call }) => call === ADD)!])
    expect(body).toEqual(added()[0]!.body);
});

test('a course starts as a draft, and missing fields are reported', async () => {
  const sent = stubApi({
    'POST /api/courses': () => Response.json({ ...course, lessons: [] }, { status: 201 }),
  });
  renderPage(
    <MemberContext value={memberSample}>
      <NewCourse isOpen onOpenChange={() => {}} />
    </MemberContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(screen.getByText('Title is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Title'), 'Printing with one color');
  await userEvent.click(screen.getByRole('radio', { name: 'Premium, Included in Premium' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  await waitFor(() => expect(location.pathname).toBe(`/education/${id}/edit`));
  expect(sent[0]).toEqual({
    call: 'POST /api/courses',
    body: { title: 'Printing with one color', description: '', isPremium: true, clientId: anyId },
  });
});

test('a course that is created after its form was closed is only offered to be opened', async () => {
  const delayed = Promise.withResolvers<Response>();
  stubApi({ 'POST /api/courses': () => delayed.promise });
  renderPage(
    <MemberContext value={memberSample}>
      <LateDialog dialog={NewCourse} load={() => Promise.resolve()}>
        <button type="button">New</button>
      </LateDialog>
    </MemberContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  await userEvent.type(screen.getByLabelText('Title'), 'Printing with one color');
  await userEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  await userEvent.keyboard('{Escape}');
  history.replaceState(null, '', '/saved');
  delayed.resolve(Response.json({ ...course, lessons: [] }, { status: 201 }));
  await waitFor(() => expect(shownToast()).toMatch(/^Draft created/));
  expect(location.pathname).toBe('/saved');
  act(() => readToasts().at(-1)?.action?.onClick());
  expect(location.pathname).toBe(`/education/${id}/edit`);
});

test('unsaved details ask before a link is followed, and are kept', async () => {
  renderEditor();
  const title = await screen.findByLabelText('Title');
  await userEvent.type(title, ' II');
  await userEvent.click(screen.getByRole('link', { name: 'Courses' }));
  expect(location.pathname).toBe('/');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Night Photo Basics II');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await userEvent.click(screen.getByRole('link', { name: 'Courses' }));
  expect(location.pathname).toBe('/education');
});

test('saving sends only what was changed here, so another window’s change survives', async () => {
  const SAVE = `PUT /api/courses/${id}`;
  const sent = renderEditor({ [SAVE]: { ...course, title: 'Tides' } });
  const title = await screen.findByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Tides');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(sent).toContainEqual({ call: SAVE, body: { title: 'Tides' } });
});

test('a failed video shows the reason and can be retried', async () => {
  const failure = { code: 'processing_failed', detail: 'This video could not be prepared.' };
  const video = { ...ready, id: lesson(1).videoId, status: 'failed', failure };
  const sent = renderEditor({
    [`GET /api/courses/${id}`]: { ...course, lessons: [{ ...lesson(1), video }] },
    [`POST /api/videos/${lesson(1).videoId}/retry`]: { ...video, status: 'waiting', failure: null },
  });
  expect(await screen.findByText('This video could not be prepared.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const call = `POST /api/videos/${lesson(1).videoId}/retry`;
  await waitFor(() => expect(sent.map((one) => one.call)).toContain(call));
});

test('another instructor’s course cannot be edited, and a hidden one shows a note', async () => {
  renderEditor({ [`GET /api/courses/${id}`]: { ...course, instructorId: UPLOAD } });
  expect(await screen.findByRole('heading', { name: 'You can’t edit this course' })).toBeTruthy();
  renderEditor({ [`GET /api/courses/${id}`]: () => problem('course_not_found') });
  expect(await screen.findByRole('heading', { name: 'Course not found' })).toBeTruthy();
  renderEditor({ [`GET /api/courses/${id}`]: { ...course, isHidden: true } });
  expect(await screen.findByText(/A moderator has hidden this course/)).toBeTruthy();
  expect(await screen.findByText('3 of 4, 75%')).toBeTruthy();
});
