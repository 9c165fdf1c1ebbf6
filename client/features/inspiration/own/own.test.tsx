import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { VideoState } from '#shared/videos/state.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { MemberContext } from '#client/lib/session.ts';
import { useLiveStream } from '#client/lib/live.ts';
import { sendSignal } from '#client/lib/testing/event-source.ts';
import { memberSample, videoSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { HubView } from '../hub-view.tsx';

const PATH = `/api/inspiration-content/${videoSample.id}`;
const VIDEO_ID = '33333333-3333-4333-8333-333333333333';

const own = (fields: object = {}, video: Partial<VideoState> = {}) => ({
  ...videoSample,
  thumbnailUrl: `/media/${VIDEO_ID}/card.webp`,
  ...fields,
  video: {
    id: VIDEO_ID,
    status: 'ready',
    progress: 100,
    failure: null,
    durationSeconds: 44,
    hasCaptions: false,
    ...video,
  },
});

function Page() {
  useLiveStream();
  return <HubView />;
}

/** @param answers the list's responses, in turn */
function show(list: () => object, answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({ 'GET /api/inspiration-content': () => Response.json([list()]), ...answers });
  renderPage(
    <MemberContext value={{ ...memberSample, artistName: 'Noor H' }}>
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
    </MemberContext>,
  );
  return sent;
}
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `${name} ${videoSample.title}` }));
const gone = () => new Response(null, { status: 204 });

/** Preloads lazy parts, so that no test waits for their code. */
beforeAll(() => import('./own-videos.tsx'), 60_000);
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  history.replaceState(null, '', '/inspiration?mine=true');
});
afterEach(() => history.replaceState(null, '', '/'));

test('processing is shown live, and a ready video can be published', async () => {
  let now = own({ isPublished: false }, { status: 'processing', progress: 40 });
  const sent = show(() => now, {
    [`PUT ${PATH}/published`]: () => Response.json((now = own())),
  });
  expect(await screen.findByText('40%')).toBeTruthy();
  expect(screen.getByText('Draft')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
  now = own({ isPublished: false });
  sendSignal({ type: 'video', videoId: VIDEO_ID });
  await press('Publish');
  expect(await screen.findByText('Published')).toBeTruthy();
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ isPublished: true });
});

test('a failed one shows the reason and can be retried', async () => {
  const failure = { code: 'no_picture', detail: 'This file has sound but no video.' };
  let now = own({}, { status: 'failed', failure });
  show(() => now, {
    [`POST /api/videos/${VIDEO_ID}/retry`]: () => {
      now = own({}, { status: 'waiting', progress: 0 });
      return Response.json(now.video);
    },
  });
  expect(await screen.findByText(failure.detail)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Publishes when ready')).toBeTruthy();
});

test('while an action is pending its button keeps the focus and does nothing', async () => {
  const delayed = Promise.withResolvers<Response>();
  const sent = show(() => own(), { [`PUT ${PATH}/published`]: () => delayed.promise });
  await press('Unpublish');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: `Unpublish ${videoSample.title}` });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect([button.disabled, document.activeElement]).toEqual([false, button]);
  await userEvent.click(button);
  delayed.resolve(Response.json(own({ isPublished: false })));
  await waitFor(() => expect(shownToast()).toContain('Only you can see it now'));
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
});

test('a refused action shows an error', async () => {
  show(() => own(), { [`PUT ${PATH}/published`]: () => problem('not_allowed') });
  await press('Unpublish');
  await waitFor(() => expect(shownToast()).toBe(`Error: ${ERRORS.not_allowed.detail}`));
});

test('editing needs a title and a duration, keeps the draft, and sends only what was changed here', async () => {
  let answer = () => problem('internal');
  const picture = { thumbnailUrl: '/media/55555555-5555-4555-8555-555555555555/card.webp' };
  const sent = show(() => own(picture), { [`PUT ${PATH}`]: () => answer() });
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await userEvent.clear(dialog.getByLabelText('Title'));
  await userEvent.clear(dialog.getByLabelText('Duration'));
  await save();
  expect(dialog.getByText('Title is required')).toBeTruthy();
  expect(dialog.getByText('Duration is required')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Title'), 'Two inks');
  await userEvent.type(dialog.getByLabelText('Duration'), '61');
  await save();
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Two inks');
  answer = () => Response.json(own());
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.findLast(({ call }) => call === `PUT ${PATH}`)?.body).toEqual({
    title: 'Two inks',
    duration: 61,
  });
});

test('deleting asks for confirmation', async () => {
  let list = [own()];
  const sent = show(() => own(), {
    'GET /api/inspiration-content': async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return Response.json(list);
    },
    [`DELETE ${PATH}`]: () => {
      list = [];
      return gone();
    },
  });
  await press('Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this video?' }));
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()).toBe('Video deleted'));
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('main')));
});

test('captions are rejected with a reason, added, and removed', async () => {
  const CALL = `PUT /api/videos/${VIDEO_ID}/captions`;
  let now = own();
  let answer = () => problem('bad_captions');
  const sent = show(() => now, { [CALL]: () => answer() });
  await press('Captions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Captions' }));
  const choose = (content: BlobPart) =>
    userEvent.upload(
      dialog.getByLabelText('Captions file'),
      new File([content], 'a.vtt', { type: 'text/vtt' }),
    );
  await choose(new Uint8Array([0xff, 0xfe, 0xff]));
  expect((await dialog.findByRole('alert')).textContent).toContain('This isn’t a text file.');
  await choose('x'.repeat(524_289));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('Captions can be up to 512 KB.'));
  expect(sent.some(({ call }) => call === CALL)).toBe(false);
  await choose('1\n00:01 --> 00:02\nHello');
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(ERRORS.bad_captions.detail));
  const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello';
  answer = gone;
  now = own({}, { hasCaptions: true });
  await choose(text);
  expect(await dialog.findByText('This video has captions')).toBeTruthy();
  expect(sent.findLast(({ call }) => call === CALL)?.body).toEqual({ text });
  now = own();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove captions' }));
  expect(await dialog.findByText('No captions yet')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Add captions' }));
  expect(sent.findLast(({ call }) => call === CALL)?.body).toEqual({ text: '' });
});
