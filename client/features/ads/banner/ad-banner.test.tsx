import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { AdSlot } from './ad-slot.tsx';

const first = adSample;
const second = { ...adSample, id: '77777777-7777-4777-8777-777777777777', advertiserName: 'A brush maker' };
const counted = (call: string, id: string) => `POST /api/ads/${id}/${call}`;
const noContent = () => new Response(null, { status: 204 });

let watchers: { tell: (isIntersecting: boolean) => void }[] = [];

/** Elements that are on the screen, as set by the test. */
class StubIntersectionObserver {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    watchers.push({ tell: (isIntersecting) => onChange([{ isIntersecting }]) });
  }
  observe() {}
  disconnect() {}
}
const scrollTo = (isOnScreen: boolean) =>
  act(async () => {
    for (const watcher of watchers) watcher.tell(isOnScreen);
    await vi.advanceTimersByTimeAsync(0);
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function stub(ads: object[]) {
  const answers = Object.fromEntries(
    [first, second].flatMap(({ id }) =>
      ['impression', 'click'].map((call) => [counted(call, id), noContent]),
    ),
  );
  const sent = stubApi({ 'GET /api/ads/active': ads, ...answers });
  return () => sent.map(({ call }) => call).filter((call) => call.startsWith('POST'));
}

beforeEach(async () => {
  watchers = [];
  vi.stubGlobal('IntersectionObserver', StubIntersectionObserver);
  // Loads the chunk before the clock is frozen.
  await import('./ad-banner.tsx');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function open(ads: object[]) {
  const calls = stub(ads);
  const page = renderPage(<AdSlot className="mb-14" />);
  await scrollTo(true);
  await pass(10);
  return { ...page, calls };
}

test('names the advertiser, and rotates every 170 seconds; each turn is counted when seen', async () => {
  const { calls } = await open([first, second]);
  expect(screen.getByText('Ad by A paper mill')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Sheets of paper' })).toBeTruthy();
  expect(calls()).toEqual([]);
  await scrollTo(true);
  expect(calls()).toEqual([counted('impression', first.id)]);
  await pass(169_900);
  expect(screen.getByText('Ad by A paper mill')).toBeTruthy();
  await pass(200);
  expect(screen.getByText('Ad by A brush maker')).toBeTruthy();
  expect(calls().at(-1)).toBe(counted('impression', second.id));
  await scrollTo(false);
  await pass(170_000);
  expect(screen.getByText('Ad by A paper mill')).toBeTruthy();
  expect(calls()).toHaveLength(2);
});

test('a click is counted and opens a tab without access to this one', async () => {
  const { calls } = await open([first]);
  const link = screen.getByRole('link', { name: 'Sheets of paper' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener sponsored']);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(calls()).toEqual([counted('click', first.id)]);
});

test('there is no banner and no space for one without ads', async () => {
  const { container } = await open([]);
  expect(container.innerHTML).toBe('');
});

test('nothing is requested before the slot is visible', async () => {
  const calls = stub([first]);
  const { container } = renderPage(<AdSlot className="mb-14" />);
  await scrollTo(false);
  expect(screen.queryByText(/^Ad by/)).toBeNull();
  expect(container.querySelector('[aria-hidden]')).toBeTruthy();
  expect(calls()).toEqual([]);
});
