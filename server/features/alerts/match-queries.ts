/** The statements of the matching job; each is about many works and many searches. */
import { type SQL, and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { alertMatches, alertQueue, savedSearches } from '#shared/alerts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { artworkSearch } from '#shared/discovery/search/tables.ts';
import type { Queryable } from '#server/context.ts';
import { HIGHEST_PRICE, LOWEST_PRICE, filterConditions } from '#server/db/artwork-filters.ts';
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

/** Different sets of filters among the searches that are on. */
export async function listFilters(db: Queryable): Promise<ArtworkFilters[]> {
  const rows = await db
    .selectDistinct({ filters: savedSearches.filters })
    .from(savedSearches)
    .where(and(isNull(savedSearches.pausedAt), isNotNull(savedSearches.words)));
  return rows.map(({ filters }) => filters as ArtworkFilters);
}

/** Matches works with all searches that have these filters, by the rules of search for the member who saved it. */
export async function insertMatches(
  tx: Queryable,
  works: readonly string[],
  filters: ArtworkFilters,
  at: Date,
): Promise<void> {
  const conditions: SQL[] = filterConditions(filters, {
    category: filters.category ?? '',
    minPrice: filters.minPrice ?? LOWEST_PRICE,
    maxPrice: filters.maxPrice ?? HIGHEST_PRICE,
  });
  await tx.execute(sql`
    with searches as materialized (
      select id, user_id, created_at, case when words <> '' then search_query(words) end as query
      from ${savedSearches} where paused_at is null and words is not null and filters = ${JSON.stringify(filters)}::jsonb)
    insert into ${alertMatches} (search_id, artwork_id, created_at)
    select searches.id, ${artworks.id}, ${at.toISOString()}::timestamptz
    from ${artworks} join ${users} on ${users.id} = ${artworks.userId} ${SEARCH_JOIN}
    join searches on searches.user_id <> ${artworks.userId} and searches.created_at < ${artworks.createdAt}
      and (searches.query is null or ${artworkSearch.words} @@ searches.query)
    where ${inArray(artworks.id, [...works])} and ${sql.join([sql`true`, ...conditions], sql` and `)}
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
