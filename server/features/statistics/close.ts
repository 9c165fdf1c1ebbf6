/** Adds up what happened into sums, from where the last run ended. Sums of a closed time never change again. */
import { type SQL, sql } from 'drizzle-orm';
import { SOURCES } from '#shared/kernel/view-sources.ts';
import { sumsClosed } from '#shared/statistics/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { type Span, at, facts, searchFacts } from './facts.ts';

const QUARTER_MS = 15 * 60_000;
/** Everything that happened before the end of a quarter is committed by then. */
const SETTLED_MS = 5 * 60_000;
/** Of time added up in one transaction, when there is a lot to catch up on: twice as much each time, while it is quick. */
const FIRST_STEP_MS = 86_400_000;
const LAST_STEP_MS = 32 * FIRST_STEP_MS;
const QUICK_MS = 1000;

const SUMS = ['views', 'likes', 'saves', 'checkouts', 'sold', 'earned_cents'];

interface Target {
  table: string;
  key: readonly string[];
  columns: readonly string[];
}
const WORKS: Target = { table: 'work_sums', key: ['artwork_id'], columns: SUMS };
const ARTISTS: Target = {
  table: 'artist_sums',
  key: ['artist_id'],
  columns: [...SUMS, 'visitors', 'followers', ...SOURCES.map((source) => `from_${source}`)],
};
const SEARCHES: Target = { table: 'search_sums', key: ['artist_id', 'words'], columns: ['views'] };

const list = (parts: readonly string[]): SQL => sql.raw(parts.join(', '));

/** Replaces, so that a repeated run ends in the same sums. */
const insertInto = ({ table, key, columns }: Target, rows: SQL): SQL => sql`
  insert into ${sql.raw(table)} (${list(key)}, minutes, start, ${list(columns)}) ${rows}
  on conflict (${list(table === 'search_sums' ? ['artist_id', 'minutes', 'start', 'words'] : [...key, 'minutes', 'start'])})
  do update set ${list(columns.map((column) => `${column} = excluded.${column}`))}`;

const QUARTER = sql`date_bin('15 minutes', at, '2000-01-01Z')`;

const sumFacts = ({ key, columns }: Target): SQL =>
  sql`select ${list(key)}, 15, ${QUARTER}, ${list(columns.map((column) => `sum(${column})`))} from facts`;

const addQuarters = (tx: Queryable, span: Span) =>
  tx.execute(sql`
    with facts as materialized (${facts(span)}),
    of_works as (${insertInto(
      WORKS,
      // Works that were deleted since have no sums.
      sql`${sumFacts(WORKS)} where artwork_id in (select id from artworks) group by 1, 3`,
    )})
    ${insertInto(ARTISTS, sql`${sumFacts(ARTISTS)} where artist_id in (select id from users) group by 1, 3`)}`);

const addSearches = (tx: Queryable, span: Span) =>
  tx.execute(
    insertInto(
      SEARCHES,
      sql`select artist_id, words, 15, ${QUARTER}, count(*) from (${searchFacts(span)}) facts
        where artist_id in (select id from users) group by 1, 2, 4`,
    ),
  );

/** Hours from quarters, days from hours, as far as the span touches them. */
function addLonger(tx: Queryable, target: Target, span: Span, longer: 'hour' | 'day') {
  const [minutes, of] = longer === 'hour' ? [60, 15] : [1440, 60];
  const key = list(target.key);
  const start = sql`date_trunc(${sql.raw(`'${longer}'`)}, start, 'UTC')`;
  return tx.execute(
    insertInto(
      target,
      sql`select ${key}, ${sql.raw(String(minutes))}, ${start}, ${list(target.columns.map((column) => `sum(${column})`))}
        from ${sql.raw(target.table)}
        where minutes = ${sql.raw(String(of))} and start < ${at(span.to)}
          and start >= date_trunc(${sql.raw(`'${longer}'`)}, ${at(span.from)}, 'UTC')
        group by ${key}, ${start}`,
    ),
  );
}

async function addUp(tx: Queryable, span: Span): Promise<void> {
  await addQuarters(tx, span);
  await addSearches(tx, span);
  for (const target of [WORKS, ARTISTS, SEARCHES]) {
    await addLonger(tx, target, span, 'hour');
    await addLonger(tx, target, span, 'day');
  }
}

/** The end of what was added up. At first the day of the oldest like, save, follow, order or view. */
async function lockClosed(tx: Queryable, now: Date): Promise<Date> {
  await tx.execute(sql`
    insert into sums_closed (id, through)
    select 1, date_trunc('day', least(${at(now)}, (select min(created_at) from likes),
      (select min(created_at) from collection_items), (select min(created_at) from follows), (select min(created_at) from purchases),
      (select min(at) from view_events)), 'UTC')
    where not exists (select 1 from sums_closed)
    on conflict do nothing`);
  const [closed] = await tx.select({ through: sumsClosed.through }).from(sumsClosed).for('update');
  return closed!.through;
}

/** One step. @returns whether there is more to add up */
async function closeNext(tx: Queryable, now: Date, stepMs: number): Promise<boolean> {
  const from = await lockClosed(tx, now);
  const end = Math.floor((now.getTime() - SETTLED_MS) / QUARTER_MS) * QUARTER_MS;
  const to = new Date(Math.min(end, from.getTime() + stepMs));
  if (to <= from) return false;
  await addUp(tx, { from, to });
  await tx.execute(sql`update sums_closed set through = ${at(to)}`);
  return to.getTime() < end;
}

/** Several processes may run it at once: each step happens once. */
export async function closeSums(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  let stepMs = FIRST_STEP_MS;
  let since = performance.now();
  while (await ctx.db.transaction((tx) => closeNext(tx, now, stepMs))) {
    const took = performance.now() - since;
    since += took;
    // Whole quarters: a sum of a part would replace that of the whole.
    const next = Math.floor((stepMs * (took < QUICK_MS ? 2 : 0.5)) / QUARTER_MS) * QUARTER_MS;
    stepMs = Math.min(Math.max(next, QUARTER_MS), LAST_STEP_MS);
  }
}
