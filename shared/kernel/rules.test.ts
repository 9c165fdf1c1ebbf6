import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_RATES,
  MAX_COMMISSION_RATE,
  commissionRateFor,
  keptPercent,
  ratePercent,
  splitPrice,
} from './commission.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { MILESTONES_MAX } from '#shared/hire/milestones/contract.ts';
import { PORTFOLIO_MAX } from '#shared/portfolios/contract.ts';
import { OVERDUE_DAYS } from '#shared/hire/times.ts';
import { isVisible } from './fields.ts';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from './limits.ts';
import { fromCents, toCents } from './money.ts';
import { displayName } from './names.ts';
import { artistRating } from './rating.ts';
import { relativeTime } from './relative-time.ts';
import { safeReturnTo } from '#shared/accounts/session/return-to.ts';
import { screenAt } from './screens.ts';

it.each([
  ['not_overdue', OVERDUE_DAYS],
  ['portfolio_full', PORTFOLIO_MAX],
  ['milestones_full', MILESTONES_MAX],
  ['image_too_large', IMAGE_MAX_PIXELS / 1_000_000],
  ['file_too_large', IMAGE_MAX_BYTES / 2 ** 20],
] as const)('the sentence of %s names its limit', (code, limit) => {
  expect(ERRORS[code].detail).toMatch(new RegExp(`\\b${limit}\\b`));
});

it.each([
  ['a', true],
  ['👩‍👩‍👧', true],
  ['❤️', true],
  ['مرحبا', true],
  ['\u200B\u00A0', false],
  ['\u3164\u115F\u1160', false],
  ['\u202E\u00AD\u2800', false],
  ['\u0085\uFE0F', false],
])('whether %j can be seen: %s', (text, isSeen) => {
  expect(isVisible(text)).toBe(isSeen);
});

const cents = fc.integer({ min: 0, max: 9_999_999_999 });

describe('money', () => {
  it('converts to cents and back', () => {
    fc.assert(fc.property(cents, (amount) => toCents(fromCents(amount)) === amount));
  });
  it.each(['', '1,5', '12.345', '-1', '1e3', 'abc', '123456789'])('refuses %j', (text) => {
    expect(() => toCents(text)).toThrow(new RangeError(`Not an amount: ${text}`));
  });
  it('keeps the sign', () => {
    expect([fromCents(-1205), fromCents(0)]).toEqual(['-12.05', '0.00']);
  });
  it('parses what people type', () => {
    expect([toCents('12'), toCents('12.5'), toCents(' 0.01 '), toCents(420)]).toEqual([
      1200, 1250, 1, 42_000,
    ]);
  });
});

describe('commission', () => {
  it('always adds up to the price and never differs from the rate by more than half a cent', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 3000 }).map((bps) => (bps / 10_000).toFixed(4)),
        (price, rate) => {
          const { commissionCents, payeeCents } = splitPrice(price, rate);
          const isNear = Math.abs(commissionCents - price * Number(rate)) <= 0.500001;
          return commissionCents + payeeCents === price && isNear;
        },
      ),
      { numRuns: 100_000 },
    );
  });
  it('is 10 % and for subscribers 8 %', () => {
    expect(splitPrice(18_000, commissionRateFor({ isSubscriber: false }, DEFAULT_RATES))).toEqual({
      commissionCents: 1800,
      payeeCents: 16_200,
    });
    expect(splitPrice(18_000, commissionRateFor({ isSubscriber: true }, DEFAULT_RATES))).toEqual({
      commissionCents: 1440,
      payeeCents: 16_560,
    });
    const { commissionRate, premiumCommissionRate } = DEFAULT_RATES;
    const rates = [commissionRate, premiumCommissionRate, MAX_COMMISSION_RATE];
    expect(rates.map(ratePercent)).toEqual(['10%', '8%', '30%']);
    expect(['0.1000', '0.1235', '0.0000'].map(keptPercent)).toEqual(['90%', '87.65%', '100%']);
  });
});

describe('relativeTime', () => {
  const now = new Date('2026-06-10T12:00:00Z');
  const ago = (hours: number) => relativeTime(new Date(now.getTime() - hours * 3_600_000), now);
  it('uses the four labels', () => {
    expect([ago(0), ago(0.99), ago(1), ago(23.9), ago(24), ago(47.9), ago(48), ago(24 * 40)]).toEqual([
      'Just now',
      'Just now',
      '1h ago',
      '23h ago',
      '1 day ago',
      '1 day ago',
      '2 days ago',
      '40 days ago',
    ]);
  });
});

describe('artistRating', () => {
  it('is 4 to 5 with one decimal', () => {
    expect(artistRating({ totalLikes: 412, followersCount: 486 })).toBe('4.9');
    expect(artistRating({ totalLikes: 0, followersCount: 0 })).toBe('4.0');
    expect(artistRating({ totalLikes: 90_000, followersCount: 1 })).toBe('5.0');
  });
});

describe('safeReturnTo', () => {
  it.each(['/', '/artwork/1?x=1#y', '/receipts'])('keeps %s', (path) =>
    expect(safeReturnTo(path)).toBe(path),
  );
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\tevil',
    '/%0d/..//evil.example\n',
    '/.//evil.example',
    '',
    undefined,
    ['/a'],
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (value) => expect(safeReturnTo(value)).toBe('/'));
});

describe('names and screens', () => {
  it('prefers the artist name', () => {
    expect(displayName({ artistName: ' ', firstName: 'Ada', lastName: null })).toBe('Ada');
    expect(displayName({ artistName: 'Okoro', firstName: 'Mina', lastName: 'Okoro' })).toBe('Okoro');
    expect(displayName({})).toBe('Member');
  });
  it('knows its screens', () => {
    expect(['/', '/artwork/12', '/for-hire/project', '/receipts/', '/settings'].map(screenAt)).toEqual([
      'home',
      'artwork',
      'noProject',
      'receipts',
      'settingsHome',
    ]);
    for (const path of ['/nope', '/artwork', '/artwork/1/2', '/uploads'])
      expect(screenAt(path)).toBeUndefined();
  });
});
