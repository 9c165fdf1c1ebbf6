import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMMISSION_RATE,
  PREMIUM_COMMISSION_RATE,
  commissionRateFor,
  ratePercent,
  splitPrice,
} from './commission.ts';

describe('splitting a price', () => {
  test('adds up to the cent, whatever the price and rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        (cents, bps) => {
          const { commission, artist } = splitPrice(cents, (bps / 10_000).toFixed(4));
          expect(commission + artist).toBe(cents);
          expect(Math.min(commission, artist)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test.each([
    [68_000, COMMISSION_RATE, 6800],
    [1999, COMMISSION_RATE, 200],
    [1999, PREMIUM_COMMISSION_RATE, 160],
    [1, COMMISSION_RATE, 0],
    [5, COMMISSION_RATE, 1],
  ])('%i cents at %s: the platform gets %i', (cents, rate, commission) => {
    expect(splitPrice(cents, rate)).toEqual({ commission, artist: cents - commission });
  });
});

test('subscribers pay less', () => {
  expect(ratePercent(commissionRateFor({ isSubscriber: false }))).toBe('10%');
  expect(ratePercent(commissionRateFor({ isSubscriber: true }))).toBe('8%');
});
