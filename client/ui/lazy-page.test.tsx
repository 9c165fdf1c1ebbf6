import { Suspense } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { RequireMember } from '#client/layout/require-member.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { lazyPage } from './lazy-page.tsx';

const base = { 'GET /api/auth/user': memberSample, 'GET /api/awards': [] };
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void fireEvent(window, new Event(isOnline ? 'online' : 'offline')));
};
/** Code that loads only while there is a network. */
const load = () =>
  navigator.onLine
    ? Promise.resolve({ default: () => <p>Here</p> })
    : Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a page whose code fails to load keeps the frame, and appears with the network', async () => {
  stubApi(base);
  setOnline(false);
  const Page = lazyPage(load, RequireMember);
  renderPage(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Here')).toBeNull();
  setOnline(true);
  expect(await screen.findByText('Here')).toBeTruthy();
});

test('after a deploy has replaced its code, the page is reloaded once', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  stubApi(base);
  const show = (lazy: typeof lazyPage) => {
    const Page = lazy(() => Promise.reject(new TypeError('404')));
    return renderPage(
      <Suspense>
        <Page />
      </Suspense>,
    );
  };
  const { unmount } = show(lazyPage);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 5000);
  unmount();
  // The reloaded page starts anew.
  vi.resetModules();
  show((await import('./lazy-page.tsx')).lazyPage);
  expect(await screen.findByRole('heading', { name: 'This page couldn’t be loaded' })).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

test('a dialog whose code fails to load shows why, and opens when the network is back', async () => {
  stubApi(base);
  setOnline(false);
  const Dialog = lazyPart(load);
  renderPage(
    <Suspense fallback={<p>The page</p>}>
      <Dialog />
    </Suspense>,
  );
  await vi.waitFor(() => expect(shownToast()).toMatch(/^You’re offline/), 5000);
  expect(screen.getByText('The page')).toBeTruthy();
  setOnline(true);
  expect(await screen.findByText('Here')).toBeTruthy();
});
