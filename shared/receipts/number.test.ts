import { expect, test } from 'vitest';
import { receiptNumber } from './number.ts';

test('six places, and more when there are more', () => {
  expect(receiptNumber(2026, 123)).toBe('ATL-2026-000123');
  expect(receiptNumber(2026, 1_234_567)).toBe('ATL-2026-1234567');
});
