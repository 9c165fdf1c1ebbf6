const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** 'Just now' (under one hour), '5h ago', '1 day ago', '3 days ago'. */
export function relativeTime(then: Date, now: Date = new Date()): string {
  const age = now.getTime() - then.getTime();
  if (age < HOUR) return 'Just now';
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  const days = Math.floor(age / DAY);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
