import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents, toCents } from './money.ts';

test('cents and decimals say the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => toCents(fromCents(cents)) === cents),
  );
});

test.each([
  ['12.5', 1250],
  [12.5, 1250],
  ['0.01', 1],
  [' 7 ', 700],
])('%s is %i cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

test.each(['', '-1', '1.234', '1e3', '123456789', 'abc', Number.NaN])('%s is no amount', (amount) => {
  expect(() => toCents(amount)).toThrow(RangeError);
});

test('a negative balance keeps its sign', () => {
  expect(fromCents(-105)).toBe('-1.05');
});
