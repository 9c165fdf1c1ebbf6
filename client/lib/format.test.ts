import { expect, test } from 'vitest';
import { count, shortUsd, usd } from './format.ts';

const AMOUNTS = [
  0, 0.5, 7, 999.99, 1000, 1240, 12_480.05, 999_999.999, 1_234_567.89, -3.5, -1240, 0.005, 1.005, 35.855,
];

test.each(AMOUNTS)('%s as an amount and as a number reads as English has it', (n) => {
  expect(usd(n)).toBe(n.toLocaleString('en-US', { style: 'currency', currency: 'USD' }));
  expect(usd(String(n))).toBe(usd(n));
  expect(count(Math.round(n))).toBe(Math.round(n).toLocaleString('en-US'));
});

test('an amount without cents is shown without them where it is short', () => {
  expect(['1240.00', '1240.50', '0.00'].map(shortUsd)).toEqual(['$1,240', '$1,240.50', '$0']);
});
