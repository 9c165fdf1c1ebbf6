const WEEK = 7;

/** 42 -> "6 weeks", 10 -> "10 days". */
export function daysText(days: number): string {
  if (days % WEEK === 0) return days === WEEK ? '1 week' : `${days / WEEK} weeks`;
  return days === 1 ? '1 day' : `${days} days`;
}
