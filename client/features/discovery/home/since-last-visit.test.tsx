import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VISIT_GAP_MS } from '#shared/accounts/visits/times.ts';
import { queryClient } from '#client/lib/query.ts';
import { MemberContext, sessionQuery } from '#client/lib/session.ts';
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { SinceLastVisit } from './since-last-visit.tsx';

/** A time in an earlier year keeps the sentence the same every day. */
const SINCE = new Date('2025-01-04T12:00:00Z');

const home = (
  <MemberContext value={memberSample}>
    <SinceLastVisit since={SINCE}>
      <p>The rest of Home</p>
    </SinceLastVisit>
  </MemberContext>
);
const idOf = (n: number) => `${n}2222222-2222-4222-8222-222222222222`;
const others = { 'GET /api/artworks': [] };
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
  stubApi({ 'GET /api/home/news': { isFollowing: true, total: 2, works: [artworkSample] }, ...others });
  show();
  expect(screen.queryByText('The rest of Home')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'New since your last visit' })).toBeTruthy();
  expect(document.body.textContent).toContain('2 works since Jan 4, 2025');
  expect(screen.getByRole('link', { name: 'Following' }).getAttribute('href')).toBe('/?filter=following');
  expect(await screen.findByRole('link', { name: artworkSample.title })).toBeTruthy();
  expect(screen.getByText('The rest of Home')).toBeTruthy();
});

test('a new work can be liked and shows it at once', async () => {
  stubApi({
    'GET /api/home/news': { isFollowing: true, total: 1, works: [artworkSample] },
    ...others,
    [`POST /api/artworks/${artworkSample.id}/like`]: () => new Promise<Response>(() => {}),
  });
  show();
  const heart = () => screen.getByRole('button', { name: new RegExp(`^Like ${artworkSample.title}`) });
  await screen.findByRole('button', { name: new RegExp(`^Like ${artworkSample.title}`) });
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});

test('new works are marked, and earlier ones of the same artists fill their row', async () => {
  const works = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ ...artworkSample, id: idOf(n), title: `Work ${n}` }));
  stubApi({ 'GET /api/home/news': { isFollowing: true, total: 1, works } });
  show();
  await screen.findByText('1 work since Jan 4, 2025, then the latest from artists you follow');
  const items = screen.getAllByRole('listitem');
  expect(items.length).toBeLessThan(8);
  expect(items.map((item) => within(item).queryByText('New') !== null).indexOf(false)).toBe(1);
  expect(screen.getAllByText('New')).toHaveLength(1);
});

test('nothing new: the same row, without marks', async () => {
  const works = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ ...artworkSample, id: idOf(n), title: `Work ${n}` }));
  stubApi({ 'GET /api/home/news': { isFollowing: true, total: 0, works } });
  show();
  expect(await screen.findByRole('heading', { name: 'From artists you follow' })).toBeTruthy();
  expect(screen.getByText('Their latest works. Nothing new since Jan 4, 2025.')).toBeTruthy();
  expect(screen.queryByText('New')).toBeNull();
});

test('too few works are followed by those of others, which the line says', async () => {
  const works = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ ...artworkSample, id: idOf(n), title: `Work ${n}` }));
  stubApi({
    'GET /api/home/news': { isFollowing: true, total: 1, works: [artworkSample] },
    'GET /api/artworks': [
      artworkSample,
      { ...artworkSample, id: idOf(9), userId: memberSample.id },
      ...works,
    ],
  });
  show();
  await screen.findByText('1 work since Jan 4, 2025 from an artist you follow, then more from others');
  expect(await screen.findByRole('link', { name: 'Work 1' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: artworkSample.title })).toHaveLength(1);
  expect(screen.getAllByText('New')).toHaveLength(1);
});

test('nothing at all by those one follows: only the rest of Home', async () => {
  stubApi({ 'GET /api/home/news': { isFollowing: true, total: 0, works: [] } });
  show();
  expect(await screen.findByText('The rest of Home')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('following no one: three artists to follow, others than those in the Spotlight', async () => {
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
  expect(await screen.findByText('New works couldn’t be loaded.')).toBeTruthy();
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
