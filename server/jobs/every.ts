/** A crontab entry for every so many minutes. Different offsets keep jobs from starting all at once. */
export function every(minutes: number, { offset = 0 } = {}): string {
  const starts = Array.from({ length: 60 / minutes }, (_, index) => index * minutes + offset);
  return `${starts.join(',')} * * * *`;
}
