import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { PREVIEW_SECONDS } from '#shared/premium/premium-access.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample, videoSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { HubView } from './hub-view.tsx';

const LIST = 'GET /api/inspiration-content';
const ID = videoSample.id;
const OTHER = '44444444-4444-4444-8444-444444444444';
const LIKE = `POST /api/inspiration-content/${ID}/like`;

const video = {
  ...videoSample,
  type: 'masterclass' as const,
  category: 'digital-art' as const,
  duration: 3725,
  viewCount: 5128,
  likeCount: 612,
  isGated: true,
  artistId: OTHER,
  artist: { ...videoSample.artist, id: OTHER, firstName: 'Mina', lastName: 'Okoro', artistName: ' ' },
};

let asked: URLSearchParams[] = [];
/** Like `stubApi`, and records the list's requests. */
function stub(answers: Parameters<typeof stubApi>[0]) {
  const sent = stubApi(answers);
  const answer = fetch;
  asked = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(url, location.origin);
    if (pathname === '/api/inspiration-content') asked.push(searchParams);
    return answer(url, init);
  });
  return sent;
}
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

const show = (member: Partial<CurrentUser> = {}) =>
  renderPage(
    <MemberContext value={{ ...memberSample, ...member }}>
      <main id="main">
        <HubView />
      </main>
    </MemberContext>,
  );

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => history.replaceState(null, '', '/'));

test('a card shows what the spec requires', async () => {
  stub({ [LIST]: [video] });
  show();
  const list = await screen.findByRole('list', { name: 'Videos' });
  const [first] = within(list).getAllByRole('listitem');
  const card = within(first!);
  expect(card.getByText('62:05')).toBeTruthy();
  expect(card.getByText('Digital Art')).toBeTruthy();
  expect(card.getByText('Insight')).toBeTruthy();
  expect(card.getByText(`${PREVIEW_SECONDS}s preview`)).toBeTruthy();
  expect(card.getByText('Mina Okoro')).toBeTruthy();
  expect(card.getByText('5,128')).toBeTruthy();
  expect(card.getByRole('link', { name: video.title }).getAttribute('href')).toBe(`/inspiration?watch=${ID}`);
  expect(screen.queryByText('Upload Content')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toBeTruthy();
});

test('subscribers see no preview tag; members with an artist name are invited to teach', async () => {
  stub({ [LIST]: [video] });
  show({ isSubscriber: true, artistName: 'Noor H' });
  await screen.findByText(video.title);
  expect(screen.queryByText('20s preview')).toBeNull();
  expect(screen.getByText('Share what you know')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Upload Content' })).toHaveLength(2);
});

test('filters, search and order are in the URL and the request; an empty result resets them', async () => {
  history.replaceState(null, '', '/inspiration?category=ai-art&type=nonsense');
  stub({ [LIST]: [] });
  show();
  await screen.findByText('No videos match these filters.');
  expect(lastAsked()).toEqual({ category: 'ai-art' });
  await userEvent.click(screen.getByRole('button', { name: 'Photography' }));
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Insight');
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Most liked');
  await userEvent.type(screen.getByLabelText('Search videos'), 'two words{Enter}');
  const all = { category: 'photography', type: 'masterclass', sort: 'most_liked', q: 'two words' };
  await waitFor(() => expect(lastAsked()).toEqual(all));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(all);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(location.search).toBe('?sort=most_liked'));
  expect(screen.getByLabelText<HTMLInputElement>('Search videos').value).toBe('');
});

test('the list updates while typing', async () => {
  stub({ [LIST]: [video] });
  show();
  await screen.findByText(video.title);
  await userEvent.type(screen.getByLabelText('Search videos'), 'ink');
  await waitFor(() => expect(lastAsked()).toEqual({ q: 'ink' }));
  expect(asked).toHaveLength(2);
});

test('a list that fails to load can be retried', async () => {
  let answer = () => problem('internal');
  stub({ [LIST]: () => answer() });
  show();
  await screen.findByText('The videos couldn’t be loaded.');
  answer = () => Response.json([video]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(video.title)).toBeTruthy();
});

test('a like shows at once, and the list is refetched', async () => {
  let now = video;
  const sent = stub({
    [LIST]: () => Response.json([now]),
    [LIKE]: () => {
      now = { ...video, isLiked: true, likeCount: 700 };
      return Response.json({ liked: true, likeCount: 700 });
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: `Like ${video.title}, 612 likes` }));
  const button = await screen.findByRole('button', { name: `Like ${video.title}, 700 likes` });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(sent.map(({ call }) => call)).toEqual([LIST, LIKE, LIST]);
});

test('a refused like is undone and reported', async () => {
  let refuse = () => {};
  const delayed = new Promise<void>((resolve) => (refuse = resolve));
  stub({ [LIST]: [video], [LIKE]: () => delayed.then(() => problem('internal')) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Like / }));
  await screen.findByRole('button', { name: `Like ${video.title}, 613 likes` });
  refuse();
  await screen.findByRole('button', { name: `Like ${video.title}, 612 likes` });
  expect(shownToast()).toBe('Error: Failed to update like status');
});

test('signed out while liking', async () => {
  stub({ [LIST]: [video], [LIKE]: () => problem('sign_in_required') });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Like / }));
  await waitFor(() => expect(shownToast()).toBe('Unauthorized: You are logged out. Logging in again...'));
});

test('members report a video; moderators hide it', async () => {
  const sent = stub({ [LIST]: [video], 'POST /api/moderation/cases': { id: ID } });
  const { unmount } = show();
  const open = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'More options for this video by Mina Okoro' }));
  await open();
  expect(await screen.findByRole('menuitem', { name: 'Report this video' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Hide this video' })).toBeNull();
  unmount();
  show({ role: 'moderator' });
  await open();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide this video' }));
  await waitFor(() => expect(location.pathname).toBe(`/moderation/${ID}`));
  expect(location.search).toBe('?decision=hide');
  expect(sent.at(-1)?.body).toEqual({ subject: 'inspiration', subjectId: ID });
});
