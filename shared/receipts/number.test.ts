import { expect, test } from 'vitest';
import { receiptNumber } from './number.ts';

test('has six digits, or more if needed', () => {
  expect(receiptNumber(2026, 123)).toBe('ATL-2026-000123');
  expect(receiptNumber(2026, 1_234_567)).toBe('ATL-2026-1234567');
});
