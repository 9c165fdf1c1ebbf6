/** Artwork hits and their order, for lists and suggestions. */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { markOf, namesNear } from '#shared/artworks/color-names.ts';
import { labOfHex } from '#shared/artworks/color.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { artworkSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { COLOR_REACH } from '#server/db/artwork-filters.ts';
import { exactSearchRank } from '#server/db/search-rank.ts';
import { hasLines } from './compile.ts';

/** Only the newest hits are ranked: a common word has a hundred thousand, and ranking reads every one. */
const MAX_RANKED_HITS = 200;

type Parameter = string | Placeholder;

/** Placeholders say so by `hasManyLines`. */
const rank = (searchText: Parameter, hasManyLines = false): SQL =>
  exactSearchRank(searchText, typeof searchText === 'string' ? hasLines(searchText) : hasManyLines);

/** For queries that join `artwork_search`. The last word may be a prefix. */
export const wordsFound = (searchText: Parameter): SQL =>
  sql`${artworkSearch.words} @@ search_query(${searchText})`;
export const SEARCH_JOIN = sql`join ${artworkSearch} on ${artworkSearch.artworkId} = ${artworks.id}`;
export const hitNewest = sql`${artworkSearch.createdAt} desc, ${artworkSearch.artworkId} desc`;
const hitKey = sql`(${artworkSearch.createdAt}, ${artworkSearch.artworkId})`;

const hits = (searchText: Parameter, where: SQL): SQL => sql`
  select ${artworkSearch.artworkId} as id, ${artworkSearch.createdAt} as at, ${artworkSearch.words} as words
  from ${artworkSearch} join ${artworks} on ${artworks.id} = ${artworkSearch.artworkId}
  join ${users} on ${users.id} = ${artworks.userId}
  where ${wordsFound(searchText)} and ${where}`;

/**
 * Best match first among the newest hits. `k` is the rank, above 0; `bottom_at` and `bottom_id` say where the
 * older, unranked hits start.
 */
export const bestHits = (searchText: Parameter, where: SQL, rows: number): SQL => sql`
  with hits as materialized (${hits(searchText, where)} order by ${hitNewest} limit ${sql.raw(String(MAX_RANKED_HITS))}),
  oldest as (select at, id from hits where (select count(*) from hits) = ${sql.raw(String(MAX_RANKED_HITS))} order by at, id limit 1)
  select id, ${rank(searchText)} as k, at, (select at from oldest) as bottom_at, (select id from oldest) as bottom_id
  from hits order by 2 desc, 3 desc, 1 desc limit ${sql.raw(String(rows))}`;

/** This many of the newest works tell how common the words are. */
const SAMPLE = 500;
/** What reading a hit from the index of words costs, and a work that has one of the words; looking at a work costs 1. */
const COST_OF_HIT = 5;
const COST_OF_WORD = 0.5;
/** The hits to be ranked are looked for in so many of the newest works: smaller galleries are searched whole. */
const REACH = 20_000;

/** Some more than are shown, because the viewer may not see all of them. */
const someMore = (rows: number, by: number): number => Math.ceil(rows * by);
const walkedEnough = (least: number): SQL => sql`(select count(*) from walked) >= ${sql.raw(String(least))}`;

interface Walk {
  /** So many of the newest works are looked at; all of them if there is none. */
  reach?: number;
  /** With fewer hits in reach the index of words is asked. */
  least?: number;
}

/**
 * The newest hits as the tables `query` and `hits` of a statement. Its plan is always the same, so that nothing depends on
 * how common Postgres takes the words to be: it takes the slower way too often. Common words are looked for in the newest
 * works, others in the index of words, which takes long for several common words even if few works have all of them.
 */
function newestHits(searchText: Parameter, most: number, { reach, least = 1 }: Walk = {}): SQL {
  const [limit, size] = [sql.raw(`limit ${most}`), sql.raw(String(SAMPLE))];
  const columns = sql`${artworkSearch.artworkId} as id, ${artworkSearch.createdAt} as at, ${artworkSearch.words} as words`;
  const found = sql`words @@ (select found from query)`;
  const looked = sql.raw(`${most * SAMPLE}.0 / nullif(hits, 0)`);
  const fewest = reach === undefined ? 1 : Math.ceil((least * SAMPLE) / reach);
  const walk = reach === undefined ? looked : sql`least(${sql.raw(String(reach))}, ${looked})`;
  const sampled = sql`(select words from ${artworkSearch} order by ${hitNewest} limit ${size}) sampled`;
  const withWord = sql`(select count(*) from ${sampled}
    where words @@ (select replace(found::text, '&', '|')::tsquery from query))`;
  const isCheaper = (having: SQL) => sql`${walk} < works
    * (${sql.raw(String(COST_OF_HIT))} * hits + ${sql.raw(String(COST_OF_WORD))} * ${having}) / ${size}`;
  return sql`
    query as materialized (select search_query(${searchText}) as found),
    sample as materialized (
      -- Works with one of the words are counted only where it matters.
      select works, hits >= ${sql.raw(String(fewest))} and ${isCheaper(size)} and ${isCheaper(withWord)} as is_common
      from (select count(*) as hits from ${sampled} where ${found}) counted,
        (select greatest(reltuples, 1) as works from pg_class where oid = 'artwork_search'::regclass) size),
    walked as materialized (
      -- In order already: with an order of its own Postgres would not know that few of these works are read. In case it
      -- expects half of them to match, and reads the newest first.
      select * from (select ${columns} from ${artworkSearch} order by ${hitNewest}
        ${reach === undefined ? sql`` : sql.raw(`limit ${reach}`)}) newest
      where case when ${found} then true end and (select is_common from sample) ${limit}),
    hits as materialized (
      select * from walked where ${walkedEnough(least)}
      union all
      (select ${columns} from ${artworkSearch} where ${found} and not ${walkedEnough(least)}
        order by ${artworkSearch.createdAt} + interval '0' desc, ${artworkSearch.artworkId} desc ${limit}))`;
}

const VISIBLE = sql`join ${artworks} on ${artworks.id} = hit.id join ${users} on ${users.id} = ${artworks.userId}`;

/**
 * The first page of `bestHits`, or of the newest hits, as a statement that can be prepared. Who may see a hit is asked in
 * order and only until there are enough rows; a page may therefore be too short although there are further hits, which
 * `bottom_at` tells.
 */
export function firstHits(
  searchText: Parameter,
  where: SQL,
  rows: number,
  { isNewest = false, hasManyLines = false }: { isNewest?: boolean; hasManyLines?: boolean },
): SQL {
  const most = isNewest ? someMore(rows, 1.6) : MAX_RANKED_HITS;
  const least = Math.min(most, someMore(rows, 1.2));
  return sql`
    with ${newestHits(searchText, most, { reach: REACH, least })},
    oldest as (
      select at, id from hits
      where (select count(*) from hits) = ${sql.raw(String(most))}
        or (${walkedEnough(least)} and ((select works from sample) > ${sql.raw(String(2 * REACH))}
          or exists (select 1 from ${artworkSearch} order by ${hitNewest} offset ${sql.raw(String(REACH))})))
      order by at, id limit 1)
    select hit.id, hit.k, hit.at, (select at from oldest) as bottom_at, (select id from oldest) as bottom_id
    from (select id, at, ${isNewest ? sql`0::numeric` : rank(searchText, hasManyLines)} as k
      from hits order by 3 desc, 2 desc, 1 desc) hit ${VISIBLE}
    where ${where} order by hit.k desc, hit.at desc, hit.id desc limit ${sql.raw(String(rows))}`;
}

/** So many of the newest hits are looked at where filters leave few of them, and for counts. */
export const LOOKED_AT = 2500;

/**
 * Like `firstHits`, for searches with filters: ranked are those of the newest hits that the filters leave.
 * @param hex of the filters: hits without any name near it are not asked further
 */
export const firstFilteredHits = (
  searchText: string,
  where: SQL,
  rows: number,
  isNewest: boolean,
  hex: string | undefined,
): SQL => sql`
  with ${newestHits(searchText, LOOKED_AT)},
  found as materialized (
    select hit.id, hit.at, hit.words from hits hit
    -- Hits come in order, and are found and asked only until there are enough: a sort here would need all of them.
    cross join lateral (select 1 from ${artworks} join ${users} on ${users.id} = ${artworks.userId}
      where ${artworks.id} = hit.id and ${where} offset 0) visible
    ${hex === undefined ? sql`` : sql`where hit.words @@ ${namesNear(labOfHex(hex), COLOR_REACH).map(markOf).join(' | ')}::tsquery`}
    limit ${sql.raw(String(MAX_RANKED_HITS))}),
  oldest as (
    (select at, id from found where (select count(*) from found) = ${sql.raw(String(MAX_RANKED_HITS))} order by at, id limit 1)
    union all
    (select at, id from hits where (select count(*) from found) < ${sql.raw(String(MAX_RANKED_HITS))}
      and (select count(*) from hits) = ${sql.raw(String(LOOKED_AT))} order by at, id limit 1))
  select id, ${isNewest ? sql`0::numeric` : rank(searchText)} as k, at,
    (select at from oldest) as bottom_at, (select id from oldest) as bottom_id
  from found order by 2 desc, 3 desc, 1 desc limit ${sql.raw(String(rows))}`;

/**
 * Counts over the newest hits that a condition leaves. `what` may name columns of artworks and of artwork_search.
 * @param searchText '': all works
 * @returns a statement of one row, with how many hits were looked at as `looked`
 */
export const countHits = (searchText: string, where: SQL, what: SQL): SQL => sql`
  with ${
    searchText
      ? newestHits(searchText, LOOKED_AT)
      : sql`hits as materialized (select ${artworkSearch.artworkId} as id, ${artworkSearch.words} as words
          from ${artworkSearch} order by ${hitNewest} limit ${sql.raw(String(LOOKED_AT))})`
  },
  -- One by one: a join of all at once would read every work for a few hits.
  found as materialized (
    select visible.*, hit.words from hits hit
    cross join lateral (select ${artworks}.* from ${artworks} join ${users} on ${users.id} = ${artworks.userId}
      where ${artworks.id} = hit.id and ${where} offset 0) visible)
  select ${what}, (select count(*) from hits)::int as looked
  from found artworks cross join lateral (select artworks.words) artwork_search`;

interface Position {
  k: Parameter;
  at: Parameter;
  id: Parameter;
  bottomAt: string | null;
  bottomId: string | null;
}

/**
 * Continues after a position of `bestHits`: the remaining ranked hits, then the older ones, newest first, with
 * `k` -1.
 */
export function furtherHits(
  searchText: Parameter,
  where: SQL,
  rows: number,
  { k, at, id, ...bottom }: Position,
): SQL {
  const { bottomAt, bottomId } = bottom;
  const limit = sql.raw(String(rows));
  const unrankedStart = sql`(${bottomAt}::timestamptz, ${bottomId}::uuid)`;
  const position = sql`(${at}::timestamptz, ${id}::uuid)`;
  const ends = sql`${bottomAt}::timestamptz as bottom_at, ${bottomId}::uuid as bottom_id`;
  const older = (after: SQL) => sql`
    select id, -1::numeric as k, at, ${ends}
    from (${hits(searchText, where)} and ${hitKey} < ${after} order by ${hitNewest} limit ${limit}) older`;
  if (Number(k) < 0) return older(position);
  const ranked = sql`
    select id, k, at, ${ends} from (
      select id, at, ${rank(searchText)} as k
      from (${hits(searchText, bottomAt === null ? where : sql`${where} and ${hitKey} >= ${unrankedStart}`)}
        order by ${hitNewest} limit ${sql.raw(String(MAX_RANKED_HITS * 5))}) hits) ranked
    where (k, at, id) < (${k}::numeric, ${at}::timestamptz, ${id}::uuid)`;
  if (bottomAt === null) return sql`${ranked} order by 2 desc, 3 desc, 1 desc limit ${limit}`;
  return sql`select * from (${ranked} union all (${older(unrankedStart)})) both_parts
    order by k desc, at desc, id desc limit ${limit}`;
}
