import { expect, it } from 'vitest';
import { HOME_SECTIONS, arrangeSections, arrangeWorks, mediumOf } from './arrange.ts';
import { INTERESTS } from './answers.ts';

it('puts sections that serve what the member came for first, each group in the usual order', () => {
  expect(arrangeSections([])).toEqual(HOME_SECTIONS);
  expect(arrangeSections(INTERESTS)).toEqual(HOME_SECTIONS);
  expect(arrangeSections(['buy'])).toEqual(HOME_SECTIONS);
  expect(arrangeSections(['learn'])).toEqual(['inspiration', 'unlock', 'featured', 'spotlight']);
  expect(arrangeSections(['hire'])).toEqual(['spotlight', 'featured', 'inspiration', 'unlock']);
  expect(arrangeSections(['sell'])).toEqual(['inspiration', 'featured', 'spotlight', 'unlock']);
  expect(arrangeSections(['learn', 'buy'])).toEqual(HOME_SECTIONS);
});

const work = (category: Parameters<typeof mediumOf>[0]['category'], medium: string | null = null) => ({
  category,
  medium,
  tags: [],
});

it.each([
  ['photography', 'Cyanotype', 'photography'],
  ['digital_art', 'Plotter drawing in coloured ink', 'digital'],
  ['ai_art', null, 'digital'],
  ['graphic_design', 'Risograph, three inks', 'posters'],
  ['handmade_art', 'Stoneware, dipped glazes', 'ceramics'],
  ['handmade_art', 'Cyanotype on cotton paper', 'paper'],
  ['handmade_art', 'Hand-quilted cotton', 'textile'],
  ['handmade_art', 'Satin stitch and French knots on linen', 'textile'],
  ['handmade_art', 'Leaded glass', null],
  ['handmade_art', null, null],
] as const)('%s, %s: %s', (category, medium, expected) => {
  expect(mediumOf(work(category, medium))).toBe(expected);
});

it('reads the medium from tags, too', () => {
  expect(mediumOf({ ...work('handmade_art'), tags: ['blue', 'wool'] })).toBe('textile');
});

it('puts works of the chosen mediums first and keeps the order otherwise', () => {
  const works = [
    work('ai_art'),
    work('handmade_art', 'Stoneware'),
    work('photography'),
    work('handmade_art', 'Clay'),
  ];
  expect(arrangeWorks(works, ['ceramics', 'photography']).map((it) => works.indexOf(it))).toEqual([
    1, 2, 3, 0,
  ]);
  expect(arrangeWorks(works, [])).toEqual(works);
});
