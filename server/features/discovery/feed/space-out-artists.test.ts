import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spaceOutAll, spaceOutArtists } from './space-out-artists.ts';

it('keeps artists apart, keeps the order of each, and adds nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 120 }), (artists) => {
      const works = artists.map((artist, n) => ({ artistId: `a${artist}`, n }));
      const spread = spaceOutArtists(works, 100);
      spread.forEach((work, at) => {
        const near = spread.slice(Math.max(0, at - 7), at).map(({ artistId }) => artistId);
        expect(near).not.toContain(work.artistId);
      });
      for (const artistId of new Set(spread.map((work) => work.artistId))) {
        const own = spread.filter((work) => work.artistId === artistId).map(({ n }) => n);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
      }
      expect(new Set(spread).size).toBe(spread.length);
    }),
  );
});

it('keeps the order if no works are too close', () => {
  const works = Array.from({ length: 40 }, (_, n) => ({ artistId: `a${n % 8}`, n }));
  expect(spaceOutArtists(works, 30)).toEqual(works.slice(0, 30));
});

it('drops no one if there are too few artists, on request', () => {
  const works = Array.from({ length: 9 }, (_, n) => ({ artistId: `a${n % 3}`, n }));
  expect(spaceOutArtists(works, 9)).toHaveLength(3);
  const all = spaceOutAll(works, 9);
  expect(all.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(spaceOutAll(works, 5)).toHaveLength(5);
});
