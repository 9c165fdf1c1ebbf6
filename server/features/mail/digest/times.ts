import { type WallTime, instantOf, wallTime } from '#shared/kernel/zoned-time.ts';

/** Nine in the morning where the member is, even across clock changes. */
const HOUR = 9;
const DAY_MS = 86_400_000;

/** On a day that may be the 32nd or the 0th of a month. */
const nineOn = (day: WallTime, timeZone: string): Date =>
  instantOf({ ...day, hour: HOUR, minute: 0 }, timeZone);

export function nextNine(after: Date, timeZone: string): Date {
  const local = wallTime(after, timeZone);
  const today = nineOn(local, timeZone);
  return today > after ? today : nineOn({ ...local, day: local.day + 1 }, timeZone);
}

export const previousNine = (nine: Date, timeZone: string): Date =>
  nineOn(wallTime(new Date(nine.getTime() - DAY_MS), timeZone), timeZone);
