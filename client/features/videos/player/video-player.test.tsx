import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ERRORS } from '#shared/http/errors.ts';
import { sendSignal } from '#client/lib/testing/event-source.ts';
import { useLiveStream } from '#client/lib/live.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { playbackSample as playback, stubMedia } from './testing.ts';
import { VideoPlayer } from './video-player.tsx';

const ID = '99999999-9999-4999-8999-999999999999';
const VIDEO = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const PLAY = `GET /api/inspiration-content/${ID}/play`;
const SAVE = `PUT /api/videos/${VIDEO}/position`;

const preview = { isPreview: true, url: '/storage/atelier/preview?1' };

const onViewed = vi.fn<() => void>();
const onEnded = vi.fn<() => void>();
const Live = () => {
  useLiveStream();
  return null;
};
const show = (isLive = false) =>
  renderPage(
    <>
      {isLive && <Live />}
      <VideoPlayer
        of={{ kind: 'inspiration', id: ID }}
        title="Three Inks"
        posterUrl={null}
        onViewed={onViewed}
        onEnded={onEnded}
      />
    </>,
  );

/** The player with its URL loaded. */
async function open(answer: object, length = 44, isLive = false) {
  const sent = stubApi({ [PLAY]: answer, [SAVE]: () => new Response(null, { status: 204 }) });
  const media = stubMedia(length);
  const { unmount } = show(isLive);
  await waitFor(() => expect(media.element().getAttribute('src')).toContain('/storage/'));
  media.loaded();
  const saved = () =>
    sent.filter(({ call }) => call === SAVE).map(({ body }) => (body as { seconds: number }).seconds);
  return { ...media, sent, saved, unmount };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  onViewed.mockReset();
  onEnded.mockReset();
});
afterEach(() => vi.useRealTimers());

test('a view is three seconds of playback: pauses and jumps do not count', async () => {
  const { run, element, send } = await open(playback());
  await press('Play');
  run(2);
  await press('Pause');
  send('timeupdate');
  element().currentTime = 30;
  await press('Play');
  element().currentTime = 10;
  run(0.5);
  expect(onViewed).not.toHaveBeenCalled();
  run(0.5);
  expect(onViewed).toHaveBeenCalledTimes(1);
  run(10);
  expect(onViewed).toHaveBeenCalledTimes(1);
});

test('starts at the last position, and saves it regularly, at a pause and on leaving', async () => {
  const { hand, run, saved, unmount } = await open(playback({ position: 12 }));
  expect(hand.time).toBe(12);
  await press('Play');
  run(9);
  expect(saved()).toEqual([]);
  run(2);
  expect(saved()).toEqual([22]);
  run(3);
  await press('Pause');
  expect(saved()).toEqual([22, 26]);
  await press('Play');
  run(2);
  unmount();
  expect(saved()).toEqual([22, 26, 28]);
});

test('a viewer near the end starts over', async () => {
  const { hand, saved } = await open(playback({ position: 43 }));
  expect(hand.time).toBe(0);
  expect(saved()).toEqual([]);
});

test('the end of the full video is reported', async () => {
  const { end } = await open(playback());
  await press('Play');
  end();
  expect(onEnded).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Subscribe Now')).toBeNull();
});

test('the end of a preview offers Premium, and does not count as the end', async () => {
  const { end, hand } = await open(playback(preview), 20);
  expect(screen.getByText('20s preview')).toBeTruthy();
  await press('Play');
  end();
  const heading = await screen.findByRole('heading', { name: '24 seconds left.' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Subscribe Now' }).getAttribute('href')).toBe('/subscribe');
  expect(onEnded).not.toHaveBeenCalled();
  await press('Watch the preview again');
  expect([hand.time, hand.isPaused]).toEqual([0, false]);
  expect(screen.queryByText('Subscribe Now')).toBeNull();
});

test('with Premium the full video opens at the same position', async () => {
  const answers = [playback(preview), playback({ position: 3 })];
  const { end, hand, element, loaded } = await open(
    () => Response.json(answers.length > 1 ? answers.shift() : answers[0]),
    20,
    true,
  );
  await press('Play');
  end();
  await screen.findByText('Subscribe Now');
  sendSignal({ type: 'premium' });
  await waitFor(() => expect(element().getAttribute('src')).toContain('whole'));
  hand.length = 44;
  loaded();
  expect(hand.time).toBe(20);
  expect(screen.queryByText('Subscribe Now')).toBeNull();
});

test('a URL is refetched before it expires, and playback continues', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let reads = 0;
  const { run, hand, element, loaded } = await open(() => {
    reads += 1;
    return Response.json(playback({ url: `/storage/atelier/whole?${reads}` }));
  });
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  run(8);
  await vi.advanceTimersByTimeAsync(4 * 3_600_000 - 6 * 60_000);
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await waitFor(() => expect(element().getAttribute('src')).toContain('?2'));
  loaded();
  expect([hand.time, hand.isPaused]).toEqual([8, false]);
});

test('a playback error is shown, and can be retried at the same position', async () => {
  let reads = 0;
  const { run, send, hand, loaded } = await open(() => {
    reads += 1;
    return Response.json(playback({ url: `/storage/atelier/whole?${reads}` }));
  });
  await press('Play');
  run(5);
  send('error');
  expect(screen.getByRole('alert').textContent).toContain('The video couldn’t be played.');
  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(reads).toBe(2);
  loaded();
  expect(hand.time).toBe(5);
});

test('a video deleted in the meantime is reported on retry', async () => {
  const answers = [Response.json(playback()), problem('content_not_found')];
  const { send } = await open(() => answers.shift()!);
  send('error');
  await press('Try again');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(ERRORS.content_not_found.detail),
  );
});

test('a refusal shows the server’s message', async () => {
  stubApi({ [PLAY]: () => problem('video_not_ready') });
  stubMedia(44);
  show();
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.video_not_ready.detail);
});

test('keys control it while the focus is in it, except on a control that uses them', async () => {
  const { hand, element } = await open(playback({ position: 20 }));
  const key = (name: string) => userEvent.keyboard(name);
  await key('k');
  expect(hand.isPaused).toBe(true);
  screen.getByRole('button', { name: 'Play' }).focus();
  await key('k');
  expect(hand.isPaused).toBe(false);
  await key('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(hand.time).toBe(25);
  await key('m');
  expect(element().muted).toBe(true);
  await key(' ');
  expect(hand.isPaused).toBe(true);
  screen.getByRole('slider', { name: 'Volume' }).focus();
  await key('{ArrowRight}');
  expect(hand.time).toBe(25);
});

test('has a playback speed', async () => {
  const { element } = await open(playback());
  await press('Speed, 1×');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '1.5×' }));
  expect(element().playbackRate).toBe(1.5);
});
