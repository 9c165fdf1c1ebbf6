import { expect, it } from 'vitest';
import { courseCategory } from './course-category.ts';

it('reads what a course is about from the words of its title', () => {
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
