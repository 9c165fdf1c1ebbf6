/** Days and clocks of a time zone. */

/** An IANA name. An offset such as "+02:00" is none. */
export const isTimeZone = (name: string): boolean => {
  try {
    return /^[A-Z]/.test(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
};

/** What the clock on the wall shows in a time zone. */
export interface WallTime {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

export function wallTime(at: Date, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as unknown as WallTime;
}

const asUtc = ({ year, month, day, hour, minute }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute);

/**
 * When the wall clock shows that; its day may be the 32nd or the 0th of a month. Of a time that a clock change leaves out,
 * the one an hour later.
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const wanted = asUtc(wall);
  const missing = (guess: number): number => wanted - asUtc(wallTime(new Date(guess), timeZone));
  const first = wanted + missing(wanted);
  // Corrects a change of the offset between the first guess and the time.
  const second = first + missing(first);
  return new Date(missing(second) === 0 ? second : Math.max(first, second));
}

/** '2026-11-22' */
export const dateIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** The date that many days after it. */
export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** When that date begins there: at midnight, or an hour later where the clock leaves midnight out. */
export function startOfDay(date: string, timeZone: string): Date {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return instantOf({ year, month, day, hour: 0, minute: 0 }, timeZone);
}
