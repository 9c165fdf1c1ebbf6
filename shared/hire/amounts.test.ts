import { describe, expect, test } from 'vitest';
import { hasSeveralPrices, hireAmounts, parseBudget } from './amounts.ts';

describe('a price', () => {
  test.each([
    [86_000, { upfrontCents: 43_000, remainingCents: 43_000, commissionCents: 8600, designerCents: 77_400 }],
    [101, { upfrontCents: 51, remainingCents: 50, commissionCents: 10, designerCents: 91 }],
    [105, { upfrontCents: 53, remainingCents: 52, commissionCents: 11, designerCents: 94 }],
  ])('%i cents', (cents, amounts) => expect(hireAmounts(cents)).toEqual(amounts));
});

test.each([
  ['500', 50_000],
  ['$500-$1,000', 100_000],
  ['1k', 100_000],
  ['1.5k to 2.25k', 225_000],
  ['$3,200 plus printing', 320_000],
  ['49.90', 4990],
  ['1 500', 150_000],
  ['1.500', 150_000],
  ['12 000,50 to 14 000.50', 1_400_050],
  ['$50 kick-off', 5000],
  ['$1.5 K', 150_000],
  ['in 2026 500', 50_000],
  ['500 by March 2027', 50_000],
  ['$500-$1,000 by March 3, 2027', 100_000],
  ['800 before 3 March', 80_000],
  ['700 by 2027-03-01', 70_000],
  ['2000', 200_000],
  ['2027 USD', 202_700],
  ['from 2000 to 2500', 250_000],
  ['between $400 and $600', 60_000],
  ['500 dollar to 600 dollars', 60_000],
  ['400 usd - US $ 600', 60_000],
  ['1', 100],
  ['1,000,000', 100_000_000],
  ['0.99', null],
  ['1,000,000.01', null],
  ['50 prints to 600', null],
  ['400 to about 600', null],
  ['400-500 or 600', null],
  ['March 2027', null],
  ['3 logos at 40 each', null],
  ['3 logos at $40 each', null],
  ['400, 500 or 600', null],
  ['as little as possible', null],
  ['', null],
  ['0', null],
  ['99999999999', null],
])('a budget of "%s"', (text, cents) => expect(parseBudget(text)).toBe(cents));

test.each([
  ['3 logos at 40 each', true],
  ['400, 500 or 600', true],
  ['$500-$1,000 by March 2027', false],
  ['1-2k', false],
  ['as little as possible', false],
])('"%s" names several prices: %s', (text, isSeveral) => expect(hasSeveralPrices(text)).toBe(isSeveral));
