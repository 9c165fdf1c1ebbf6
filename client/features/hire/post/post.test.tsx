import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { detailSample } from '../testing/hire-samples.ts';
import PostView from './post-view.tsx';

const CREATE = 'POST /api/hire-projects';
const other = artworkSample.user;
const profile = {
  ...other,
  email: null,
  bio: null,
  city: null,
  borough: null,
  instagramUrl: null,
  twitterUrl: null,
  linkedinUrl: null,
  websiteUrl: null,
  coverImageUrl: null,
  isSubscriber: false,
  isCreditProfile: false,
  isHidden: false,
  isCollector: false,
  backOn: null,
  followersCount: 0,
  followingCount: 0,
  totalLikes: 0,
  awardsCount: 0,
  isFollowed: false,
  isBlocked: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const show = () =>
  renderPage(
    <MemberContext value={memberSample}>
      <PostView />
    </MemberContext>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post Project' }));
async function fill() {
  write('Title', 'Signs');
  write('Description', 'For thirty stalls');
  await userEvent.selectOptions(field('Category'), 'Branding');
  write('Budget (USD)', '$500-$1,000');
  write('Timeframe', '5 weeks');
}
const FILLED = {
  title: 'Signs',
  description: 'For thirty stalls',
  category: 'branding',
  budget: '$500-$1,000',
  timeframe: '5 weeks',
  requirements: '',
};

beforeEach(() => history.replaceState(null, '', '/for-hire/create'));

test('reports missing fields, and focuses the first', async () => {
  const sent = stubApi({});
  show();
  await send();
  for (const name of ['Title', 'Description', 'Budget', 'Timeframe'])
    expect(screen.getByText(`${name} is required`)).toBeTruthy();
  expect(document.activeElement).toBe(field('Title'));
  expect(sent).toEqual([]);
});

test('counts characters, and reports at once when there are too many', async () => {
  stubApi({});
  show();
  await userEvent.type(field('Title'), 'Signs');
  expect(screen.getByText('5 of 100 characters')).toBeTruthy();
  write('Title', 'x'.repeat(101));
  expect(screen.getByText('Title must be less than 100 characters')).toBeTruthy();
  write('Description', 'x'.repeat(1001));
  expect(screen.getByText('Description must be less than 1000 characters')).toBeTruthy();
});

test('a budget needs a number', async () => {
  const sent = stubApi({});
  show();
  await fill();
  write('Budget (USD)', 'little');
  await send();
  expect(screen.getByText(/^Please enter an amount between/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the card is previewed, and the project is posted', async () => {
  const sent = stubApi({ [CREATE]: detailSample });
  show();
  await fill();
  const card = within(screen.getByRole('article'));
  for (const text of [
    'Signs',
    'For thirty stalls',
    'Branding',
    '$1,000',
    '5 weeks',
    'Noor Halabi',
    'Pending',
  ])
    expect(card.getByText(text)).toBeTruthy();
  await send();
  await waitFor(() => expect(location.pathname).toBe('/for-hire'));
  expect(shownToast()).toContain('Project posted successfully!');
  expect(sent.find(({ call }) => call === CREATE)?.body).toMatchObject(FILLED);
  expect(sessionStorage.getItem('atelier:draft:post-project')).toBeNull();
});

test('invites the designer named by the URL', async () => {
  history.replaceState(null, '', `/for-hire/create?designer=${other.id}`);
  const sent = stubApi({ [CREATE]: detailSample, [`GET /api/users/${other.id}`]: profile });
  show();
  expect(await screen.findByRole('link', { name: 'Teodor Vance' })).toBeTruthy();
  await fill();
  await send();
  await waitFor(() =>
    expect(sent.find(({ call }) => call === CREATE)?.body).toMatchObject({ ...FILLED, designerId: other.id }),
  );
});

test.each(['not-an-id', memberSample.id])('no one is invited by ?designer=%s', async (id) => {
  history.replaceState(null, '', `/for-hire/create?designer=${id}`);
  const sent = stubApi({ [CREATE]: detailSample });
  show();
  await fill();
  await send();
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([CREATE]));
  expect(sent[0]?.body).toEqual({ ...FILLED, clientId: expect.any(String) as string });
});

test('an invited designer who is gone is reported', async () => {
  history.replaceState(null, '', `/for-hire/create?designer=${other.id}`);
  stubApi({ [`GET /api/users/${other.id}`]: () => problem('member_not_found') });
  show();
  expect(await screen.findByText(/can’t be invited/)).toBeTruthy();
});

test('an error is shown and the draft kept, the server’s message at its field', async () => {
  const refused = {
    type: 'about:blank',
    title: 'x',
    status: 400,
    code: 'invalid_request',
    detail: 'Not like this.',
    errors: [{ path: 'timeframe', message: 'When, please?' }],
  };
  stubApi({ [CREATE]: () => Response.json(refused, { status: 400 }) });
  show();
  await fill();
  await send();
  await screen.findByText('When, please?');
  expect(shownToast()).toBe('Error: Not like this.');
  expect(document.activeElement).toBe(field('Timeframe'));
  expect(field('Title').value).toBe('Signs');
});

test('signed out while posting: the draft is restored afterwards', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  stubApi({ [CREATE]: () => problem('sign_in_required') });
  const { unmount } = show();
  await fill();
  await send();
  await waitFor(() => expect(shownToast()).toBe('Unauthorized: You are logged out. Logging in again...'));
  unmount();
  show();
  expect([field('Title').value, field('Budget (USD)').value]).toEqual(['Signs', '$500-$1,000']);
});
