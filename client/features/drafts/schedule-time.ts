/** Times of a schedule, as the member types and reads them: in the zone of their settings. */
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { SCHEDULE_FROM_MS, SCHEDULE_UNTIL_MS } from '#shared/drafts/limits.ts';
import { dateIn, instantOf, wallTime } from '#shared/kernel/zoned-time.ts';
import { t } from '#client/lib/t.ts';

export const zoneOf = ({ timeZone }: Pick<CurrentUser, 'timeZone'>): string =>
  timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'New York' */
export const zoneName = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** 'Nov 28, 9:00 AM' */
export const whenIn = (at: Date, timeZone: string): string =>
  at.toLocaleString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** 'Saturday, Nov 28 at 9:00 AM' */
export const longWhenIn = (at: Date, timeZone: string): string =>
  t('{day} at {time}', {
    day: at.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'short', day: 'numeric' }),
    time: at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
  });

/** What stands in the two fields. */
export interface TypedTime {
  /** '2026-11-28' */
  date: string;
  /** '09:00' */
  time: string;
}

const two = (n: number): string => String(n).padStart(2, '0');

export function typedTime(at: Date, zone: string): TypedTime {
  const { hour, minute } = wallTime(at, zone);
  return { date: dateIn(at, zone), time: `${two(hour)}:${two(minute)}` };
}

/** Null: nothing that is a time. */
export function instantTyped({ date, time }: TypedTime, zone: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (year === undefined || hour === undefined) return null;
  return instantOf(
    {
      year: Number(year),
      month: Number(month),
      day: Number(day),
      hour: Number(hour),
      minute: Number(minute),
    },
    zone,
  );
}

/** The first and last day that can be chosen. */
export const daysOf = (now: Date, zone: string): { first: string; last: string } => ({
  first: dateIn(new Date(now.getTime() + SCHEDULE_FROM_MS), zone),
  last: dateIn(new Date(now.getTime() + SCHEDULE_UNTIL_MS), zone),
});

/** Why the draft can't be published then; empty: it can. */
export function timeProblem(at: Date | null, now: Date, zone: string): string {
  if (!at) return t('Choose a day and a time.');
  const ahead = at.getTime() - now.getTime();
  if (ahead < SCHEDULE_FROM_MS) {
    const earliest = new Date(Math.ceil((now.getTime() + SCHEDULE_FROM_MS) / 60_000) * 60_000);
    return t('Choose {when} or later, {zone} time.', { when: whenIn(earliest, zone), zone: zoneName(zone) });
  }
  return ahead > SCHEDULE_UNTIL_MS ? t('Choose a time within the next 90 days.') : '';
}

/** Nine in the morning of the next day. */
export function firstSuggestion(now: Date, zone: string): Date {
  const { day, ...today } = wallTime(now, zone);
  return instantOf({ ...today, day: day + 1, hour: 9, minute: 0 }, zone);
}
