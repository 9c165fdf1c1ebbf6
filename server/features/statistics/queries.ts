import { type SQL, type SQLWrapper, desc, eq, sql } from 'drizzle-orm';
import { Work } from '#shared/statistics/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { FIGURES, MIN_SEARCHERS, type Figure } from '#shared/statistics/figures.ts';
import { SOURCES, type Source } from '#shared/kernel/view-sources.ts';
import { artistSums, searchSums, searchers, workSums } from '#shared/statistics/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { columnsOf } from '#server/db/columns-of.ts';
import { type Span, at, liveFacts, liveSearchFacts, offerFacts } from './facts.ts';
import type { Days } from './periods.ts';

const MAX_WORKS = 500;
const MAX_SEARCHES = 8;

/** Whether the member has Premium, and anything to count. */
export async function readArtist(db: Db, id: string): Promise<{ isSubscriber: boolean; hasWorks: boolean }> {
  const { rows } = await db.execute<{ isSubscriber: boolean; hasWorks: boolean }>(sql`
    select is_subscriber as "isSubscriber",
      exists (select 1 from ${artworks} where user_id = ${id}::uuid)
        or exists (select 1 from ${artistSums} where artist_id = ${id}::uuid and views > 0) as "hasWorks"
    from ${users} where id = ${id}::uuid`);
  return rows[0]!;
}

/** 'earnedCents' -> 'earned_cents'. */
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const list = (parts: readonly string[]): SQL => sql.raw(parts.join(', '));
const zeros = (of: readonly unknown[]): SQL => list(of.map(() => '0'));
const sumOf = (name: string): string => `sum(${columnOf(name)})::float8 as "${name}"`;

const OFFERS = ['offers', 'offersAccepted', 'offersPaid'] as const satisfies readonly Figure[];
const isAddedUp = (figure: Figure) => !OFFERS.some((offers) => offers === figure);
const OF_ARTISTS = [...FIGURES.filter(isAddedUp), ...SOURCES.map((source) => `from_${source}`)].map(columnOf);
const OF_WORKS = ['views', 'likes', 'saves', 'checkouts', 'sold', 'earnedCents'].map(columnOf);
const OF_OFFERS = OFFERS.map(columnOf);
const NO_OFFERS = list(OF_OFFERS.map((column) => `0 as ${column}`));

/** The number of the day to which a time belongs, from 1. */
const dayNumber = ({ bounds }: Days): SQL => sql`width_bucket(at, ${sql.param(bounds)}::timestamptz[])`;

const inDays = ({ bounds }: Days, time: 'at' | 'start'): SQL =>
  sql`${sql.raw(time)} >= ${bounds[0]}::timestamptz and ${sql.raw(time)} < ${bounds.at(-1)}::timestamptz`;

/** The facts missing in the sums: those after the sums were closed, and offers. */
const notInSums = (artistId: string, keys: readonly string[], sums: readonly string[]): SQL => sql`
  select ${list([...keys, ...sums])}, ${NO_OFFERS}
  from (${liveFacts(artistId)}) live
  union all
  select ${list(keys)}, ${zeros(sums)}, ${list(OF_OFFERS)} from (${offerFacts(artistId)}) offered`;

const inSums = (
  { keys, sums, from }: { keys: readonly string[]; sums: readonly string[]; from: SQL },
  days: Days,
): SQL => sql`
  select ${list(keys.map((key) => (key === 'at' ? 'start as at' : key)))}, ${list(sums)}, ${NO_OFFERS}
  from ${from} and minutes = ${sql.raw(String(days.minutes))} and ${inDays(days, 'start')}`;

type DayRow = { n: number } & Record<Figure | Source, number>;

/** The artist's figures of each day on which anything happened, without a part of the time. */
export async function listDays(db: Db, artistId: string, days: Days, leftOut: Span): Promise<DayRow[]> {
  const sums = list([
    ...FIGURES.map(sumOf),
    ...SOURCES.map((source) => `sum(from_${source})::float8 as "${source}"`),
  ]);
  const summed = sql`${artistSums} where artist_id = ${artistId}::uuid`;
  const { rows } = await db.execute<DayRow>(sql`
    select ${dayNumber(days)} as n, ${sums}
    from (${inSums({ keys: ['at'], sums: OF_ARTISTS, from: summed }, days)}
      union all ${notInSums(artistId, ['at'], OF_ARTISTS)}) part
    where ${inDays(days, 'at')} and not (at >= ${at(leftOut.from)} and at < ${at(leftOut.to)}) group by 1`);
  return rows;
}

/**
 * The sums of a period from as few rows as possible: days of UTC, and hours before and after them. Three ranges of the
 * primary key, which holds the sums too; with `or` Postgres would fetch each row from the table.
 */
const inPeriod = ({ bounds, minutes }: Days, sums: { columns: string; from: SQLWrapper; of: SQL }): SQL => {
  const [from, to] = [bounds[0], bounds.at(-1)].map((bound) => sql`${bound}::timestamptz`);
  const firstMidnight = sql`date_trunc('day', ${from} + interval '1 day - 1 microsecond', 'UTC')`;
  const lastMidnight = sql`date_trunc('day', ${to}, 'UTC')`;
  const range = (length: number, start?: SQL, end?: SQL) => sql`
    select ${sql.raw(sums.columns)} from ${sums.from}
    where ${sums.of} and minutes = ${sql.raw(String(length))} and start >= ${start} and start < ${end}`;
  return sql`(${range(1440, firstMidnight, lastMidnight)} union all ${range(minutes, from, firstMidnight)}
    union all ${range(minutes, lastMidnight, to)})`;
};

export const listWorks = (db: Db, artistId: string, days: Days) => {
  const total = (name: string) =>
    sql<number>`coalesce(total.${sql.raw(name)}, 0)::float8 + coalesce(since.${sql.raw(name)}, 0)::float8`;
  const offered = (name: string) => sql<number>`coalesce(since.${sql.raw(name)}, 0)::float8`;
  const addUp = (names: readonly string[]) => list(names.map((name) => `sum(${name}) as ${name}`));
  return db
    .select({
      ...columnsOf(Work, artworks),
      isSold: sql<boolean>`${artworks.soldAt} is not null`,
      views: total('views'),
      likes: total('likes'),
      saves: total('saves'),
      offers: offered('offers'),
      offersAccepted: offered('offers_accepted'),
      offersPaid: offered('offers_paid'),
      checkouts: total('checkouts'),
      sold: total('sold'),
      earnedCents: total('earned_cents'),
    })
    .from(artworks)
    .leftJoin(
      sql`lateral (select ${addUp(OF_WORKS)}
        from ${inPeriod(days, { columns: OF_WORKS.join(', '), from: workSums, of: sql`artwork_id = ${artworks.id}` })} part) total`,
      sql`true`,
    )
    .leftJoin(
      sql`(select artwork_id, ${addUp([...OF_WORKS, ...OF_OFFERS])}
        from (${notInSums(artistId, ['artwork_id', 'at'], OF_WORKS)}) part
        where ${inDays(days, 'at')} group by 1) since`,
      sql`since.artwork_id = ${artworks.id}`,
    )
    .where(eq(artworks.userId, artistId))
    .orderBy(sql`coalesce(total.views, 0) + coalesce(since.views, 0) desc`, desc(artworks.createdAt))
    .limit(MAX_WORKS);
};

/** Views after searches: those that enough members have typed, and the sum of all. */
export async function listSearches(db: Db, artistId: string, days: Days) {
  const { rows } = await db.execute<{ words: string; views: number; all: number }>(sql`
    with found as (
      select words, sum(views)::float8 as views
      from (
        select words, views
        from ${inPeriod(days, { columns: 'words, views', from: searchSums, of: sql`artist_id = ${artistId}::uuid` })} summed
        union all
        select words, views from (${liveSearchFacts(artistId)}) live where ${inDays(days, 'at')}
      ) part
      group by 1
    ), shown as (
      select words, views from found
      where (select count(*) from ${searchers} known
        where known.artist_id = ${artistId}::uuid and known.words = found.words) >= ${MIN_SEARCHERS}
      order by views desc, words limit ${MAX_SEARCHES}
    )
    select shown.words, shown.views, (select coalesce(sum(views), 0) from found) as all
    from (values (1)) as one left join shown on true order by shown.views desc nulls last, shown.words`);
  const items = rows.filter(({ words }) => words !== null).map(({ words, views }) => ({ words, views }));
  const shown = items.reduce((total, { views }) => total + views, 0);
  return { items, rarer: (rows[0]?.all ?? 0) - shown };
}

/** The rows of the CSV file: each day and work with anything to count, newest first. */
export const workDays = (artistId: string, days: Days): SQL => sql`
  select ${dayNumber(days)} as n, artworks.title, ${list([...OF_WORKS, ...OF_OFFERS].map((column) => `sum(${column})::float8 as ${column}`))}
  from (${inSums(
    {
      keys: ['artwork_id', 'at'],
      sums: OF_WORKS,
      from: sql`work_sums where artwork_id in (select id from artworks where user_id = ${artistId}::uuid)`,
    },
    days,
  )}
    union all ${notInSums(artistId, ['artwork_id', 'at'], OF_WORKS)}) part
  join artworks on artworks.id = artwork_id
  where artworks.user_id = ${artistId}::uuid and ${inDays(days, 'at')}
  group by 1, artworks.id order by 1 desc, 3 desc, 2`;
