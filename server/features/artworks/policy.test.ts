import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { countsAsView, downloadFor, mayHaveOriginal, maySeeArtwork } from './policy.ts';

type Artwork = Parameters<typeof maySeeArtwork>[1];
const artwork: Artwork = {
  userId: 'artist',
  isHidden: false,
  isArtistHidden: false,
  isBlocked: false,
  isBuyer: false,
};

test.each<[Partial<Artwork>, string]>([
  [{}, 'artist stranger moderator admin'],
  [{ isHidden: true }, 'artist moderator admin'],
  [{ isArtistHidden: true }, 'artist moderator admin'],
  [{ isBlocked: true }, 'artist moderator admin'],
  [{ isBlocked: true, isBuyer: true }, 'artist stranger moderator admin'],
  [{ isHidden: true, isBuyer: true }, 'artist moderator admin'],
])('%j is seen by: %s', (fields, expected) =>
  expect(whoMay((member) => maySeeArtwork(member, { ...artwork, ...fields }), ['artist'])).toBe(expected),
);

test('the original is for the artist and the buyer', () => {
  const original = (isBuyer: boolean) =>
    whoMay((member) => mayHaveOriginal(member, { userId: 'artist', isBuyer }), ['artist']);
  expect([original(false), original(true)]).toEqual(['artist', 'artist stranger moderator admin']);
  expect(whoMay((member) => countsAsView(member, artwork), ['artist'])).toBe('stranger moderator admin');
});

test.each([
  ['never for sale', false, null, null, ['large', 'large', 'large']],
  ['for sale', true, null, null, ['original', 'original', 'preview']],
  ['sold', false, null, new Date(), ['original', 'original', 'preview']],
  ['an edition with sales, withdrawn', false, 20, null, ['original', 'original', 'preview']],
])(
  'downloads of a work that is %s: artist, buyer, anyone else',
  (_, isForSale, editionSize, soldAt, expected) => {
    const downloads = ['artist', 'buyer', 'stranger'].map((id) =>
      downloadFor(
        { id, role: 'member' },
        { userId: 'artist', isBuyer: id === 'buyer', isForSale, editionSize, soldAt },
      ),
    );
    expect(downloads).toEqual(expected);
  },
);
