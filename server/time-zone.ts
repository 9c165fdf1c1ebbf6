/** Days and clocks of a time zone. */
const DAY_MS = 86_400_000;

/** An IANA name. An offset such as "+02:00" is none. */
export const isTimeZone = (name: string): boolean => {
  try {
    return /^[A-Z]/.test(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
};

export interface Local {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

export function localTime(at: Date, timeZone: string): Local {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as unknown as Local;
}

/** '2026-11-22' */
export const localDate = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** The date that many days after it. */
export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** When that date begins there: at midnight, or an hour later where the clock leaves midnight out. */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(date);
  const offsetAt = (at: number) => {
    const { year, month, day, hour, minute } = localTime(new Date(at), timeZone);
    return Date.UTC(year, month - 1, day, hour, minute) - at;
  };
  // The offsets before and after the day, of which the earlier instant that is in the day counts.
  const [first, last] = [midnight - DAY_MS, midnight + DAY_MS]
    .map((near) => midnight - offsetAt(near))
    .toSorted((a, b) => a - b);
  return new Date(localDate(new Date(first!), timeZone) === date ? first! : last!);
}
