import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import VideoAds from './video-ads.tsx';

const ad = { ...adSample, videoUrl: '/demo/ads/a.mp4' };
const counted = (call: string) => `POST /api/ads/${ad.id}/${call}`;
const noContent = () => new Response(null, { status: 204 });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog');
const video = () => document.querySelector('video')!;

let mayPlay = true;
let prefersReducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
  mayPlay = true;
  prefersReducedMotion = false;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    if (!mayPlay) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
});
afterEach(() => vi.useRealTimers());

async function open(screenBelow = <p>The screen</p>) {
  const sent = stubApi({
    'GET /api/ads/active': [ad],
    [counted('play')]: noContent,
    [counted('skip')]: noContent,
    [counted('click')]: noContent,
  });
  const page = renderPage(
    <>
      {screenBelow}
      <VideoAds />
    </>,
  );
  await pass(10);
  return { ...page, counts: () => sent.map(({ call }) => call).filter((call) => call.startsWith('POST')) };
}

test('opens every five minutes, names the advertiser, and can be closed after five seconds', async () => {
  const { counts } = await open();
  await pass(299_900);
  expect(dialog()).toBeNull();
  await pass(200);
  expect(dialog()).toBeTruthy();
  expect(screen.getByText('Ad by A paper mill')).toBeTruthy();
  expect(counts()).toEqual([counted('play')]);
  expect(screen.getByText('Skip in 5s')).toBeTruthy();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await pass(1000);
  expect(screen.getByText('Skip in 4s').closest('[aria-live], [role="status"]')).toBeNull();
  await pass(3000);
  expect(screen.getByText('Skip in 1s')).toBeTruthy();
  await pass(800);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await pass(300);
  expect(screen.queryByText(/Skip in/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await pass(0);
  expect(dialog()).toBeNull();
  expect(counts()).toEqual([counted('play'), counted('skip')]);
  await pass(294_000);
  expect(dialog()).toBeNull();
  await pass(1500);
  expect(dialog()).toBeTruthy();
});

test('the interval continues through navigation and reloads', async () => {
  const { unmount } = await open();
  await pass(200_000);
  unmount();
  await open();
  await pass(100_100);
  expect(dialog()).toBeTruthy();
});

test('starts muted; the sound can be toggled; closes at the end', async () => {
  await open();
  await pass(300_100);
  expect(video().muted).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Unmute' }));
  expect(video().muted).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(video().muted).toBe(true);
  fireEvent.ended(video());
  await pass(0);
  expect(dialog()).toBeNull();
});

test('a missing video closes silently', async () => {
  const { counts } = await open();
  mayPlay = false;
  await pass(300_100);
  fireEvent.error(video());
  await pass(0);
  expect(dialog()).toBeNull();
  expect(counts()).toEqual([]);
});

test('without autoplay it offers Play, and can still be skipped', async () => {
  const { counts } = await open();
  mayPlay = false;
  await pass(300_100);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  await pass(5000);
  expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy();
  mayPlay = true;
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await pass(0);
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  expect(counts()).toEqual([counted('play')]);
});

test('does not autoplay with reduced motion', async () => {
  const { counts } = await open();
  prefersReducedMotion = true;
  await pass(300_100);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  expect(counts()).toEqual([]);
});

test.each(['/checkout/1', '/upload', '/purchase-success'])(
  'never over %s; it opens afterwards',
  async (path) => {
    history.replaceState(null, '', path);
    await open();
    await pass(400_000);
    expect(dialog()).toBeNull();
    history.replaceState(null, '', '/');
    await pass(5100);
    expect(dialog()).toBeTruthy();
  },
);

test('an ad never opens while the member types, watches, or has a dialog open', async () => {
  const { container } = await open(
    <>
      <textarea defaultValue="Half a sentence" />
      <div id="place" />
    </>,
  );
  await pass(310_000);
  expect(dialog()).toBeNull();
  container.querySelector('textarea')!.value = '';
  const place = container.querySelector('#place')!;
  place.innerHTML = '<div role="alertdialog"></div>';
  await pass(10_000);
  place.innerHTML = '<video></video>';
  const playing = place.querySelector('video')!;
  Object.defineProperty(playing, 'paused', { value: false });
  await pass(10_000);
  expect(dialog()).toBeNull();
  place.innerHTML = '<input role="combobox" aria-expanded="true">';
  await pass(10_000);
  expect(dialog()).toBeNull();
  place.innerHTML = '<input role="combobox" aria-expanded="false" value="old words">';
  await pass(5100);
  expect(dialog()).toBeTruthy();
});
