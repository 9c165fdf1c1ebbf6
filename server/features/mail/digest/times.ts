/** Nine in the morning where the member is, even across clock changes. */
import { type Local, localTime } from '#server/time-zone.ts';

const HOUR = 9;
const DAY_MS = 86_400_000;

/** The time at which the wall clock shows nine on that day, which may be the 32nd or the 0th of a month. */
function nineOn({ year, month, day }: Pick<Local, 'year' | 'month' | 'day'>, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, HOUR);
  let guess = wanted;
  // The second step corrects a change of the offset between the first guess and nine.
  for (let step = 0; step < 2; step++) {
    const local = localTime(new Date(guess), timeZone);
    guess += wanted - Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
  }
  return new Date(guess);
}

export function nextNine(after: Date, timeZone: string): Date {
  const local = localTime(after, timeZone);
  const today = nineOn(local, timeZone);
  return today > after ? today : nineOn({ ...local, day: local.day + 1 }, timeZone);
}

export const previousNine = (nine: Date, timeZone: string): Date =>
  nineOn(localTime(new Date(nine.getTime() - DAY_MS), timeZone), timeZone);
