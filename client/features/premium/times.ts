/** "2 h 10 min" -> 130; what is written otherwise counts nothing. */
export function minutesOf(duration: string | null): number {
  const hours = /(\d+)\s*h/.exec(duration ?? '')?.[1];
  const minutes = /(\d+)\s*min/.exec(duration ?? '')?.[1];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

/** The same day of the next month, or its last day where there is no such day. */
export function nextMonth(date: Date): Date {
  const next = new Date(date);
  next.setMonth(date.getMonth() + 1);
  if (next.getDate() !== date.getDate()) next.setDate(0);
  return next;
}
