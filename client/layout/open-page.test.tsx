import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import NotFound from './not-found.tsx';
import { OpenPage } from './open-page.tsx';

test('a member sees a public page in the frame', async () => {
  stubApi({ 'GET /api/auth/user': memberSample, 'GET /api/awards': [] });
  renderPage(
    <OpenPage>
      <NotFound />
    </OpenPage>,
  );
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  expect(screen.getAllByText(/404/)).toHaveLength(1);
});

test('a visitor sees the page without a frame, and is not sent to sign in', async () => {
  stubApi({ 'GET /api/auth/user': () => problem('sign_in_required') });
  renderPage(
    <OpenPage>
      <NotFound />
    </OpenPage>,
  );
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(shownToast()).toBe('');
});
