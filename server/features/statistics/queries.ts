import { type SQL, type SQLWrapper, desc, eq, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { FIGURES, LEAST_SEARCHERS, type Figure } from '#shared/statistics/figures.ts';
import { SOURCES, type Source } from '#shared/kernel/view-sources.ts';
import { artistSums, searchSums, searchers, workSums } from '#shared/statistics/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
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

/** The number of the day that a sum belongs to, from 1. */
const dayNumber = ({ bounds }: Days, start: SQL): SQL =>
  sql`width_bucket(${start}, ${sql.param(bounds)}::timestamptz[])`;

const inDays = ({ bounds, minutes }: Days): SQL =>
  sql`minutes = ${minutes} and start >= ${bounds[0]}::timestamptz and start < ${bounds.at(-1)}::timestamptz`;

type DayRow = { n: number } & Record<Figure | Source, number>;

const SUMS = [
  ...FIGURES.map((figure) => [figure, figure === 'earnedCents' ? 'earned_cents' : figure] as const),
  ...SOURCES.map((source) => [source, `from_${source}`] as const),
].map(([name, column]) => `sum(${column})::float8 as "${name}"`);

/** The artist's sums of each day on which anything happened. */
export async function listDays(db: Db, artistId: string, days: Days): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select ${dayNumber(days, sql`start`)} as n, ${sql.raw(SUMS.join(', '))}
    from ${artistSums} where artist_id = ${artistId}::uuid and ${inDays(days)} group by 1`);
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
  const total = (name: string) => sql<number>`coalesce(total.${sql.raw(name)}, 0)::float8`;
  const sums = ['views', 'likes', 'saves', 'checkouts', 'sold', 'earned_cents'];
  return db
    .select({
      id: artworks.id,
      title: artworks.title,
      imageUrl: artworks.imageUrl,
      altText: artworks.altText,
      width: artworks.width,
      height: artworks.height,
      placeholder: artworks.placeholder,
      price: artworks.price,
      isForSale: artworks.isForSale,
      isSold: sql<boolean>`${artworks.soldAt} is not null`,
      views: total('views'),
      likes: total('likes'),
      saves: total('saves'),
      checkouts: total('checkouts'),
      sold: total('sold'),
      earnedCents: total('earned_cents'),
    })
    .from(artworks)
    .leftJoin(
      sql`lateral (select ${sql.raw(sums.map((name) => `sum(${name}) as ${name}`).join(', '))}
        from ${inPeriod(days, { columns: sums.join(', '), from: workSums, of: sql`artwork_id = ${artworks.id}` })} part) total`,
      sql`true`,
    )
    .where(eq(artworks.userId, artistId))
    .orderBy(sql`coalesce(total.views, 0) desc`, desc(artworks.createdAt))
    .limit(MAX_WORKS);
};

/** Views after searches: those that enough members have typed, and the sum of all. */
export async function listSearches(db: Db, artistId: string, days: Days) {
  const { rows } = await db.execute<{ words: string; views: number; all: number }>(sql`
    with found as (
      select words, sum(views)::float8 as views
      from ${inPeriod(days, { columns: 'words, views', from: searchSums, of: sql`artist_id = ${artistId}::uuid` })} part
      group by 1
    ), shown as (
      select words, views from found
      where (select count(*) from ${searchers} known
        where known.artist_id = ${artistId}::uuid and known.words = found.words) >= ${LEAST_SEARCHERS}
      order by views desc, words limit ${MAX_SEARCHES}
    )
    select shown.words, shown.views, (select coalesce(sum(views), 0) from found) as all
    from (values (1)) as one left join shown on true order by shown.views desc nulls last, shown.words`);
  const items = rows.filter(({ words }) => words !== null).map(({ words, views }) => ({ words, views }));
  const shown = items.reduce((total, { views }) => total + views, 0);
  return { items, rarer: (rows[0]?.all ?? 0) - shown };
}

/** For the CSV file: each day and work with anything to count, newest first. A plain statement, because it is streamed. */
export const WORK_DAYS = `
  select width_bucket(start, $2::timestamptz[]) as n, artworks.title,
    sum(views)::int as views, sum(likes)::int as likes, sum(saves)::int as saves, sum(checkouts)::int as checkouts,
    sum(sold)::int as sold, sum(earned_cents)::float8 as "earnedCents"
  from work_sums join artworks on artworks.id = artwork_id
  where artworks.user_id = $1 and minutes = $3 and start >= $4 and start < $5
  group by 1, artworks.id order by 1 desc, 3 desc, 2`;
