import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { SaveSearch } from './save-search.tsx';

const LIST = 'GET /api/saved-searches';
const saved = (n: number) => ({
  id: `22222222-2222-4222-8222-${String(n).padStart(12, '0')}`,
  name: `Word ${n}`,
  search: `q=word${n}`,
  channel: 'bell',
  pausedAt: null,
  seenAt: '2026-11-01T10:00:00.000Z',
  newCount: 0,
  newWorks: [],
  createdAt: '2026-11-01T10:00:00.000Z',
});

test('a member with 20 saved searches reads so, with a link to them', async () => {
  stubApi({ [LIST]: Array.from({ length: 20 }, (_, n) => saved(n)) });
  renderPage(<SaveSearch browse={{ q: 'snow' }} />);
  const said = await screen.findByRole('link', {
    name: 'You’ve saved 20 searches. Delete one to save another.',
  });
  expect(said.getAttribute('href')).toBe('/alerts');
  expect(screen.getByRole('button', { name: 'Save this search' }).hasAttribute('disabled')).toBe(true);
});

test('a suspended member is told why, and the button keeps the focus', async () => {
  stubApi({ [LIST]: [], 'POST /api/saved-searches': () => problem('suspended') });
  renderPage(<SaveSearch browse={{ q: 'snow' }} />);
  const button = await screen.findByRole('button', { name: 'Save this search' });
  await userEvent.click(button);
  await waitFor(() => expect(shownToast()).toBe('Not available while suspended: Your account is suspended.'));
  expect(document.activeElement).toBe(button);
});
