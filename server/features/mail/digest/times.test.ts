import { expect, it } from 'vitest';
import { dateIn } from '#shared/kernel/zoned-time.ts';
import { nextNine, previousNine } from './times.ts';

const at = (text: string) => new Date(text);

it.each([
  ['UTC', '2026-11-22T08:59:59Z', '2026-11-22T09:00:00Z'],
  ['UTC', '2026-11-22T09:00:00Z', '2026-11-23T09:00:00Z'],
  ['Africa/Lagos', '2026-11-22T07:59:00Z', '2026-11-22T08:00:00Z'],
  // Where it is tomorrow already.
  ['Pacific/Auckland', '2026-11-22T20:01:00Z', '2026-11-23T20:00:00Z'],
  ['Asia/Kolkata', '2026-11-22T03:31:00Z', '2026-11-23T03:30:00Z'],
  // Clocks go forward on Mar 29, and back on Oct 25.
  ['Europe/Berlin', '2026-03-28T09:00:00Z', '2026-03-29T07:00:00Z'],
  ['Europe/Berlin', '2026-10-24T08:00:00Z', '2026-10-25T08:00:00Z'],
  ['America/New_York', '2026-11-01T04:30:00Z', '2026-11-01T14:00:00Z'],
  // The last day of a year and of a February.
  ['America/Los_Angeles', '2026-12-31T18:00:00Z', '2027-01-01T17:00:00Z'],
  ['UTC', '2028-02-29T10:00:00Z', '2028-03-01T09:00:00Z'],
])('the digest in %s after %s is sent at nine, %s', (zone, after, nine) => {
  expect(nextNine(at(after), zone).toISOString()).toBe(at(nine).toISOString());
});

it('the nine before is 23 or 25 hours earlier where clocks were changed', () => {
  const hours = (nine: string, zone: string) =>
    (at(nine).getTime() - previousNine(at(nine), zone).getTime()) / 3_600_000;
  expect(hours('2026-03-29T07:00:00Z', 'Europe/Berlin')).toBe(23);
  expect(hours('2026-10-25T08:00:00Z', 'Europe/Berlin')).toBe(25);
  expect(hours('2026-11-22T09:00:00Z', 'UTC')).toBe(24);
  expect(dateIn(at('2026-11-22T20:00:00Z'), 'Pacific/Auckland')).toBe('2026-11-23');
});
