import { expect, it } from 'vitest';
import { countsIn, courseCategory } from './category.ts';

it('derives the category from the words of the title', () => {
  expect(
    [
      'Night Photo Basics: Stars and Patience',
      'The Art of the Generative Line',
      'AI with Intent: Seeds, Series, Selection',
      'Brand Marks from Three Circles',
      'Poster Design on a Strict Grid',
      'Painting in the Rain',
    ].map(courseCategory),
  ).toEqual(['photography', 'digital_art', 'ai_art', 'graphic_design', 'graphic_design', null]);
});

it.each([
  [
    'photography',
    ['Night Photo Basics', 'Photographic Paper', 'A Photo Essay'],
    ['Telephoto Lenses', 'Pixels'],
  ],
  ['digital_art', ['Digital Landscapes', 'The Art of the Line', 'Artful'], ['Cartoons', 'Smart Objects']],
  ['graphic_design', ['Poster Design', 'Designing', 'Brand Marks'], ['Redesign', 'Posters']],
  ['ai_art', ['AI with Intent', 'Working with ai'], ['Painting in the Rain', 'Aid', 'Air and Light']],
] as const)('counts in %s by whole words or their beginnings', (category, counted, others) => {
  expect(counted.filter((title) => !countsIn(title, category))).toEqual([]);
  expect(others.filter((title) => countsIn(title, category))).toEqual([]);
});

it('counts a course in every category its title names', () => {
  const title = 'AI Art for Brand Photos';
  const categories = ['photography', 'digital_art', 'ai_art', 'graphic_design'] as const;
  expect(categories.filter((category) => countsIn(title, category))).toEqual(categories);
});
