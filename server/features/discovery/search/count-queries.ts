/** Result counts, never counting further than needed. */
import { type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTED } from '#shared/discovery/search/counts-contract.ts';
import { artworkSearch } from '#shared/discovery/search/tables.ts';
import type { Db } from '#server/context.ts';
import { LOOKED_AT, countHits } from './hits.ts';

/** A choice of a facet and the condition for a work to count. */
export interface Choice {
  name: string;
  where: SQL;
}

interface Counted {
  /** Up to `MAX_COUNTED`. */
  count: number;
  /** There are more hits than were looked at. */
  isPartial: boolean;
}

export async function countWorks(db: Db, words: string, where: SQL): Promise<Counted> {
  const { rows } = await db.execute<{ count: number; looked: number }>(
    countHits(words, where, sql`count(*)::int as count`),
  );
  const { count, looked } = rows[0]!;
  return { count: Math.min(count, MAX_COUNTED), isPartial: looked >= LOOKED_AT };
}

/**
 * One pass over the newest hits counts every choice. The conditions name columns of artworks and artwork_search.
 * @param base the condition all choices share
 */
export async function countChoices(
  db: Db,
  words: string,
  base: SQL,
  choices: Choice[],
): Promise<{ of: Map<string, number>; isPartial: boolean }> {
  const together = choices.map(({ where }) => sql`count(*) filter (where ${where})::int`);
  const { rows } = await db.execute<{ looked: number; counts: number[] }>(
    countHits(words, base, sql`array[${sql.join(together, sql`, `)}] as counts`),
  );
  const { looked, counts } = rows[0]!;
  const capped = choices.map(({ name }, n) => [name, Math.min(counts[n]!, MAX_COUNTED)] as const);
  return { of: new Map(capped), isPartial: looked >= LOOKED_AT };
}

/** Works that match fewer words, and how many of them show what is asked for; all of them if nothing says what. */
export async function countFewer(
  db: Db,
  words: string,
  ofSubject: string | null,
  where: SQL,
): Promise<Counted & { ofSubject: number }> {
  const isOfSubject =
    ofSubject === null ? sql`true` : sql`${artworkSearch.words} @@ search_query(${ofSubject})`;
  const { of, isPartial } = await countChoices(db, words, where, [
    { name: 'any', where: sql`true` },
    { name: 'subject', where: isOfSubject },
  ]);
  return { count: of.get('any')!, ofSubject: of.get('subject')!, isPartial };
}
