import fc from 'fast-check';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import { ArtworkForm, Making } from '#shared/artworks/contract.ts';
import { type WorkDraft, emptyWork } from './fields.ts';
import { gapsOf, isComplete, missingInWork, toArtworkForm } from './to-work.ts';

const images = [{ imageUrl: '/objects/33333333-3333-4333-8333-333333333333', altText: '' }];
const complete: WorkDraft = {
  ...emptyWork('cm'),
  title: 'Fig',
  category: 'photography',
  making: 'camera',
};

test('what is missing is told from what was typed wrong, in words and in the order of the form', () => {
  expect(gapsOf({ fields: emptyWork('cm'), images: [] })).toEqual({
    missing: ['picture', 'title', 'category', 'how it was made'],
    wrong: [],
  });
  const typed: Partial<WorkDraft> = {
    isForSale: true,
    price: 'abc',
    width: 'wide',
    height: 'high',
    tags: '!',
  };
  expect(gapsOf({ fields: { ...complete, ...typed }, images })).toEqual({
    missing: [],
    wrong: ['price', 'size', 'tags'],
  });
  expect(gapsOf({ fields: { ...complete, title: '\u200B' }, images }).missing).toEqual(['title']);
  expect(gapsOf({ fields: { ...complete, category: 'ai_art' }, images }).wrong).toEqual(['how it was made']);
  expect(gapsOf({ fields: complete, images })).toEqual({ missing: [], wrong: [] });
});

test.each(['12.345', '-5', '99999999', '2001', '0', 'wide'])('a side of %s cm is told the rule', (width) => {
  const rule = 'Enter a size between 1 mm and 20 m, with up to two decimals.';
  expect(missingInWork({ ...complete, width, height: '2000', depth: '0,1' })).toEqual({ width: rule });
});

test('whatever was typed, a draft that is complete can be published', () => {
  const text = fc.oneof(
    fc.constantFrom('', ' ', '12', '12,5', '1e3', '-1', '0.49', '999999.99', 'abc'),
    fc.string(),
  );
  const arbitrary = Object.fromEntries(
    Object.entries(emptyWork('cm')).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? fc.boolean() : text,
    ]),
  );
  const draft = fc.record({
    ...arbitrary,
    title: fc.constantFrom('Fig', '', ' '),
    category: fc.constantFrom('', ...CATEGORIES),
    making: fc.constantFrom('', ...Making.options),
    unit: fc.constantFrom('cm', 'in'),
  }) as unknown as fc.Arbitrary<WorkDraft>;
  fc.assert(
    fc.property(draft, fc.boolean(), (fields, hasPicture) => {
      const typed = { fields, images: hasPicture ? images : [] };
      const { success } = z.safeParse(ArtworkForm, toArtworkForm(typed));
      expect(isComplete(typed) && !success).toBe(false);
    }),
    { numRuns: 300 },
  );
});
