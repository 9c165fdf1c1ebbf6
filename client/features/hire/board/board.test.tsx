import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { applicationSample, projectSample } from '../testing/hire-samples.ts';
import BoardView from './board-view.tsx';

const LIST = 'GET /api/hire-projects';
const idOf = (n: number) => `99999999-9999-4999-8999-99999999999${n}`;
const bakery = projectSample;
const mark = {
  ...projectSample,
  id: idOf(1),
  title: 'A mark for a list of books',
  description: 'Six BREAD books a year.',
  category: 'logo_design',
  status: 'in_progress',
  budget: '900.00',
  designerId: applicationSample.designer.id,
  designer: {
    id: applicationSample.designer.id,
    firstName: 'Noor',
    lastName: 'Halabi',
    artistName: null,
    profileImageUrl: null,
    isProfessional: false,
  },
};
const calendar = { ...projectSample, id: idOf(2), title: 'Calendar', description: 'x', status: 'completed' };
const disputed = { ...projectSample, id: idOf(3), title: 'Stuck', description: 'y', status: 'disputed' };

/** Two pages; the first links to the second. */
function twoPages() {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls % 2 === 0) return Response.json([calendar, disputed]);
    const link = '</api/hire-projects?cursor=next>; rel="next"';
    return Response.json([bakery, mark], { headers: { link } });
  };
}
const show = (role: 'member' | 'moderator' = 'member') =>
  renderPage(
    <MemberContext value={{ ...memberSample, role }}>
      <BoardView />
    </MemberContext>,
  );
const counter = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;
const counters = () => ['Total', 'Pending', 'Active', 'Completed'].map(counter);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

beforeEach(() => history.replaceState(null, '', '/for-hire'));

test('six skeletons, then the cards of every page, and counters over all of them', async () => {
  stubApi({ [LIST]: twoPages() });
  show();
  expect(screen.getByRole('status', { name: 'Loading projects' }).children).toHaveLength(6);
  await screen.findByText(bakery.title);
  expect(counters()).toEqual(['4', '1', '1', '1']);
  await waitFor(() => expect(titles()).toEqual([bakery.title, mark.title, calendar.title, disputed.title]));
  const [first, second] = screen.getAllByRole('article').map((card) => within(card));
  expect(first!.getByRole('link', { name: bakery.title }).getAttribute('href')).toBe(
    `/for-hire/project/${bakery.id}`,
  );
  for (const text of ['Pending', '$4,000', '6 weeks', 'Teodor Vance', 'Nov 20, 2026', '🌐'])
    expect(first!.getByText(text)).toBeTruthy();
  expect(first!.getByText(bakery.description).className).toContain('line-clamp-3');
  expect(first!.queryByText('Assigned')).toBeNull();
  expect(second!.getByText('Assigned')).toBeTruthy();
});

test('search, category and status combine, are counted and kept in the URL', async () => {
  stubApi({ [LIST]: twoPages() });
  show();
  await screen.findByText(bakery.title);
  expect(screen.getByRole('button', { name: 'Clear Filters' }).hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByLabelText('Search projects'), 'bread ');
  expect(titles()).toEqual([bakery.title, mark.title]);
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Logo design');
  expect(counters()).toEqual(['1', '0', '1', '0']);
  await userEvent.click(screen.getByRole('button', { name: 'Pending' }));
  expect(screen.getByText('No Projects Found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Post the First Project' }).getAttribute('href')).toBe(
    '/for-hire/create',
  );
  const asked = Object.fromEntries(new URLSearchParams(location.search));
  expect(asked).toEqual({ q: 'bread ', category: 'logo_design', status: 'pending' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(counters()).toEqual(['4', '1', '1', '1']);
  // The button is disabled by then; the focus stays among the filters.
  expect(document.activeElement?.contains(screen.getByLabelText('Search projects'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(location.search).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Search projects').value).toBe('');
});

test('a link restores its filters; invalid values are ignored', async () => {
  history.replaceState(null, '', '/for-hire?q=LIST&category=logo_design&status=cancelled');
  stubApi({ [LIST]: twoPages() });
  show();
  await waitFor(() => expect(titles()).toEqual([mark.title]));
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeTruthy();
});

test('a long board renders in steps, but counts everything', async () => {
  const many = Array.from({ length: 25 }, (_, n) => ({
    ...bakery,
    id: `99999999-9999-4999-8999-${String(n).padStart(12, '0')}`,
  }));
  stubApi({ [LIST]: many });
  show();
  await waitFor(() => expect(screen.getAllByText(bakery.title)).toHaveLength(24));
  expect(counter('Total')).toBe('25');
  fireEvent.click(screen.getByText('Show more'));
  expect(screen.getAllByText(bakery.title)).toHaveLength(25);
});

test('a board that fails to load can be retried', async () => {
  const answer = vi.fn(() => problem('internal'));
  stubApi({ [LIST]: () => answer() });
  show();
  await screen.findByText('The projects couldn’t be loaded.');
  answer.mockReturnValue(Response.json([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No Projects Found')).toBeTruthy();
});

test('only moderators can filter by disputed', async () => {
  stubApi({ [LIST]: twoPages() });
  history.replaceState(null, '', '/for-hire?status=disputed');
  const { unmount } = show();
  await screen.findByText(bakery.title);
  expect(screen.queryByRole('button', { name: 'Disputed' })).toBeNull();
  unmount();
  show('moderator');
  await userEvent.click(await screen.findByRole('button', { name: 'All' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  await userEvent.click(screen.getByRole('button', { name: 'Disputed' }));
  await waitFor(() => expect(titles()).toEqual([disputed.title]));
  expect(location.search).toBe('?status=disputed');
});
