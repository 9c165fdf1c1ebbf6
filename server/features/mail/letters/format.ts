/** Dates as e-mail shows them: in the member's time zone and language. */
import type { Dates } from '#shared/notices/letter.ts';
import { isTimeZone } from '#shared/kernel/zoned-time.ts';

const LOCALES: Record<string, string> = { en: 'en-US' };
const DAY_MS = 86_400_000;

export interface Format extends Dates {
  /** 'Yesterday, 6:12 PM' */
  moment: (at: Date, now: Date) => string;
  /** 'Yesterday' */
  recentDay: (at: Date, now: Date) => string;
}

export function formatFor(language: string | null, zone: string | null): Format {
  const locale = LOCALES[language ?? 'en'] ?? LOCALES['en']!;
  const timeZone = zone && isTimeZone(zone) ? zone : 'UTC';
  const by = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const short = by({ month: 'short', day: 'numeric' });
  const long = by({ month: 'short', day: 'numeric', year: 'numeric' });
  const time = by({ hour: 'numeric', minute: '2-digit' });
  // Intl separates the time from AM and PM by a narrow space, which some mail programs show as a box.
  const clock = (at: Date): string => time.format(at).replaceAll('\u202f', ' ');
  const named = by({ timeZoneName: 'short' });
  const zoneAt = (at: Date): string =>
    named.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
  const recentDay = (at: Date, now: Date): string => {
    if (long.format(at) === long.format(now)) return 'Today';
    if (long.format(at) === long.format(new Date(now.getTime() - DAY_MS))) return 'Yesterday';
    return short.format(at);
  };
  return {
    day: (at) => long.format(at),
    shortDay: (at) => short.format(at),
    exact: (at) => `${long.format(at)}, ${clock(at)} ${zoneAt(at)}`,
    moment: (at, now) => `${recentDay(at, now)}, ${clock(at)}`,
    recentDay,
  };
}
