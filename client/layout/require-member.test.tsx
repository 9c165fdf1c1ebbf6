import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { awardEndpoints } from '#shared/awards/contract.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { readToasts } from '#client/lib/toast.ts';
import { MEMBER } from './unseen.tsx';
import { RequireMember } from './require-member.tsx';

const NOTICE = 'Unauthorized: You are logged out. Logging in again...';
const visitor = { 'GET /api/auth/user': () => problem('sign_in_required') };

afterEach(async () => {
  // Long enough for another notice.
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const Feed = () => {
  const awards = useEndpoint(awardEndpoints.latest, {});
  const following = useEndpoint(siteEndpoints.landing, {});
  return (
    <>
      <button onClick={() => void awards.refetch()}>Read</button>
      <button onClick={() => void following.refetch()}>Read more</button>
    </>
  );
};

async function visit(path: string, notice?: string) {
  vi.useFakeTimers();
  history.replaceState(null, '', path);
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  renderPage(
    <RequireMember {...(notice ? { notice } : {})}>
      <p>For members</p>
      <Feed />
    </RequireMember>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await act(() => vi.advanceTimersByTimeAsync(10));
  return leave;
}

test('a visitor sees the notice, and 500 ms later on the way to sign-in and back', async () => {
  stubApi(visitor);
  document.head.innerHTML = '<meta name="session" content="none">';
  onTestFinished(() => void (document.head.innerHTML = ''));
  const leave = await visit('/artwork/1?from=wall');
  expect(screen.queryByText('For members')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Please sign in to continue.');
  // Only the toast says it, and only once.
  expect(screen.queryByText(/logged out/)).toBeNull();
  expect(shownToast()).toBe(NOTICE);
  await vi.advanceTimersByTimeAsync(480);
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Fartwork%2F1%3Ffrom%3Dwall');
});

test('behind the notice a visitor sees what the link may show', async () => {
  stubApi(visitor);
  const path = '/artwork/00000000-0000-4000-8000-000000000001';
  const preview = {
    title: 'Market Day',
    artist: 'Mina Okoro',
    description: 'A kite.',
    pictureUrl: '/media/1/card.webp',
    altText: 'Roofs from above',
    cardUrl: '/api/previews/artwork/1/1.jpg',
  };
  const answer = document.createElement('script');
  Object.assign(answer, { type: 'application/json', textContent: JSON.stringify(preview) });
  answer.dataset['path'] = `/api/previews?path=${encodeURIComponent(path)}`;
  document.body.append(answer);
  // Its code is asked for early; here it is there.
  await import('#client/features/previews/came-for.tsx');
  await visit(path);
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('img', { name: 'Roofs from above' }).getAttribute('src')).toBe(preview.pictureUrl);
  expect(screen.getByText('Market Day')).toBeTruthy();
  expect(screen.getByText('Mina Okoro')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Please sign in to continue.');
  expect(shownToast()).toBe(NOTICE);
  await vi.advanceTimersByTimeAsync(500);
});

test('a page may show more to visitors than the notice', async () => {
  stubApi(visitor);
  await visit('/receipts', 'Please sign in to manage receipts.');
  expect(screen.getByText('Please sign in to manage receipts.')).toBeTruthy();
  expect(shownToast()).toBe(NOTICE);
  await vi.advanceTimersByTimeAsync(500);
});

test('a member sees the page, in its frame', async () => {
  stubApi({ 'GET /api/auth/user': memberSample, 'GET /api/awards': [] });
  const leave = await visit('/upload');
  expect(screen.getByText('For members')).toBeTruthy();
  expect(screen.getAllByText('Most liked today')).toHaveLength(1);
  expect(screen.getAllByText('Top engagement')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(leave).not.toHaveBeenCalled();
});

test('a server that does not respond does not cause a new sign-in', async () => {
  stubApi({ 'GET /api/auth/user': () => problem('internal') });
  const leave = await visit('/upload');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1000);
  expect(leave).not.toHaveBeenCalled();
});

test('when the session ends, the first 401 shows the notice, once, and leads to sign-in', async () => {
  const answers: Record<string, object> = { 'GET /api/auth/user': memberSample, 'GET /api/awards': [] };
  stubApi(answers);
  const leave = await visit('/for-hire?category=logo#open');
  answers['GET /api/awards'] = () => problem('sign_in_required');
  answers['GET /api/landing'] = () => problem('sign_in_required');
  const seen = readToasts()[0]?.id;
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Read' }));
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(shownToast()).toBe(NOTICE);
  const notice = readToasts()[0]?.id;
  expect(notice).not.toBe(seen);
  await act(() => vi.advanceTimersByTimeAsync(500));
  const where = '/api/login?returnTo=%2Ffor-hire%3Fcategory%3Dlogo%26signed-in-again%3Dended%23open';
  expect(leave).toHaveBeenCalledExactlyOnceWith(where);
  // Answered while the browser is redirecting.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(readToasts()[0]?.id).toBe(notice);
  expect(leave).toHaveBeenCalledOnce();
});

test('a server error while browsing does not cause a new sign-in', async () => {
  const answers: Record<string, object> = { 'GET /api/auth/user': memberSample, 'GET /api/awards': [] };
  stubApi(answers);
  const leave = await visit('/for-hire');
  answers['GET /api/awards'] = () => problem('internal');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Read' }));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(leave).not.toHaveBeenCalled();
});

test('offline, the frame shows it until the network is back', async () => {
  stubApi({ 'GET /api/auth/user': memberSample, 'GET /api/awards': [] });
  await visit('/upload');
  const turn = (isOnline: boolean) =>
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
    });
  turn(false);
  expect(screen.getByText(/^You’re offline/)).toBeTruthy();
  expect(screen.getByText('For members')).toBeTruthy();
  turn(true);
  expect(screen.queryByText(/^You’re offline/)).toBeNull();
});

test('a rendering error keeps the frame', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubApi({ 'GET /api/auth/user': memberSample, 'GET /api/awards': [] });
  vi.useFakeTimers();
  const Broken = () => {
    throw new Error('broken');
  };
  renderPage(
    <RequireMember>
      <Broken />
    </RequireMember>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page couldn’t be shown');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});

test('the window reloads when someone else signs in in another window', async () => {
  stubApi({ 'GET /api/auth/user': memberSample, 'GET /api/awards': [] });
  await visit('/artwork/1');
  expect(screen.getByText('For members')).toBeTruthy();
  fireEvent.pointerDown(window);
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(10));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  onTestFinished(() => reload.mockRestore());
  const hear = (newValue: string) => dispatchEvent(new StorageEvent('storage', { key: MEMBER, newValue }));
  expect(localStorage.getItem(MEMBER)).toBe(memberSample.id);
  hear(memberSample.id);
  expect(reload).not.toHaveBeenCalled();
  hear('someone-else');
  expect(reload).toHaveBeenCalledOnce();
});
