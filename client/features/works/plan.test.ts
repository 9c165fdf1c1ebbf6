import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byPercent, planFor, readPercent, refusalOf, standing } from './plan.ts';
import { draftSample, ownWorkSample } from './testing.ts';
import { changedTags, splitTags } from './tags.ts';

const work = (fields: object = {}, row: object = {}) => ({
  ...ownWorkSample,
  ...row,
  work: { ...ownWorkSample.work, ...fields },
});

describe('by percent', () => {
  test.each([
    [16_000, 10, 17_600],
    [19_000, 10, 20_900],
    [9_950, 10, 10_900],
    [900, 10, 990],
    [950, 10, 1_000],
    [999, 1, 1_000],
    [333, 10, 366],
    [10_000, -90, 1_000],
    [10_000, 500, 60_000],
  ])('%i cents by %i %% are %i', (cents, percent, after) => expect(byPercent(cents, percent)).toBe(after));

  test('amounts from $10 up are whole dollars, and never further off than half of one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 9_999_999 }),
        fc.integer({ min: -90, max: 500 }),
        (cents, percent) => {
          const after = byPercent(cents, percent);
          const exact = (cents * (100 + percent)) / 100;
          expect(Math.abs(after - exact)).toBeLessThanOrEqual(50);
          expect(exact >= 1000 && after % 100 !== 0).toBe(false);
        },
      ),
    );
  });

  test.each([
    ['+10', 10],
    ['−15', -15],
    ['12.5%', 12.5],
    ['-90', -90],
    ['500', 500],
    ['-91', null],
    ['501', null],
    ['', null],
    ['ten', null],
    ['1e2', null],
  ])('%o is read as %o', (typed, percent) => expect(readPercent(typed)).toBe(percent));
});

describe('why a work stays', () => {
  test.each([
    [work({ isSold: true, isForSale: false }), { price: '200' }, /^Sold/],
    [work({ isLocked: true }), { price: '200' }, /paying for it/],
    [
      work({ isLocked: true, lockedUntil: new Date('2030-01-01T12:00:00Z') }),
      { tags: ['a'] },
      /until Jan 1, /,
    ],
    [work({ isForSale: false }, { price: null }), { price: '200' }, /^Not for sale/],
    [work({ isOpenToOffers: true, leastOffer: '150.00' }), { price: '140' }, /lowest offer must be below/],
    [work(), { price: '0.10' }, /at least \$0.50/],
    [work(), { category: 'ai_art' as const }, /AI-assisted/],
  ])('%#', (row, fields, why) => expect(refusalOf(row, fields)).toMatch(why));

  test('a sold work takes new tags, and what is so already needs no reason', () => {
    expect(refusalOf(work({ isSold: true, isForSale: false }), { tags: ['ink'] })).toBeNull();
    const request = { fields: { price: '180' }, typed: null, before: '$180', after: '$180' };
    expect(planFor(work({ isLocked: true }), request)).toMatchObject({ change: null, refusal: null });
  });

  test('is said before anything is typed', () => {
    const row = work({ isLocked: true });
    expect(planFor(row, standing(row, '$180', { price: '181' }))).toMatchObject({
      change: null,
      refusal: expect.stringContaining('paying'),
    });
  });

  test('a draft takes a price only if it is for sale', () => {
    const request = { fields: { price: '200' }, typed: { price: '200.00' }, before: '', after: '$200' };
    expect(planFor(draftSample, request)).toMatchObject({ change: { typed: { price: '200.00' } } });
    const offSale = { ...draftSample, draft: { ...draftSample.draft, isForSale: false } };
    expect(planFor(offSale, request)).toMatchObject({
      change: null,
      refusal: expect.stringMatching(/^Not for sale/),
    });
    const same = { ...draftSample, draft: { ...draftSample.draft, price: '200' } };
    expect(planFor(same, request)).toMatchObject({ change: null, refusal: null });
  });
});

test('tags are added once, in their order, and removed where they are', () => {
  expect(splitTags(' #Sea, ink,, SEA ')).toEqual(['sea', 'ink']);
  expect(changedTags(['ink', 'sea'], ['blue', 'ink'], ['sea'])).toEqual(['ink', 'blue']);
});
