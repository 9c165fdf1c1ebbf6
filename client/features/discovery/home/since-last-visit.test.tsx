import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VISIT_GAP_MS } from '#shared/accounts/visits/times.ts';
import { queryClient } from '#client/lib/query.ts';
import { MemberContext, sessionQuery } from '#client/lib/session.ts';
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { SinceLastVisit } from './since-last-visit.tsx';

/** Of an earlier year, so that the sentence is the same every day. */
const SINCE = new Date('2025-01-04T12:00:00Z');

const home = (
  <MemberContext value={memberSample}>
    <SinceLastVisit since={SINCE}>
      <p>The rest of Home</p>
    </SinceLastVisit>
  </MemberContext>
);
const show = () => renderPage(home);
const artists = ['Ines', 'Kwame', 'Mina', 'Rosalba', 'Teodor'].map((firstName, index) => ({
  ...memberSample,
  id: `${index + 2}1111111-1111-4111-8111-111111111111`,
  firstName,
  lastName: null,
  isFollowed: firstName === 'Rosalba',
  works: [],
}));

test('new works come first, with their number and the date; the rest of Home waits for them', async () => {
  stubApi({ 'GET /api/home/news': { isFollowing: true, total: 2, works: [artworkSample] } });
  show();
  expect(screen.queryByText('The rest of Home')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'New since your last visit' })).toBeTruthy();
  expect(document.body.textContent).toContain('2 works since Jan 4, 2025, from artists you follow');
  expect(screen.getByRole('link', { name: 'Following' }).getAttribute('href')).toBe('/?filter=following');
  expect(screen.getByRole('link', { name: artworkSample.title })).toBeTruthy();
  expect(screen.getByText('The rest of Home')).toBeTruthy();
});

test('a new work can be liked and shows it at once', async () => {
  stubApi({
    'GET /api/home/news': { isFollowing: true, total: 1, works: [artworkSample] },
    [`POST /api/artworks/${artworkSample.id}/like`]: () => new Promise<Response>(() => {}),
  });
  show();
  const heart = () => screen.getByRole('button', { name: new RegExp(`^Like ${artworkSample.title}`) });
  await screen.findByRole('heading', { name: 'New since your last visit' });
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});

test('nothing new: only the rest of Home', async () => {
  stubApi({ 'GET /api/home/news': { isFollowing: true, total: 0, works: [] } });
  show();
  expect(await screen.findByText('The rest of Home')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('following nobody: three artists to follow, others than those in the Spotlight', async () => {
  stubApi({
    'GET /api/home/news': { isFollowing: false, total: 0, works: [] },
    'GET /api/featured-artists': artists,
  });
  show();
  expect(await screen.findByRole('heading', { name: 'Artists to follow' })).toBeTruthy();
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Teodor', 'Ines', 'Kwame']);
});

test('news that cannot be loaded can be asked for again, and the rest of Home is there', async () => {
  let isDown = true;
  stubApi({
    'GET /api/home/news': () =>
      isDown ? problem('unavailable') : Response.json({ isFollowing: true, total: 0, works: [] }),
  });
  show();
  expect(await screen.findByText('What is new couldn’t be loaded.')).toBeTruthy();
  expect(screen.getByText('The rest of Home')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test('a tab that was open for hours asks whether this is another visit', async () => {
  stubApi({ 'GET /api/home/news': { isFollowing: true, total: 0, works: [] } });
  const isAskedAgain = () => queryClient.getQueryState(sessionQuery.queryKey)?.isInvalidated;
  const openAfter = async (ms: number) => {
    const { rerender } = renderPage(null);
    queryClient.setQueryData(sessionQuery.queryKey, memberSample, { updatedAt: Date.now() - ms });
    rerender(<QueryClientProvider client={queryClient}>{home}</QueryClientProvider>);
    await screen.findByText('The rest of Home');
  };
  await openAfter(VISIT_GAP_MS - 60_000);
  expect(isAskedAgain()).toBe(false);
  cleanup();
  await openAfter(VISIT_GAP_MS + 60_000);
  expect(isAskedAgain()).toBe(true);
});
