import { expect, test } from 'vitest';
import { includedTax, percentText } from './tax.ts';

test.each([
  [10_900, '25', 2180],
  [10_000, '20', 1667],
  [100, '19', 16],
  [4, '60', 2],
  [1, '25', 0],
  [99_999_999, '99.999', 49_999_749],
  [8500, '0', 0],
])('%i cents with %s%% include %i', (gross, percent, tax) => {
  expect(includedTax(gross, percent)).toBe(tax);
});

test('is the nearest cent, half up, and grows with the amount and the rate', () => {
  const wrong: string[] = [];
  const percent = (millis: number) => (millis / 1000).toFixed(3);
  // A sequence that looks random but stays the same, so that a failure can be repeated.
  for (let n = 0, x = 1; n < 5000; n++) {
    x = (x * 48_271) % 2_147_483_647;
    const [gross, millis] = [x % 100_000_000, (x * 7) % 100_000];
    const tax = includedTax(gross, percent(millis));
    const whole = BigInt(100_000 + millis);
    const twice = 2n * (BigInt(tax) * whole - BigInt(gross) * BigInt(millis));
    const isNearest = twice > -whole && twice <= whole;
    const grows =
      includedTax(gross + 1, percent(millis)) >= tax && includedTax(gross, percent(millis + 1)) >= tax;
    if (!isNearest || !grows || tax > gross) wrong.push(`${gross} at ${percent(millis)}`);
  }
  expect(wrong).toEqual([]);
});

test('prints a rate without needless zeros', () => {
  expect(['25.000', '8.100', '14.975', '0'].map(percentText)).toEqual(['25%', '8.1%', '14.975%', '0%']);
});
