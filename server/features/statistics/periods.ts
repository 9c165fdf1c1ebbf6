/** Days of a time zone as intervals of UTC. */
import { sql } from 'drizzle-orm';
import { FINAL_AFTER_MS, type Period } from '#shared/statistics/figures.ts';
import type { Db } from '#server/context.ts';

const DAY_MS = 86_400_000;

/** '2026-11-21' and -2 -> '2026-11-19'. */
const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

export interface Days {
  /** Oldest first. */
  days: string[];
  /** ISO; where each day begins, and the end of the last one. */
  bounds: string[];
  /** The longest sums that no midnight divides: whole hours in most zones. */
  minutes: 15 | 60;
  /** Of the last day, in the given zone. */
  end: Date;
  /** When the next day is final. */
  nextAt: Date;
}

/** The last `count` days that are final. */
export async function readDays(
  db: Db,
  { now, zone, count }: { now: Date; zone: string; count: number },
): Promise<Days> {
  const settled = new Date(now.getTime() - FINAL_AFTER_MS).toISOString();
  const { rows } = await db.execute<{ last: string; bounds: string[] }>(sql`
    with known as (
      select (least(${settled}::timestamptz, (select through from sums_closed)) at time zone ${zone})::date - 1 as last
    )
    select last::text, array(
      select to_json((last - ${count}::int + 1 + n)::timestamp at time zone ${zone}) #>> '{}'
      from generate_series(0, ${count}::int + 1) as n order by n) as bounds
    from known`);
  const { last, bounds } = rows[0]!;
  const ends = bounds.map((bound) => new Date(bound));
  const inUse = ends.slice(0, -1);
  return {
    days: inUse.slice(1).map((_, index) => shiftDay(last, index + 1 - count)),
    bounds: inUse.map((bound) => bound.toISOString()),
    minutes: inUse.some((bound) => bound.getUTCMinutes() !== 0) ? 15 : 60,
    end: inUse.at(-1)!,
    nextAt: new Date(ends.at(-1)!.getTime() + FINAL_AFTER_MS),
  };
}

/** Two equally long periods of whole days, the later one last. */
export const readPeriods = (db: Db, now: Date, query: { zone: string; days: Period }): Promise<Days> =>
  readDays(db, { now, zone: query.zone, count: 2 * query.days });

/** The same days without the first `count`. */
export const laterDays = (days: Days, count: number): Days => ({
  ...days,
  days: days.days.slice(count),
  bounds: days.bounds.slice(count),
});
