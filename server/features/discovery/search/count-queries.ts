/** Result counts of every facet, never counting further than needed. */
import { type SQL, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { SEARCH_JOIN, hitNewest, wordsFound } from './hits.ts';

/** How many of the newest hits are counted in one pass. Searches with fewer hits get exact counts. */
const LOOK = 5000;
/** The limit of counts beyond that; most facets reach it within the first pass. */
const CAP_OF_MANY = 100;

/** A facet: its name and the condition for a work to count. */
export interface Facet {
  name: string;
  where: SQL;
}

const newest = sql`${artworks.createdAt} desc, ${artworks.id} desc`;

/** The newest hits, at most this many. */
const hits = (searchText: string, where: SQL, rows: number): SQL => sql`
  select ${artworks.category}, ${artworks.price}, ${artworks.isForSale}, ${artworks.isNftAvailable}
  from ${artworks} join ${users} on ${users.id} = ${artworks.userId} ${searchText ? SEARCH_JOIN : sql``}
  where ${where} ${searchText ? sql`and ${wordsFound(searchText)}` : sql``}
  order by ${searchText ? hitNewest : newest} limit ${sql.raw(String(rows))}`;

interface Counts {
  /** By facet name. */
  of: Map<string, number>;
  /** A count that reaches this means 'at least'. */
  cap: number;
}

/**
 * One pass over the newest hits counts every facet. Only if there are more hits, facets below the cap are
 * counted separately.
 * @param base the condition all facets share
 */
export async function countFacets(db: Db, searchText: string, base: SQL, facets: Facet[]): Promise<Counts> {
  const together = facets.map(({ where }) => sql`count(*) filter (where ${where})::int`);
  const { rows } = await db.execute<{ all: number; counts: number[] }>(sql`
    select count(*)::int as all, array[${sql.join(together, sql`, `)}] as counts
    from (${hits(searchText, base, LOOK)}) artworks`);
  const { all, counts } = rows[0]!;
  const of = new Map(facets.map(({ name }, n) => [name, counts[n]!]));
  if (all < LOOK) return { of, cap: LOOK };
  const open = facets.filter(({ name }) => of.get(name)! < CAP_OF_MANY);
  if (open.length > 0) {
    const alone = open.map(
      ({ where }) =>
        sql`(select count(*)::int from (${hits(searchText, sql`${base} and ${where}`, CAP_OF_MANY)}) hits)`,
    );
    const { rows: more } = await db.execute<{ counts: number[] }>(
      sql`select array[${sql.join(alone, sql`, `)}] as counts`,
    );
    for (const [n, { name }] of open.entries()) of.set(name, more[0]!.counts[n]!);
  }
  for (const [name, count] of of) of.set(name, Math.min(count, CAP_OF_MANY));
  return { of, cap: CAP_OF_MANY };
}
