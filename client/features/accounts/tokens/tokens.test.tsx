import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import DevelopersView from './developers-view.tsx';
import { TokensSection } from './tokens-section.tsx';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const token = (fields: object) => ({
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Studio inventory',
  scopes: ['read', 'write'],
  hint: 'atl_7Kq…x2F',
  createdAt: inDays(-10),
  expiresAt: inDays(80),
  usedAt: null,
  ...fields,
});
const soon = token({ id: '21111111-1111-4111-8111-111111111111', name: 'Shop', expiresAt: inDays(3.5) });
const expired = token({
  id: '31111111-1111-4111-8111-111111111111',
  name: 'Year book',
  scopes: ['sell'],
  expiresAt: '2025-11-02T12:00:00.000Z',
  usedAt: '2025-10-30T12:00:00.000Z',
});
const LIST = 'GET /api/tokens';
const CREATE = 'POST /api/tokens';
const created = { ...token({ name: 'Fair' }), token: 'atl_9Qw2nVfT7bKx4LmRz0HsYc83JdEuPa6GhTx1' };

test('says what each token may do, when it was used and when it ends', async () => {
  stubApi({ [LIST]: [token({}), soon, expired] });
  renderPage(<TokensSection />);
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toMatch(/^Studio inventoryreadwriteatl_7Kq…x2FNever usedEnds /);
  expect(rows[1]).toContain('Ends in 4 days');
  expect(rows[2]).toContain('Year booksellExpiredatl_7Kq…x2FUsed Oct 30, 2025Expired Nov 2, 2025');
});

test('shows a new token once, until it was copied or the dialog is closed by its buttons', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const sent = stubApi({ [LIST]: [], [CREATE]: () => Response.json(created, { status: 201 }) });
  renderPage(<TokensSection />);
  expect(await screen.findByText('No tokens yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  const form = await screen.findByRole('dialog');
  await user.click(within(form).getByRole('button', { name: 'Create token' }));
  expect(await within(form).findByText('Please enter a name')).toBeTruthy();
  await user.type(within(form).getByLabelText('Name'), 'Fair');
  await user.click(within(form).getByRole('checkbox', { name: /^Sell/ }));
  await user.selectOptions(within(form).getByLabelText('Ends'), 'In 30 days');
  await user.click(within(form).getByRole('button', { name: 'Create token' }));
  expect(await screen.findByRole('dialog', { name: 'Copy your token now' })).toBeTruthy();
  expect(sent.find(({ call }) => call === CREATE)?.body).toEqual({
    name: 'Fair',
    scopes: ['read', 'sell'],
    days: 30,
  });
  await user.keyboard('{Escape}');
  expect(screen.getByText(created.token)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Copy');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(created.token);
  await user.keyboard('{Escape}');
  expect(screen.queryByText(created.token)).toBeNull();
});

test('a refusal stands in the form, and an expired one is created again by its name', async () => {
  const user = userEvent.setup();
  stubApi({ [LIST]: [expired], [CREATE]: () => problem('token_name_taken') });
  renderPage(<TokensSection />);
  await user.click(await screen.findByRole('button', { name: 'Create Year book again' }));
  const form = await screen.findByRole('dialog');
  expect(within(form).getByLabelText<HTMLInputElement>('Name').value).toBe('Year book');
  expect(within(form).getByRole<HTMLInputElement>('checkbox', { name: /^Sell/ }).checked).toBe(true);
  await user.click(within(form).getByRole('button', { name: 'Create token' }));
  expect(await within(form).findByText('You already have a token with this name.')).toBeTruthy();
});

test('asks before one is deleted', async () => {
  const user = userEvent.setup();
  const path = `DELETE /api/tokens/${soon.id}`;
  const sent = stubApi({ [LIST]: [soon], [path]: () => new Response(null, { status: 204 }) });
  renderPage(<TokensSection />);
  await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
  await user.click(await screen.findByRole('button', { name: 'Delete token' }));
  await vi.waitFor(() => expect(shownToast()).toBe('Token deleted'));
  expect(sent.map(({ call }) => call)).toContain(path);
});

test('a failed load can be repeated', async () => {
  stubApi({ [LIST]: () => problem('unavailable') });
  renderPage(<TokensSection />);
  expect(await screen.findByText('Your tokens couldn’t be loaded.')).toBeTruthy();
});

test('the language is chosen for all steps', async () => {
  const user = userEvent.setup();
  renderPage(<DevelopersView />);
  expect(screen.getAllByText(/^curl /)).toHaveLength(3);
  await user.click(screen.getAllByRole('tab', { name: 'Python' })[1]!);
  expect(screen.getAllByRole('tab', { name: 'Python', selected: true })).toHaveLength(3);
  expect(screen.queryByText(/^curl /)).toBeNull();
});
