/** Adds up what happened into sums, from where the last run ended. Sums of a closed time never change again. */
import { type SQL, sql } from 'drizzle-orm';
import { sumsClosed } from '#shared/statistics/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

const QUARTER_MS = 15 * 60_000;
/** By then, everything that happened before the end of a quarter is committed. */
const SETTLED_MS = 5 * 60_000;
/** At most this much in one transaction, when there is a lot to catch up on. */
const STEP_MS = 31 * 86_400_000;

interface Span {
  from: Date;
  to: Date;
}

const at = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
const within = (column: SQL, { from, to }: Span): SQL =>
  sql`${column} >= ${at(from)} and ${column} < ${at(to)}`;

/**
 * One row for each thing that happened. Likes, saves and followers count as of this moment, so that a like taken back before
 * the closing never counted. Visitors: the first view of the artist on a UTC day, for which the hash is made.
 */
const facts = (span: Span): SQL => sql`
  select artwork_id, artist_id, at, 1 as views, (not exists (
      select 1 from view_events earlier
      where earlier.visitor = event.visitor and earlier.artist_id = event.artist_id
        and earlier.at >= event.at - interval '1 day'
        and (earlier.at, earlier.artwork_id) < (event.at, event.artwork_id)
    ))::int as visitors, source,
    0 as likes, 0 as saves, 0 as followers, 0 as checkouts, 0 as sold, 0::bigint as earned_cents
  from view_events event where ${within(sql`at`, span)}
  union all
  select likes.artwork_id, artworks.user_id, likes.created_at, 0, 0, null, 1, 0, 0, 0, 0, 0
  from likes join artworks on artworks.id = likes.artwork_id
  where ${within(sql`likes.created_at`, span)} and likes.user_id <> artworks.user_id
  union all
  select item.artwork_id, artworks.user_id, item.created_at, 0, 0, null, 0, 1, 0, 0, 0, 0
  from collection_items item join artworks on artworks.id = item.artwork_id
  where ${within(sql`item.created_at`, span)} and item.owner_id <> artworks.user_id
    and not exists (select 1 from collection_items earlier
      where earlier.owner_id = item.owner_id and earlier.artwork_id = item.artwork_id
        and (earlier.created_at, earlier.id) < (item.created_at, item.id))
  union all
  select null, following_id, created_at, 0, 0, null, 0, 0, 1, 0, 0, 0
  from follows where ${within(sql`created_at`, span)}
  union all
  select artwork_id, seller_id, created_at, 0, 0, null, 0, 0, 0, 1, 0, 0
  from purchases where ${within(sql`created_at`, span)}
  union all
  select artwork_id, seller_id, paid_at, 0, 0, null, 0, 0, 0, 0, 1, (artist_amount * 100)::bigint
  from purchases where ${within(sql`paid_at`, span)}
  union all
  select artwork_id, seller_id, refunded_at, 0, 0, null, 0, 0, 0, 0, -1, -(artist_amount * 100)::bigint
  from purchases where ${within(sql`refunded_at`, span)} and paid_at is not null`;

const SUMS = ['views', 'likes', 'saves', 'checkouts', 'sold', 'earned_cents'];
const BY_SOURCE = ['feed', 'search', 'profile', 'link', 'collection'].map(
  (source) => [`from_${source}`, `sum((source = '${source}')::int)`] as const,
);

interface Target {
  table: string;
  key: readonly string[];
  columns: readonly string[];
}
const WORKS: Target = { table: 'work_sums', key: ['artwork_id'], columns: SUMS };
const ARTISTS: Target = {
  table: 'artist_sums',
  key: ['artist_id'],
  columns: [...SUMS, 'visitors', 'followers', ...BY_SOURCE.map(([column]) => column)],
};
const SEARCHES: Target = { table: 'search_sums', key: ['artist_id', 'words'], columns: ['views'] };

const list = (parts: readonly string[]): SQL => sql.raw(parts.join(', '));

/** Replaces, so that a repeated run ends in the same sums. */
const insertInto = ({ table, key, columns }: Target, rows: SQL): SQL => sql`
  insert into ${sql.raw(table)} (${list(key)}, minutes, start, ${list(columns)}) ${rows}
  on conflict (${list(table === 'search_sums' ? ['artist_id', 'minutes', 'start', 'words'] : [...key, 'minutes', 'start'])})
  do update set ${list(columns.map((column) => `${column} = excluded.${column}`))}`;

const QUARTER = sql`date_bin('15 minutes', at, '2000-01-01Z')`;

const sumFacts = (target: Target): SQL => {
  const sums = target.columns.map((column) => {
    const bySource = BY_SOURCE.find(([name]) => name === column)?.[1];
    return bySource ? `coalesce(${bySource}, 0)` : `sum(${column})`;
  });
  return sql`select ${list(target.key)}, 15, ${QUARTER}, ${list(sums)} from facts`;
};

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
      sql`select artist_id, words, 15, ${QUARTER}, count(*) from view_events
        where words is not null and ${within(sql`at`, span)} and artist_id in (select id from users)
        group by 1, 2, 4`,
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
async function closeNext(tx: Queryable, now: Date): Promise<boolean> {
  const from = await lockClosed(tx, now);
  const end = Math.floor((now.getTime() - SETTLED_MS) / QUARTER_MS) * QUARTER_MS;
  const to = new Date(Math.min(end, from.getTime() + STEP_MS));
  if (to <= from) return false;
  await addUp(tx, { from, to });
  await tx.execute(sql`update sums_closed set through = ${at(to)}`);
  return to.getTime() < end;
}

/** Several processes may run it at once: each step happens once. */
export async function closeSums(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  while (await ctx.db.transaction((tx) => closeNext(tx, now))) continue;
}
