import { expect, it } from 'vitest';
import { isTimeZone, plusDays, startOfDay } from './zoned-time.ts';

it.each([
  ['2026-12-03', 'UTC', '2026-12-03T00:00:00.000Z'],
  ['2026-12-03', 'Asia/Tokyo', '2026-12-02T15:00:00.000Z'],
  ['2026-12-03', 'America/New_York', '2026-12-03T05:00:00.000Z'],
  // The clock changes later on that day.
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  // Midnight is left out, so the day begins at one.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('%s begins in %s at %s', (date, zone, at) => {
  expect(startOfDay(date, zone).toISOString()).toBe(at);
});

it('counts days over the end of a year, and knows what a time zone is', () => {
  expect(plusDays('2026-12-03', 90)).toBe('2027-03-03');
  expect(['Europe/Berlin', 'utc', 'Mars/Base', '+02:00', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
