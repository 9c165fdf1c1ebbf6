import { expect, test } from 'vitest';
import { firstSuggestion, instantTyped, timeProblem, typedTime, whenIn } from './schedule-time.ts';

test('a time is typed and read in the member’s zone, across a change of the clocks', () => {
  const zone = 'America/New_York';
  const at = instantTyped({ date: '2026-11-01', time: '09:00' }, zone)!;
  // The clocks went back at two.
  expect(at.toISOString()).toBe('2026-11-01T14:00:00.000Z');
  expect(typedTime(at, zone)).toEqual({ date: '2026-11-01', time: '09:00' });
  expect(whenIn(at, zone)).toBe('Nov 1, 9:00 AM');
  // 2:30 does not exist on the day they go forward.
  expect(typedTime(instantTyped({ date: '2027-03-14', time: '02:30' }, zone)!, zone)).toEqual({
    date: '2027-03-14',
    time: '03:30',
  });
});

test('an incomplete date or time is none', () => {
  expect([
    instantTyped({ date: '', time: '09:00' }, 'UTC'),
    instantTyped({ date: '2026-11-28', time: '' }, 'UTC'),
  ]).toEqual([null, null]);
});

test('it is five minutes to 90 days ahead', () => {
  const now = new Date('2026-11-27T14:02:30Z');
  const problem = (at: string) => timeProblem(new Date(at), now, 'Europe/Oslo');
  expect(problem('2026-11-27T14:07:00Z')).toBe('Choose Nov 27, 3:08 PM or later, Oslo time.');
  expect(problem('2026-11-27T14:08:00Z')).toBe('');
  expect(problem('2027-02-25T14:02:00Z')).toBe('');
  expect(problem('2027-02-25T14:03:00Z')).toBe('Choose a time within the next 90 days.');
  expect(firstSuggestion(now, 'Pacific/Auckland').toISOString()).toBe('2026-11-28T20:00:00.000Z');
});
