import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadArtists } from './spread.ts';

it('keeps artists apart, keeps the order of each, and invents nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 120 }), (artists) => {
      const works = artists.map((artist, n) => ({ artistId: `a${artist}`, n }));
      const spread = spreadArtists(works, 100);
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

it('leaves the order alone where nobody is near', () => {
  const works = Array.from({ length: 40 }, (_, n) => ({ artistId: `a${n % 8}`, n }));
  expect(spreadArtists(works, 30)).toEqual(works.slice(0, 30));
});
