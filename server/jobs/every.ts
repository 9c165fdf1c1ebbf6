/** Crontab of what runs every so many minutes of the hour. Different offsets keep jobs from starting all at once. */
export function every(minutes: number, { offset = 0 } = {}): string {
  const starts = Array.from({ length: 60 / minutes }, (_, index) => index * minutes + offset);
  return `${starts.join(',')} * * * *`;
}
