/** The statements of the matching job; each is about many works and many searches. */
import { type SQL, and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { alertMatches, alertQueue, savedSearches } from '#shared/alerts/tables.ts';
import { FILTERS } from '#shared/artworks/browse.ts';
import { labOfHex } from '#shared/artworks/color.ts';
import { artworkColors, artworks } from '#shared/artworks/tables.ts';
import { FACETS, FACET_NAMES, deliversTo, parseFlag } from '#shared/discovery/facets.ts';
import { users } from '#shared/accounts/tables.ts';
import { artworkSearch } from '#shared/discovery/search/tables.ts';
import type { Queryable } from '#server/context.ts';
import {
  COLOR_REACH,
  HIGHEST_PRICE,
  MIN_SHARE,
  LOWEST_PRICE,
  PRICE_HIGH,
  type TypedFilters,
  filterConditions,
  isHex,
} from '#server/db/artwork-filters.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { SEARCH_JOIN } from '#server/features/discovery/public.ts';

export const enqueueWork = (tx: Queryable, artworkId: string, at: Date) =>
  tx.insert(alertQueue).values({ artworkId, createdAt: at }).onConflictDoNothing();

export const listUncompiled = (db: Queryable, limit: number) =>
  db
    .select({ id: savedSearches.id, search: savedSearches.search })
    .from(savedSearches)
    .where(isNull(savedSearches.words))
    .limit(limit);

/** Saves only if the member has not changed the search meanwhile. */
export const saveCompiled = (
  db: Queryable,
  { id, search }: { id: string; search: string },
  compiled: { words: string; filters: ArtworkFilters },
) =>
  db
    .update(savedSearches)
    .set({ words: compiled.words, filters: { ...compiled.filters } })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.search, search)));

/**
 * Takes works off the queue, oldest first. Works whose colors are not measured yet stay, unless they were published before
 * `giveUp`. Another process skips them.
 */
export async function takeWorks(tx: Queryable, giveUp: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from ${alertQueue} where artwork_id in (
      select queued.artwork_id from ${alertQueue} queued
      join ${artworkSearch} on ${artworkSearch.artworkId} = queued.artwork_id
      where ${artworkSearch.colors} is not null or queued.created_at < ${giveUp.toISOString()}::timestamptz
      order by queued.created_at limit ${limit} for update of queued skip locked)
    returning artwork_id as id`);
  return rows.map(({ id }) => id);
}

const isOn = and(isNull(savedSearches.pausedAt), isNotNull(savedSearches.words));
const filter = (name: string): SQL => sql`${savedSearches.filters}->>${sql.raw(`'${name}'`)}`;

/** What the searches that are on ask of sizes and editions in words: usually nothing, so one set. */
export async function listTyped(db: Queryable): Promise<TypedFilters[]> {
  const rows = await db
    .selectDistinct({
      measures: sql<string | null>`${filter('measures')}`,
      edition: sql<string | null>`${filter('edition')}`,
    })
    .from(savedSearches)
    .where(isOn);
  return rows.map(({ measures, edition }) => ({
    measures: measures ?? undefined,
    edition: edition === null ? undefined : Number(edition),
  }));
}

/** The colors that they name by hex digits, in Lab. */
export async function listLabs(db: Queryable): Promise<Record<string, ReturnType<typeof labOfHex>>> {
  const rows = await db
    .selectDistinct({ color: sql<string | null>`${filter('color')}` })
    .from(savedSearches)
    .where(isOn);
  const hexes = rows.map(({ color }) => color ?? undefined).filter(isHex);
  return Object.fromEntries(hexes.map((hex) => [hex, labOfHex(hex)]));
}

/** As an SQL literal: a fixed part of the statement, not one parameter more for each value. */
const literal = (value: string): SQL => sql.raw(`'${value.replaceAll("'", "''")}'`);

/** Delivery has too many countries: it is asked of each search. */
const COUNTED = FACET_NAMES.filter((name) => name !== 'deliversTo');

/** The values of each facet that a work has, by the facet's own conditions. */
function factsOfWork(): SQL {
  const pairs = COUNTED.map((name) => {
    const values = FILTERS[name];
    const having = Array.isArray(values)
      ? values.map(
          (value: string) =>
            sql`case when ${FACETS[name].where(parseFlag(value) as never)} then ${literal(value)} end`,
        )
      : [sql`extract(year from ${artworks.createdAt} at time zone 'UTC')::text`];
    return sql`${literal(name)}, array[${sql.join(having, sql`, `)}]::text[]`;
  });
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Whether a search that may name a value for each facet is met by the facts of a work. */
const facetsMet = (): SQL =>
  sql.join(
    FACET_NAMES.map((name) => {
      const value = sql`searches.filters->>${literal(name)}`;
      if (name === 'deliversTo') return sql`(${value} is null or ${deliversTo(sql`(${value})`)})`;
      return sql`(${value} is null or known.facts->${literal(name)} ? (${value}))`;
    }),
    sql` and `,
  );

/** Matches works with all searches that are on, by the rules of search for the member who saved it. */
export async function insertMatches(
  tx: Queryable,
  works: readonly string[],
  typed: TypedFilters,
  colors: Awaited<ReturnType<typeof listLabs>>,
  at: Date,
): Promise<void> {
  const conditions = filterConditions(typed, {
    category: '',
    minPrice: LOWEST_PRICE,
    maxPrice: HIGHEST_PRICE,
  });
  const labs = JSON.stringify(colors);
  const isAsked = (name: string): SQL => sql`searches.filters->>${literal(name)}`;
  const lab = (part: 'l' | 'a' | 'b'): SQL =>
    sql`power(${artworkColors[part]} - (searches.lab->>${literal(part)})::float8, 2)`;
  await tx.execute(sql`
    with searches as materialized (
      select id, user_id, created_at, filters, case when words <> '' then search_query(words) end as query,
        ${labs}::jsonb -> (${filter('color')}) as lab
      from ${savedSearches} where ${isOn}
        and ${filter('measures')} is not distinct from ${typed.measures ?? null}::text
        and ${filter('edition')} is not distinct from ${typed.edition?.toString() ?? null}::text),
    known as materialized (
      select ${artworks.id} as id, ${factsOfWork()} as facts from ${artworks} where ${inArray(artworks.id, [...works])})
    insert into ${alertMatches} (search_id, artwork_id, created_at)
    select searches.id, ${artworks.id}, ${at.toISOString()}::timestamptz
    from known join ${artworks} on ${artworks.id} = known.id
    join ${users} on ${users.id} = ${artworks.userId} ${SEARCH_JOIN}
    join searches on searches.user_id <> ${artworks.userId} and searches.created_at < ${artworks.createdAt}
      and (searches.query is null or ${artworkSearch.words} @@ searches.query)
      and (${isAsked('category')} is null or ${isAsked('category')} = ${artworks.category}::text)
      and (coalesce(${isAsked('minPrice')}, ${isAsked('maxPrice')}) is null
        or ${artworks.isForSale} and ${PRICE_HIGH} between coalesce(${isAsked('minPrice')}, ${LOWEST_PRICE})::numeric
          and coalesce(${isAsked('maxPrice')}, ${HIGHEST_PRICE})::numeric)
      and ${facetsMet()}
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
      and (searches.lab is null or exists (select 1 from ${artworkColors}
        where ${artworkColors.artworkId} = ${artworks.id} and ${artworkColors.share} >= ${MIN_SHARE}
          and sqrt(${lab('l')} + ${lab('a')} + ${lab('b')}) < ${COLOR_REACH}))
      and ${artworkVisibleTo(sql`searches.user_id`, false)}
    on conflict do nothing`);
}

export async function listPending(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: alertMatches.searchId })
    .from(alertMatches)
    .where(eq(alertMatches.isPending, true))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Takes what the member has not been notified of; oldest work first. From then on it counts as found: a digest written
 * while works are matched would miss it otherwise, and so would the next one.
 */
export async function takePending(tx: Queryable, searchId: string, at: Date) {
  const { rows } = await tx.execute<{ artwork_id: string; artist_id: string }>(sql`
    with taken as (
      update ${alertMatches} set is_pending = false, created_at = ${at.toISOString()}::timestamptz
      where search_id = ${searchId}::uuid and is_pending returning artwork_id)
    select ${artworks.id} as artwork_id, ${artworks.userId} as artist_id
    from taken join ${artworks} on ${artworks.id} = taken.artwork_id order by ${artworks.createdAt}, ${artworks.id}`);
  return rows.map((row) => ({ artworkId: row.artwork_id, artistId: row.artist_id }));
}

export async function findOwner(db: Queryable, searchId: string) {
  const [row] = await db
    .select({ memberId: savedSearches.userId, channel: savedSearches.channel })
    .from(savedSearches)
    .where(and(eq(savedSearches.id, searchId), isNull(savedSearches.pausedAt)));
  return row ?? null;
}

/** @returns how many were removed, at most `limit` */
export async function removeMatchesBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${alertMatches} where (search_id, artwork_id) in (
      select search_id, artwork_id from ${alertMatches} where created_at < ${before.toISOString()}::timestamptz
      limit ${limit})`);
  return rowCount ?? 0;
}
