/** 2026, 123 -> "ATL-2026-000123". Gapless per year. */
export const receiptNumber = (year: number, count: number): string =>
  `ATL-${year}-${String(count).padStart(6, '0')}`;
