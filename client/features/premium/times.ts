/** The same day of the next month, or its last day if there is no such day. */
export function nextMonth(date: Date): Date {
  const next = new Date(date);
  next.setMonth(date.getMonth() + 1);
  if (next.getDate() !== date.getDate()) next.setDate(0);
  return next;
}
