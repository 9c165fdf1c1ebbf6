import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { RequireMember } from './require-member.tsx';

const NOTICE = 'Unauthorized: You are logged out. Logging in again...';
const visitor = { 'GET /api/auth/user': () => problem('sign_in_required') };

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

async function visit(path: string, notice?: string) {
  vi.useFakeTimers();
  history.replaceState(null, '', path);
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  renderPage(
    <RequireMember {...(notice ? { notice } : {})}>
      <p>For members</p>
    </RequireMember>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await act(() => vi.advanceTimersByTimeAsync(10));
  return leave;
}

test('a visitor is told, and 500 ms later on the way to sign-in and back', async () => {
  stubApi(visitor);
  const leave = await visit('/artwork/1?from=wall');
  expect(screen.queryByText('For members')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unauthorized');
  expect(shownToast()).toBe(NOTICE);
  await vi.advanceTimersByTimeAsync(480);
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Fartwork%2F1%3Ffrom%3Dwall');
});

test('a page may say more to visitors than the notice does', async () => {
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

test('a server that does not answer is no reason to sign in again', async () => {
  stubApi({ 'GET /api/auth/user': () => problem('internal') });
  const leave = await visit('/upload');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1000);
  expect(leave).not.toHaveBeenCalled();
});
