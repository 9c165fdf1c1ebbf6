import { t, tn } from '#client/lib/t.ts';

const WEEK = 7;

/** 42 -> "6 weeks", 10 -> "10 days". */
export function daysText(days: number): string {
  if (days % WEEK === 0) return days === WEEK ? t('1 week') : t('{days} weeks', { days: days / WEEK });
  return tn(days, '1 day', '{n} days');
}
