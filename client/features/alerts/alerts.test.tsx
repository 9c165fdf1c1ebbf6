import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { readToasts } from '#client/lib/toast.ts';
import AlertsView from './alerts-view.tsx';
import { EditSearchDialog } from './edit-search-dialog.tsx';

const ID = '22222222-2222-4222-8222-000000000001';
const BLUE = {
  id: ID,
  name: 'Calm blues',
  search: 'maxPrice=500&q=calm+blue',
  channel: 'bell',
  pausedAt: null,
  seenAt: '2026-11-19T10:00:00.000Z',
  newCount: 1,
  newWorks: [{ id: ID, title: 'Quay', imageUrl: '/media/artworks/1.webp' }],
  createdAt: '2026-11-01T10:00:00.000Z',
};
const QUIET = {
  ...BLUE,
  id: '22222222-2222-4222-8222-000000000002',
  name: 'Harbors',
  newCount: 0,
  newWorks: [],
  pausedAt: '2026-11-03T10:00:00.000Z',
};
const LIST = 'GET /api/saved-searches';

test('rows say what is searched for, what is new and what is paused', async () => {
  stubApi({ [LIST]: [BLUE, QUIET] });
  renderPage(<AlertsView />);
  expect(await screen.findByRole('heading', { name: 'New Calm blues' })).toBeTruthy();
  expect(screen.getByText('2 of 20 saved searches')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Search terms of Calm blues' }).textContent).toContain(
    'Up to $500',
  );
  expect(screen.getByText('1 new since Nov 19, 2026')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Quay' })).toBeTruthy();
  expect(screen.getByText('Paused on Nov 3, 2026')).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Alerts for Harbors', checked: false })).toBeTruthy();
});

test('a deleted search can be brought back', async () => {
  const sent = stubApi({
    [LIST]: [BLUE],
    [`DELETE /api/saved-searches/${ID}`]: () => new Response(null, { status: 204 }),
    'POST /api/saved-searches': BLUE,
  });
  renderPage(<AlertsView />);
  await userEvent.click(await screen.findByRole('button', { name: 'More options for Calm blues' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()).toContain('Deleted Calm blues'));
  readToasts()[0]?.action?.onClick();
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/saved-searches')?.body).toEqual({
      name: 'Calm blues',
      search: 'maxPrice=500&q=calm+blue',
      channel: 'bell',
      isOn: true,
    }),
  );
});

test('empty, it says what to do; a failure can be tried again', async () => {
  stubApi({ [LIST]: [] });
  const { unmount } = renderPage(<AlertsView />);
  expect((await screen.findByRole('link', { name: 'Try “blue paper under 500”' })).getAttribute('href')).toBe(
    '/?q=blue+paper+under+500',
  );
  unmount();
  stubApi({ [LIST]: () => problem('internal') });
  renderPage(<AlertsView />);
  expect(await screen.findByText('Your saved searches couldn’t be loaded.')).toBeTruthy();
});

test('renaming a search sends its name alone, so what it searches for stays', async () => {
  const sent = stubApi({ [LIST]: [BLUE], [`PATCH /api/saved-searches/${ID}`]: BLUE });
  const saved = { ...BLUE, channel: 'bell' as const, seenAt: new Date(), createdAt: new Date() };
  renderPage(<EditSearchDialog saved={saved} onClose={() => {}} />);
  await userEvent.type(screen.getByLabelText('Name'), ', framed');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ name: 'Calm blues, framed' }));
});
