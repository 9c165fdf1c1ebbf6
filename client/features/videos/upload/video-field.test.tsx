import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import type { UploadedVideo } from './uploaded-video.ts';
import { VideoField } from './video-field.tsx';

// The upload engine needs a real browser: client/e2e/videos-upload.spec.ts tries it.
vi.mock('./use-video-uploader.ts', () => ({
  useVideoUploader: () => ({
    subscribe: () => () => {},
    read: () => IDLE,
  }),
}));

const IDLE = {
  isBusy: false,
  problem: '',
  isOffline: false,
  canRetryAccept: false,
  probe: null,
  accepted: null,
};
const ID = '77777777-7777-4777-8777-777777777777';
const uploaded: UploadedVideo = {
  videoUrl: `/objects/${ID}`,
  videoId: ID,
  durationSeconds: 312,
  name: 'eight-sheets.mp4',
};

test('a form’s refusal of a video that has arrived is shown', async () => {
  const video = { id: ID, status: 'ready', progress: 100, failure: null, durationSeconds: 312 };
  stubApi({ [`GET /api/videos/${ID}`]: { ...video, hasCaptions: false } });
  const error = 'You’ve already added this video.';
  renderPage(
    <MemberContext value={memberSample}>
      <VideoField id="hub" label="Video" value={uploaded} onChange={() => {}} error={error} />
    </MemberContext>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(error);
  expect(screen.getByText('eight-sheets.mp4')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Video' }).hasAttribute('data-invalid')).toBe(true);
});
