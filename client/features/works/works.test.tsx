import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeEndpoints } from '#shared/artworks/changes/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { draftSample, ownWorkSample } from './testing.ts';
import WorksView from './works-view.tsx';

const idOf = (n: number) => `22222222-2222-4222-8222-0000000000${String(n).padStart(2, '0')}`;
const work = (n: number, title: string, fields: object = {}, row: object = {}) => ({
  ...ownWorkSample,
  id: idOf(n),
  title,
  ...row,
  work: { ...ownWorkSample.work, ...fields },
});
const REEF = work(1, 'Reef', { openOffersCount: 3 });
const SOLD = work(
  2,
  'Night Shift',
  { isSold: true, isForSale: false, soldPrice: '150.00', isKept: true },
  { state: 'sold', stateAt: '2026-10-29T10:00:00.000Z' },
);
const CIRCLE = work(3, 'Circle');
const ROWS = [REEF, SOLD, CIRCLE, draftSample];
const COUNTS = { draft: 1, scheduled: 0, not_for_sale: 0, for_sale: 2, reserved: 0, sold: 1, hidden: 0 };
const LISTS = { 'GET /api/works': ROWS, 'GET /api/works/counts': COUNTS };
const PATCH = `${changeEndpoints.change.method} ${changeEndpoints.change.path}`;

/** As wide as a desktop. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

const open = (answers: Parameters<typeof stubApi>[0] = {}, address = '/works') => {
  history.replaceState(null, '', address);
  const sent = stubApi({ ...LISTS, ...answers });
  renderPage(
    <MemberContext value={memberSample}>
      <Suspense>
        <WorksView />
      </Suspense>
    </MemberContext>,
  );
  return sent;
};
const box = (title: string) => screen.findByRole('checkbox', { name: `Select ${title}` });
const act = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('states, figures where they make sense, and chips of the states that there are', async () => {
  open();
  const row = (title: string) => screen.getByText(title).closest('tr')!.textContent;
  await screen.findByText('Reef');
  expect(row('Reef')).toBe('ReefGenerative drawingFor sale$180248163');
  expect(row('Night Shift')).toContain('SoldOct 29, 2026$15024816');
  expect(row('Ribbons, Long Study')).toMatch(/^Ribbons, Long StudySaved Nov 20, .*Draft\$120$/);
  expect(screen.getByRole('link', { name: '3 open offers for Reef' })).toBeTruthy();
  const chips = within(screen.getByRole('group', { name: 'Filter by state' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['All4', 'Drafts1', 'For sale2', 'Sold1']);
  expect(screen.getByText('3 works, 1 draft')).toBeTruthy();
});

test('shift chooses what lies between, and the head is mixed until all are chosen', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await box('Reef'));
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 4' });
  expect(all.indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(await box('Circle'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeTruthy();
  await user.click(all);
  expect(screen.getByText('4 selected')).toBeTruthy();
  await act('Clear selection');
  expect(screen.queryByText('4 selected')).toBeNull();
});

test('prices by percent: every row before and after, why one stays, what was done, and back again', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const sent = open({
    [PATCH]: [
      { id: REEF.id, result: 'changed', detail: null, until: null },
      { id: CIRCLE.id, result: 'artwork_reserved', detail: 'Reserved.', until },
    ],
  });
  for (const title of ['Reef', 'Night Shift', 'Circle']) await userEvent.click(await box(title));
  await act('Price');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  const row = (title: string) => dialog.getByText(title).closest('tr')!.textContent;
  expect(row('Night Shift')).toContain('Sold, so its price and shipping can’t be changed.');
  await userEvent.type(dialog.getByLabelText('Percent'), '+10');
  expect(row('Reef')).toBe('Reef3 open offers stay as they are.was $180$198');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 prices' }));

  await screen.findByText('1 price changed');
  expect(screen.getByText('1 price wasn’t changed')).toBeTruthy();
  expect(screen.getByText(/^Circle: It’s reserved for a buyer until/)).toBeTruthy();
  const changes = () =>
    sent.filter(({ call }) => call === PATCH).map(({ body }) => (body as { changes: object[] }).changes);
  expect(changes().at(-1)).toEqual([
    { id: REEF.id, price: '198.00', expectedPrice: '180.00' },
    { id: CIRCLE.id, price: '198.00', expectedPrice: '180.00' },
  ]);
  expect(screen.queryByText('3 selected')).toBeNull();
  await act('Undo');
  await waitFor(() =>
    expect(changes().at(-1)).toEqual([{ id: REEF.id, price: '180.00', expectedPrice: '198.00' }]),
  );
  expect(await screen.findByText('1 change undone')).toBeTruthy();
});

test('a draft takes part through its own call, and a button that would change nothing says so', async () => {
  const sent = open({
    [PATCH]: [{ id: REEF.id, result: 'changed', detail: null, until: null }],
    [`PATCH /api/drafts/${draftSample.id}`]: () => new Response(null, { status: 404 }),
  });
  await userEvent.click(await box('Reef'));
  await userEvent.click(await box('Ribbons, Long Study'));
  await act('Tags');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change 0 works' }));
  expect(dialog.getByRole('alert').textContent).toBe('This wouldn’t change anything.');
  await userEvent.type(dialog.getByLabelText('Add'), 'Ink');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 works' }));
  await screen.findByText('1 work changed');
  expect(sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { changes: [{ id: REEF.id, tags: ['reef', 'ink'] }] },
    { version: 3, fields: { tags: 'ink' } },
  ]);
});

test('category and how it was made by one act, in drafts as in works', async () => {
  const sent = open({
    [PATCH]: [{ id: REEF.id, result: 'changed', detail: null, until: null }],
    [`PATCH /api/drafts/${draftSample.id}`]: () => new Response(null, { status: 404 }),
  });
  await userEvent.click(await box('Reef'));
  await userEvent.click(await box('Ribbons, Long Study'));
  await act('Category');
  const dialog = within(await screen.findByRole('dialog', { name: 'Category' }));
  await userEvent.selectOptions(dialog.getByLabelText('How was this made?'), 'Camera');
  expect(dialog.getByText('Digital Art, Camera')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'AI Art');
  expect(dialog.getAllByText(/^For AI art, choose/)).toHaveLength(2);
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Photography');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 works' }));
  await screen.findByText('1 work changed');
  const chosen = { category: 'photography', making: 'camera' };
  expect(sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { changes: [{ id: REEF.id, ...chosen }] },
    { version: 3, fields: chosen },
  ]);
});

test('a draft is scheduled from its row, and several drafts can be chosen', async () => {
  const schedule = `PUT /api/drafts/${draftSample.id}/schedule`;
  const sent = open(
    { 'GET /api/works': [draftSample], 'GET /api/drafts': [], [schedule]: {} },
    '/works?state=drafts',
  );
  await act('Select several');
  expect(await box('Ribbons, Long Study')).toBeTruthy();
  await act('More options for Ribbons, Long Study');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Schedule' }));
  await act(/^Publish on/);
  await waitFor(() => expect(sent.find(({ call }) => call === schedule)?.body).toMatchObject({ version: 3 }));
});

test('a draft that another window has changed is not scheduled, and a toast says so', async () => {
  open({
    'GET /api/works': [draftSample],
    [`PUT /api/drafts/${draftSample.id}/schedule`]: () => problem('draft_changed'),
  });
  await act('More options for Ribbons, Long Study');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Schedule' }));
  await act(/^Publish on/);
  await waitFor(() => expect(shownToast()).toBe('Error: This draft was changed in another window.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('deletes what was never bought', async () => {
  const sent = open({
    'POST /api/artworks/delete': [{ id: CIRCLE.id, result: 'changed', detail: null, until: null }],
    [`DELETE /api/drafts/${draftSample.id}`]: () => new Response(null, { status: 204 }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 4' }));
  await userEvent.click(await box('Reef'));
  await act('Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete works' }));
  expect(dialog.getByText('It has been bought, so it’s kept for its receipts.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete 2 works' }));
  await screen.findByText('2 deleted');
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ ids: [CIRCLE.id] });
});

test.each([
  ['/works', 'No works yet'],
  ['/works?state=reserved', 'Nothing is reserved'],
  ['/works?q=zz', 'Nothing found'],
])('%s without a hit says "%s"', async (address, title) => {
  open({ 'GET /api/works': [] }, address);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a list that cannot be loaded can be tried again', async () => {
  open({ 'GET /api/works': () => new Response(null, { status: 503 }) });
  expect(await screen.findByText('Your works couldn’t be loaded.')).toBeTruthy();
  stubApi(LISTS);
  await act('Try again');
  expect(await screen.findByText('Reef')).toBeTruthy();
});
