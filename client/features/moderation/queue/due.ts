/** When something is due, in words. */
import { day, time } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** "50 min", "3 h 10 min", "16 h", "3 days": the longer, the coarser. */
export function lengthOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('{n} min', { n: Math.max(1, minutes) });
  if (minutes >= 2 * DAY_MINUTES) return t('{n} days', { n: Math.floor(minutes / DAY_MINUTES) });
  const rest = minutes % 60;
  return hours < 10 && rest > 0
    ? `${t('{n} h', { n: hours })} ${t('{n} min', { n: rest })}`
    : t('{n} h', { n: hours });
}

export const minutesBetween = (from: Date, to: Date) =>
  Math.floor((to.getTime() - from.getTime()) / MINUTE_MS);

export const dueIn = (due: Date, now: Date): string =>
  due < now
    ? t('Overdue by {length}', { length: lengthOf(minutesBetween(due, now)) })
    : t('In {length}', { length: lengthOf(minutesBetween(now, due)) });

/** "Nov 22, 9:00 AM": within a day or two the year says nothing. */
export const shortDateTime = (date: Date): string => `${day(date).replace(/, \d{4}$/, '')}, ${time(date)}`;

export type Part = 'overdue' | 'today' | 'tomorrow' | 'later';

/** Counts by days in the viewer's time zone. */
export function partOf(due: Date, now: Date): Part {
  if (due < now) return 'overdue';
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  if (due < midnight) return 'today';
  midnight.setDate(midnight.getDate() + 1);
  return due < midnight ? 'tomorrow' : 'later';
}
