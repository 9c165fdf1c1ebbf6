/** Days of a time zone as intervals of UTC. */
import { sql } from 'drizzle-orm';
import { FINAL_AFTER_MS, type Period } from '#shared/statistics/figures.ts';
import type { Db } from '#server/context.ts';
import { type Span, at } from './facts.ts';

const DAY_MS = 86_400_000;

/** '2026-11-21' and -2 -> '2026-11-19'. */
const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

export interface Days {
  /** Oldest first; the last one is today. */
  days: string[];
  /** ISO; where each day begins, and the end of the last one. */
  bounds: string[];
  /** The longest sums that no midnight divides: whole hours in most zones. */
  minutes: 15 | 60;
  /** Days that ended by then are final. */
  settled: string;
}

/** The last `count` days of the zone. */
export async function readDays(
  db: Db,
  { now, zone, count }: { now: Date; zone: string; count: number },
): Promise<Days> {
  const { rows } = await db.execute<{ today: string; settled: string; bounds: string[] }>(sql`
    with known as (select (${at(now)} at time zone ${zone})::date as today)
    select today::text,
      to_json(least(${at(new Date(now.getTime() - FINAL_AFTER_MS))}, (select through from sums_closed))) #>> '{}' as settled,
      array(
        select to_json((today - ${count}::int + 1 + n)::timestamp at time zone ${zone}) #>> '{}'
        from generate_series(0, ${count}::int) as n order by n) as bounds
    from known`);
  const { today, settled, bounds } = rows[0]!;
  const ends = bounds.map((bound) => new Date(bound));
  return {
    days: ends.slice(1).map((_, index) => shiftDay(today, index + 1 - count)),
    bounds: ends.map((bound) => bound.toISOString()),
    minutes: ends.some((bound) => bound.getUTCMinutes() !== 0) ? 15 : 60,
    settled: new Date(settled).toISOString(),
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

/**
 * What the period before has after the time of day that it is now, on its last day: left out, because today is not
 * over. In whole parts of the sums.
 */
export function restOfDayBefore({ bounds, minutes }: Days, count: Period, now: Date): Span {
  const [from, to] = [bounds[count - 1]!, bounds[count]!].map((bound) => new Date(bound));
  const elapsed = now.getTime() - Date.parse(bounds.at(-2)!);
  const partMs = minutes * 60_000;
  return { from: new Date(from!.getTime() + Math.floor(elapsed / partMs) * partMs), to: to! };
}
