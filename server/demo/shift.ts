/** Moves the times of recorded rows from one moment to another. */
const DAY_MS = 86_400_000;
/** A date, alone or with a time in UTC, as Postgres and as JSON write it; not a part of an id. */
const TIME = /(?<![\w-])(\d{4}-\d\d-\d\d)(?:([ T])(\d\d:\d\d:\d\d(?:\.\d+)?)(\+00(?::00)?|Z))?(?![\w-])/g;
/** The payment stand-in's times, in seconds. No amount is as large. */
const SECONDS = /(?<=": )\d{10}(?=[,}\]])/g;
const RECEIPT = /\bATL-\d{4}-/;

const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS);
const monthOf = (time: Date): number => time.getUTCFullYear() * 12 + time.getUTCMonth();
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Times keep their distance from the moment, dates their days from its day; awards of months and years those from its
 * month or year, because one is given for each.
 */
export function createShift(from: Date, to: Date): (table: string, rows: string) => string {
  // Whole seconds, because some are kept in seconds.
  const seconds = Math.round((to.getTime() - from.getTime()) / 1000);

  function moveDate(date: string, line: string): string {
    const [year, month] = date.split('-').map(Number) as [number, number];
    if (line.includes('\tmonthly_leader\t'))
      return dateOf(Date.UTC(year, month - 1 + monthOf(to) - monthOf(from)));
    if (line.includes('\tyearly_champion\t'))
      return dateOf(Date.UTC(year + to.getUTCFullYear() - from.getUTCFullYear(), 0));
    return dateOf(Date.parse(date) + (dayOf(to) - dayOf(from)) * DAY_MS);
  }

  const moveTimes = (line: string): string =>
    line.replace(TIME, (_, date: string, separator: string | undefined, time: string, zone: string) => {
      if (!separator) return moveDate(date, line);
      const moved = new Date(Date.parse(`${date}T${time}Z`) + seconds * 1000).toISOString();
      const [movedDate, movedTime] = moved.slice(0, -1).split('T');
      return `${movedDate}${separator}${separator === 'T' ? movedTime : movedTime!.replace(/\.?0+$/, '')}${zone}`;
    });

  return (table, rows) => {
    const moved = rows.split('\n').map(moveTimes);
    if (table === 'sandbox_payments')
      return moved.map((line) => line.replace(SECONDS, (time) => String(Number(time) + seconds))).join('\n');
    // Numbered by the year of their date.
    if (table === 'receipts')
      return moved
        .map((line) => line.replace(RECEIPT, () => `ATL-${/\t(\d{4})-\d\d-\d\d /.exec(line)![1]}-`))
        .join('\n');
    if (table === 'receipt_counters')
      return moved.map((line) => line.replace(/^\d{4}/, String(to.getUTCFullYear()))).join('\n');
    return moved.join('\n');
  };
}
