import * as texts from './texts.ts';

const WEEK = 7;

/** 42 -> "6 weeks", 10 -> "10 days". */
export function daysText(days: number): string {
  if (days % WEEK === 0) return days === WEEK ? texts.oneWeek : texts.weeks(days / WEEK);
  return texts.days(days);
}
