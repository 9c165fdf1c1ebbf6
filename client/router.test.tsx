import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '#client/lib/query.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { Screens } from './router.tsx';

const member = { ...memberSample, profileCompleted: true };
const show = async (path: string, heading: string, person: object = member) => {
  stubApi({ 'GET /api/auth/user': () => Response.json(person), 'GET /api/awards': [] });
  history.replaceState(null, '', path);
  renderPage(<Screens />);
  await screen.findByRole('heading', { level: 1, name: heading });
};

beforeEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/moderation', {}, 'This page is for moderators', 'Moderation - Atelier'],
  [
    '/moderation/log',
    { role: 'admin', suspendedUntil: '2999-01-01T00:00:00.000Z' },
    'This page is for moderators',
    'Moderation log - Atelier',
  ],
  ['/office', { role: 'moderator' }, 'Only admins can open the office', 'Office - Atelier'],
  ['/office/nothing', { role: 'admin' }, '404 Page Not Found', 'Not found - Atelier'],
  ['/settings/everything', {}, '404 Page Not Found', 'Not found - Atelier'],
  ['/nowhere', {}, '404 Page Not Found', 'Not found - Atelier'],
])('%s opened by %j says "%s"', async (path, fields, heading, title) => {
  await show(path, heading, { ...member, ...fields });
  expect(document.title).toBe(title);
});

test("visitors read the screen's own message", async () => {
  stubApi({ 'GET /api/auth/user': () => problem('sign_in_required') });
  history.replaceState(null, '', '/receipts');
  renderPage(<Screens />);
  await screen.findByRole('heading', { name: 'Please sign in to manage receipts.' });
});

test.each([
  ['/settings', '/settings/profile'],
  ['/for-hire/project', '/for-hire'],
  ['/office/system', '/office/jobs'],
])('%s leads to %s', async (from, to) => {
  stubApi({ 'GET /api/auth/user': () => problem('sign_in_required') });
  history.replaceState(null, '', from);
  renderPage(<Screens />);
  await screen.findByRole('heading', { name: 'Please sign in to continue.' });
  expect(location.pathname).toBe(to);
});

test("a new member's form stays open while the session is read again", async () => {
  const newcomer = { ...memberSample, profileCompleted: false };
  stubApi({
    'GET /api/auth/user': newcomer,
    'POST /api/complete-profile/offered': {},
    'GET /api/awards': [],
  });
  history.replaceState(null, '', '/nowhere');
  renderPage(<Screens />);
  await userEvent.type(await screen.findByLabelText('City'), 'Lisbon');
  const offered = { ...newcomer, profileOfferedAt: '2026-01-01T00:00:00.000Z' };
  await act(async () => {
    queryClient.setQueryData([...sessionQuery.queryKey], offered);
    // Observers are told in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Lisbon');
});
