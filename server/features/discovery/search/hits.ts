/** Artwork hits and their order, for lists and suggestions. */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { artworkSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { exactSearchRank } from '#server/db/search-rank.ts';

/** Only the newest hits are ranked: a common word has a hundred thousand, and ranking reads every one. */
const MAX_RANKED_HITS = 200;

type Parameter = string | Placeholder;

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
  select id, ${exactSearchRank(searchText)} as k, at, (select at from oldest) as bottom_at, (select id from oldest) as bottom_id
  from hits order by 2 desc, 3 desc, 1 desc limit ${sql.raw(String(rows))}`;

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
      select id, at, ${exactSearchRank(searchText)} as k
      from (${hits(searchText, bottomAt === null ? where : sql`${where} and ${hitKey} >= ${unrankedStart}`)}
        order by ${hitNewest} limit ${sql.raw(String(MAX_RANKED_HITS * 5))}) hits) ranked
    where (k, at, id) < (${k}::numeric, ${at}::timestamptz, ${id}::uuid)`;
  if (bottomAt === null) return sql`${ranked} order by 2 desc, 3 desc, 1 desc limit ${limit}`;
  return sql`select * from (${ranked} union all (${older(unrankedStart)})) both_parts
    order by k desc, at desc, id desc limit ${limit}`;
}
