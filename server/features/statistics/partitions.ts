/** The months of `view_events`: created ahead of time, and dropped when all of their days are old enough. */
import { sql } from 'drizzle-orm';
import type { Context, Queryable } from '#server/context.ts';

const MONTHS_AHEAD = 2;
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
/** Any constant works, as long as nothing else uses it: two processes may make the same month. */
const PARTITIONS_LOCK = 727_018;

const dayOf = (now: Date, later: number) =>
  new Date(now.getTime() + later * DAY_MS).toISOString().slice(0, 10);
const startOfMonth = (at: Date, later = 0) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1));
const nameOf = (month: Date) => `view_events_${month.toISOString().slice(0, 7).replace('-', '_')}`;

/** The statement that creates it, unless it is there. @param month its start */
export function partitionOf(month: Date): string {
  const [from, to] = [month, startOfMonth(month, 1)].map((date) => `'${date.toISOString()}'`);
  return `create table if not exists ${nameOf(month)} partition of view_events for values from (${from}) to (${to})`;
}

export async function makePartitions(tx: Queryable, months: Date[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PARTITIONS_LOCK}::bigint)`);
  for (const month of months) await tx.execute(sql.raw(partitionOf(month)));
}

const known = new WeakMap<Context, Set<number>>();

/** The job has created them, unless the clock was moved or the job did not run for two months. */
export async function requirePartitions(ctx: Context, dates: Date[]): Promise<void> {
  const made = known.get(ctx) ?? new Set();
  known.set(ctx, made);
  const missing = new Set(dates.map((at) => startOfMonth(at).getTime()).filter((month) => !made.has(month)));
  if (missing.size === 0) return;
  await ctx.db.transaction((tx) =>
    makePartitions(
      tx,
      [...missing].map((month) => new Date(month)),
    ),
  );
  for (const month of missing) made.add(month);
}

/** Drops no partition before it is added up. */
export async function keepPartitions(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await makePartitions(
      tx,
      Array.from({ length: MONTHS_AHEAD + 1 }, (_, later) => startOfMonth(now, later)),
    );
    const oldest = nameOf(startOfMonth(new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
    const { rows } = await tx.execute<{ name: string }>(sql`
      select child.relname as name from pg_inherits
      join pg_class child on child.oid = inhrelid
      where inhparent = 'view_events'::regclass and child.relname < ${oldest}
        and exists (select 1 from sums_closed where through >= ${dayOf(now, -KEPT_DAYS)}::timestamptz)`);
    for (const { name } of rows) await tx.execute(sql.raw(`drop table ${name}`));
    await tx.execute(sql`delete from visitor_secrets where day < ${dayOf(now, -2)}`);
    await tx.execute(sql`delete from searchers where day < ${dayOf(now, -400)}`);
  });
}
