import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UploadedVideo } from '#client/features/videos/upload/uploaded-video.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { LateDialog } from '#client/ui/late-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

const ID = '77777777-7777-4777-8777-777777777777';
const uploaded: UploadedVideo = {
  videoUrl: `/objects/${ID}`,
  videoId: ID,
  durationSeconds: 312.4,
  name: 'eight-sheets.mp4',
};
const discard = vi.fn();

// The upload engine needs a real browser: client/e2e/videos-upload.spec.ts tries it.
vi.mock('#client/features/videos/upload/use-video-uploader.ts', () => ({
  useVideoUploader: () => ({ discard }),
}));
vi.mock('#client/features/videos/upload/video-field.tsx', () => ({
  VideoField: (props: {
    error?: string;
    onChange: (video: UploadedVideo) => void;
    onBusyChange: (isBusy: boolean) => void;
    onProbe: (probe: object) => void;
  }) => (
    <div>
      <p>{props.error}</p>
      <button type="button" onClick={() => props.onBusyChange(true)}>
        start
      </button>
      <button
        type="button"
        onClick={() => props.onProbe({ name: 'a', bytes: 1, durationSeconds: 61, frame: null })}
      >
        choose
      </button>
      <button type="button" onClick={() => props.onChange(uploaded)}>
        arrive
      </button>
    </div>
  ),
}));

const created = {
  id: ID,
  title: 'Eight sheets',
  description: null,
  thumbnailUrl: null,
  category: 'photography',
  type: 'short-video',
  duration: 312,
  viewCount: 0,
  likeCount: 0,
  isLiked: false,
  isGated: false,
  artistId: memberSample.id,
  isPublished: true,
  isHidden: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  artist: memberSample,
  video: null,
};

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function open() {
  renderPage(
    <MemberContext value={memberSample}>
      <LateDialog dialog={UploadDialog} load={() => Promise.resolve()}>
        <button type="button">Open</button>
      </LateDialog>
    </MemberContext>,
  );
  await press('Open');
}

beforeEach(() => {
  sessionStorage.clear();
  discard.mockClear();
});

test('the defaults are the spec’s, and the types show their lengths', async () => {
  stubApi({});
  await open();
  expect(field('Category').value).toBe('photography');
  expect(field('Type').value).toBe('short-video');
  expect(field('Duration').value).toBe('0');
  for (const name of [
    'Short Video (5-15 min)',
    'Tutorial (15-45 min)',
    'Lecture (45-90 min)',
    'Insight (90+ min)',
  ])
    expect(screen.getByRole('option', { name })).toBeTruthy();
});

test('missing fields are reported, the first one is focused, nothing is sent', async () => {
  const sent = stubApi({});
  await open();
  await user.clear(field('Duration'));
  await press('Upload Content');
  for (const sentence of ['Title is required', 'Duration is required', 'Please upload a video first'])
    expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field('Title'));
  expect(sent).toEqual([]);
});

test.each(['2.5', '1e2', '-3'])('a duration of %s is not taken for another', async (typed) => {
  const sent = stubApi({});
  await open();
  await user.type(field('Title'), 'Eight sheets');
  await press('arrive');
  fireEvent.change(field('Duration'), { target: { value: typed } });
  await press('Upload Content');
  expect(screen.getByText('Enter the duration in whole seconds, like 90.')).toBeTruthy();
  expect([document.activeElement, field('Duration').value, sent]).toEqual([field('Duration'), typed, []]);
});

test('the duration comes from the file, or from the server', async () => {
  stubApi({});
  await open();
  await press('choose');
  expect(field('Duration').value).toBe('61');
  await press('arrive');
  expect(field('Duration').value).toBe('312');
});

test.each([
  ['Upload Content', true, 'It’s being processed and will appear in the Hub when it’s ready.'],
  ['Save as draft', false, 'It’s saved as a draft under Your videos.'],
])('%s sends everything and shows what happens next', async (button, isPublished, sentence) => {
  const sent = stubApi({ 'POST /api/inspiration-content': { ...created, isPublished } });
  await open();
  await user.type(field('Title'), 'Eight sheets');
  await press('arrive');
  await press(button);
  await waitFor(() => expect(shownToast()).toBe(`Educational content uploaded successfully!: ${sentence}`));
  expect(sent[0]?.body).toEqual({
    title: 'Eight sheets',
    description: '',
    category: 'photography',
    type: 'short-video',
    duration: 312,
    videoUrl: uploaded.videoUrl,
    isPublished,
    clientId: expect.any(String) as string,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Open');
  expect(field('Title').value).toBe('');
});

test.each([
  [() => problem('artist_name_required'), /^Error: .*artist name/],
  [() => new Response('', { status: 500 }), /^Error: Failed to upload content$/],
])('an error is shown and the draft kept', async (answer, words) => {
  stubApi({ 'POST /api/inspiration-content': answer });
  await open();
  await user.type(field('Title'), 'Eight sheets');
  await press('arrive');
  await press('Upload Content');
  await waitFor(() => expect(shownToast()).toMatch(words));
  expect(field('Title').value).toBe('Eight sheets');
});

test('a video that failed processing is not announced as coming', async () => {
  const failed = { id: ID, status: 'failed', progress: 0, failure: null, durationSeconds: null };
  stubApi({
    'POST /api/inspiration-content': { ...created, video: { ...failed, hasCaptions: false } },
  });
  await open();
  await user.type(field('Title'), 'Eight sheets');
  await press('arrive');
  await press('Upload Content');
  await waitFor(() => expect(shownToast()).toContain('Processing failed'));
});

test('an error that names its field is shown there', async () => {
  const sentence = 'Upload not found. Please upload the file again.';
  const errors = [{ path: 'thumbnailUrl', message: sentence }];
  const refusal = { type: '/api/docs', title: 'Not Found', status: 404, code: 'upload_not_found', errors };
  stubApi({
    'POST /api/inspiration-content': () =>
      Response.json(
        { ...refusal, detail: sentence },
        { status: 404, headers: { 'content-type': 'application/problem+json' } },
      ),
  });
  await open();
  await user.type(field('Title'), 'Eight sheets');
  await press('arrive');
  await press('Upload Content');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(document.activeElement).toBe(field('Thumbnail'));
});

test('the draft survives closing; Cancel asks before a running upload is lost', async () => {
  stubApi({});
  await open();
  await user.type(field('Title'), 'Eight sheets');
  await press('start');
  await user.keyboard('{Escape}');
  expect(shownToast()).toContain('Your upload continues');
  await press('Open');
  expect(field('Title').value).toBe('Eight sheets');
  await press('Cancel');
  expect(discard).not.toHaveBeenCalled();
  await press('Discard');
  expect(discard).toHaveBeenCalledOnce();
  await press('Open');
  expect(field('Title').value).toBe('');
});
