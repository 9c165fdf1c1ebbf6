/** Counts behind every facet of a search, never counting further than `cap`. */
import { type SQL, sql } from 'drizzle-orm';
import { artworks } from '#shared/schema/artworks.ts';
import { users } from '#shared/schema/users.ts';
import type { Db } from '../../context.ts';
import { SEARCH_JOIN, hitNewest, wordsFound } from './service/hits.ts';

/** How many of the newest hits are looked at together. Few searches have more. */
const LOOK = 5000;

/** What the counts are of: a name, and the condition for a work to count. */
export interface Facet {
  name: string;
  where: SQL;
}

const newest = sql`${artworks.createdAt} desc, ${artworks.id} desc`;

/** The newest hits, at most so many. */
const hits = (typed: string, where: SQL, rows: number): SQL => sql`
  select ${artworks.category}, ${artworks.price}, ${artworks.isForSale}, ${artworks.isNftAvailable}
  from ${artworks} join ${users} on ${users.id} = ${artworks.userId} ${typed ? SEARCH_JOIN : sql``}
  where ${where} ${typed ? sql`and ${wordsFound(typed)}` : sql``}
  order by ${typed ? hitNewest : newest} limit ${sql.raw(String(rows))}`;

/**
 * One look at the newest hits counts every facet. Only when there are more hits than that, facets that did not reach
 * the cap are counted by themselves.
 * @param base what every facet has in common
 */
export async function countFacets(
  db: Db,
  typed: string,
  base: SQL,
  facets: Facet[],
  cap: number,
): Promise<Map<string, number>> {
  const together = facets.map(({ where }) => sql`count(*) filter (where ${where})::int`);
  const { rows } = await db.execute<{ all: number; counts: number[] }>(sql`
    select count(*)::int as all, array[${sql.join(together, sql`, `)}] as counts
    from (${hits(typed, base, LOOK)}) artworks`);
  const { all, counts } = rows[0]!;
  const found = new Map(facets.map(({ name }, n) => [name, Math.min(counts[n]!, cap)]));
  if (all < LOOK) return found;
  const open = facets.filter(({ name }) => found.get(name)! < cap);
  if (open.length === 0) return found;
  const alone = open.map(
    ({ where }) => sql`(select count(*)::int from (${hits(typed, sql`${base} and ${where}`, cap)}) hits)`,
  );
  const { rows: more } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(alone, sql`, `)}] as counts`,
  );
  for (const [n, { name }] of open.entries()) found.set(name, more[0]!.counts[n]!);
  return found;
}
