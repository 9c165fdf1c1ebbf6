import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Artwork } from '#shared/artworks/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { artworkDetailSample, artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { BesideWork, MoreWorks } from './more-works.tsx';

const { id, userId } = artworkSample;
const work = (n: number): Artwork => ({
  ...artworkDetailSample,
  id: `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`,
  title: `Work ${n}`,
});
const works = (...numbers: number[]) => numbers.map(work);
const COLLECTION = {
  id,
  title: 'Salt Hills',
  note: null,
  visibility: 'public',
  isHidden: false,
  worksCount: 9,
  pictures: [],
  owner: artworkSample.user,
  isFollowed: false,
  newCount: 0,
  createdAt: artworkSample.createdAt,
  updatedAt: artworkSample.updatedAt,
};

async function show(byArtist: Artwork[], similar: Artwork[], collections: object[] = []) {
  const sent = stubApi({
    [`GET /api/users/${userId}/artworks`]: [artworkSample, ...byArtist],
    [`GET /api/users/${userId}/collections`]: collections,
    [`GET /api/artworks/${id}/similar`]: similar,
  });
  renderPage(
    <MemberContext value={memberSample}>
      <BesideWork artwork={artworkDetailSample} />
      <MoreWorks artwork={artworkDetailSample} />
    </MemberContext>,
  );
  await screen.findByText('Work 20');
  return sent;
}
/** The titles of each list, by its heading. */
const shown = () =>
  Object.fromEntries(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => [
      heading.textContent,
      within(heading.closest('section')!)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ]),
  );
const titles = (...numbers: number[]) => numbers.map((n) => `Work ${n}`);

test('five works of the artist are a row, further ones stand beside the text, none is repeated', async () => {
  await show(works(1, 2, 3, 4, 5, 6, 7), works(2, 6, 20));
  expect(shown()).toEqual({
    'Also by Teodor Vance': titles(6, 7),
    'More by Teodor Vance': titles(1, 2, 3, 4, 5),
    'Similar works': titles(20),
  });
});

test('of six works two stand beside the text, never one alone', async () => {
  await show(works(1, 2, 3, 4, 5, 6), works(20));
  expect(shown()).toMatchObject({
    'Also by Teodor Vance': titles(5, 6),
    'More by Teodor Vance': titles(1, 2, 3, 4),
  });
});

test('fewer than five stand beside the text, and the row has similar ones', async () => {
  await show(works(1, 2), works(1, 20));
  expect(shown()).toEqual({ 'More by Teodor Vance': titles(1, 2), 'More to look at': titles(20) });
});

test('the artist’s collections with the work take that place; what is too little for a row fills the next', async () => {
  await show(works(1, 2), works(20), [COLLECTION]);
  expect(shown()).toEqual({ 'In collections': [], 'More to look at': titles(1, 2, 20) });
  expect(screen.getByRole('link', { name: 'Salt Hills' }).getAttribute('href')).toBe(`/collection/${id}`);
  expect(screen.getByText('9 works')).toBeTruthy();
  expect(screen.getByText(/^From/).textContent).toBe('From Salt Hills');
});

test('three collections are named, and how many more there are', async () => {
  const five = [1, 2, 3, 4, 5].map((n) => ({ ...COLLECTION, id: work(n).id, title: `Series ${n}` }));
  await show(works(1, 2), works(20), five);
  expect(screen.getAllByText(/^From/).map(({ textContent }) => textContent)).toEqual([
    'From Series 1',
    'From Series 2',
    'From Series 3',
  ]);
  expect(screen.getByRole('link', { name: 'and 2 more' }).getAttribute('href')).toBe(`/profile/${userId}`);
});
