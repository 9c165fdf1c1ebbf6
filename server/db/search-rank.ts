import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/context.ts';

/** Only this many of the newest hits are ranked. */
const RANKED = 200;

/** Suits small tables, where one plan is good for any words: it is prepared, so that no search is planned. */
export const wordsFoundIn = (words: SQLWrapper, searchText: string): SQL =>
  sql`${words} @@ (select search_query(${searchText}))`;

/**
 * How well `words` of a search table match, above 0. The weights are of the fields D to A: for artworks D is the
 * description, C medium and alt text, B tags and artist, A the title.
 * A change applies to every kind; which field is which: `*_vector` in migrations/0003_search.sql (artists too),
 * 0005_learning.sql (Hub videos, courses) and 0008_hire.sql (projects).
 */
export const searchRank = (searchText: string | Placeholder): SQL =>
  // The subquery is parsed once, not for each row.
  sql`ts_rank('{0.1, 0.3, 0.6, 1}', words, (select search_query(${searchText})))`;

/**
 * The best of the newest hits, best first, as (id, at, k): for a join.
 * @param hits that many of the newest, as (id, at, words)
 */
export const bestOfNewest = (hits: (newest: number) => SQL, searchText: string, rows: number): SQL =>
  sql`select id, at, ${searchRank(searchText)} as k
    from (${hits(RANKED)}) hits order by 3 desc, 2 desc, 1 desc limit ${sql.raw(String(rows))}`;

export async function countHits(db: Db, hits: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${hits}) hits`,
  );
  return rows[0]!.count;
}

/**
 * As a number that a cursor can repeat exactly.
 * @param hasLines a search of several things, as compile.ts of search writes it: each is ranked by itself, so that works
 *   that have much of each come before those that have much of one
 */
export const exactSearchRank = (searchText: string | Placeholder, hasLines = false): SQL =>
  hasLines
    ? sql`(search_score(words, (select search_lines(${searchText}))) * 1000000)::int::numeric`
    : sql`(${searchRank(searchText)} * 1000000)::int::numeric`;
