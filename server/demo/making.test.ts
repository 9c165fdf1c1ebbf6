import { expect, it } from 'vitest';
import { Tags } from '#shared/artworks/contract.ts';
import { isAiMade, makingFits } from '#shared/artworks/making.ts';
import { isSent } from './delivery.ts';
import { makingOf, tagsOf } from './making.ts';
import { WORKS } from './manifest.ts';

it.each(WORKS)('$title says how it was made, and can be found by its tags', (work) => {
  const making = makingOf(work);
  expect(makingFits(work.category, making)).toBe(true);
  expect(isAiMade(making)).toBe(work.category === 'ai_art');
  const tags = tagsOf(work);
  expect(tags.length).toBeGreaterThan(0);
  expect(Tags.parse(tags)).toEqual(tags);
});

it.each(WORKS.filter(({ isForSale }) => isForSale))('$title is sold as what its label says', (work) => {
  const isThing = /\d (x \d+ )?cm|A3/.test(work.medium);
  expect(isSent(work.id)).toBe(isThing);
  expect(work.category === 'handmade_art' && makingOf(work) !== 'by_hand').toBe(false);
});
