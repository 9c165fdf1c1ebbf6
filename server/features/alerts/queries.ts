/** Saved searches of a member, with what they have found since the member last looked. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { SavedSearch } from '#shared/alerts/contract.ts';
import { alertMatches, savedSearches } from '#shared/alerts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { holdMember } from '#server/db/hold-member.ts';
import type { Queryable } from '#server/context.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { columnsOf } from '#server/db/columns-of.ts';

type NewSearch = typeof savedSearches.$inferInsert;
type NewWorks = SavedSearch['newWorks'];
const SHOWN = 3;

/** Newest search first. @param id one of them alone */
export async function listSearches(db: Queryable, memberId: string, id?: string): Promise<SavedSearch[]> {
  const work = sql`json_build_object('id', ${artworks.id}, 'title', ${artworks.title}, 'imageUrl', ${artworks.imageUrl})`;
  const found = db
    .select({
      newCount: sql<number>`count(*)::int`.as('new_count'),
      newWorks: sql<NewWorks>`coalesce((array_agg(${work} order by ${alertMatches.createdAt} desc,
        ${artworks.createdAt} desc, ${artworks.id}))[:${sql.raw(String(SHOWN))}], '{}')`.as('new_works'),
    })
    .from(alertMatches)
    .innerJoin(artworks, eq(artworks.id, alertMatches.artworkId))
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(
      and(
        eq(alertMatches.searchId, savedSearches.id),
        sql`${alertMatches.createdAt} > ${savedSearches.seenAt}`,
        artworkVisibleTo(memberId, false),
      ),
    )
    .as('found');
  return db
    .select({
      ...columnsOf(SavedSearch, savedSearches),
      newCount: found.newCount,
      newWorks: found.newWorks,
    })
    .from(savedSearches)
    .innerJoinLateral(found, sql`true`)
    .where(and(eq(savedSearches.userId, memberId), id === undefined ? undefined : eq(savedSearches.id, id)))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

/** Keeps the member from saving another search until the transaction ends. */
export async function lockAndCount(tx: Queryable, memberId: string): Promise<number> {
  await holdMember(tx, memberId);
  return tx.$count(savedSearches, eq(savedSearches.userId, memberId));
}

export async function findSame(db: Queryable, memberId: string, search: string): Promise<string | null> {
  const [row] = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, memberId), eq(savedSearches.search, search)));
  return row?.id ?? null;
}

export async function insertSearch(tx: Queryable, values: NewSearch): Promise<string> {
  const [row] = await tx.insert(savedSearches).values(values).returning({ id: savedSearches.id });
  return row!.id;
}

const own = (memberId: string, id: string) =>
  and(eq(savedSearches.id, id), eq(savedSearches.userId, memberId));

/** @returns whether there is such a search of the member; the same for the others */
export async function updateSearch(
  tx: Queryable,
  memberId: string,
  id: string,
  set: Partial<NewSearch>,
): Promise<boolean> {
  const rows = await tx
    .update(savedSearches)
    .set(set)
    .where(own(memberId, id))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

export async function deleteSearch(tx: Queryable, memberId: string, id: string): Promise<boolean> {
  const rows = await tx.delete(savedSearches).where(own(memberId, id)).returning({ id: savedSearches.id });
  return rows.length > 0;
}

/** Another search has found nothing yet. */
export const deleteMatches = (tx: Queryable, searchId: string) =>
  tx.delete(alertMatches).where(eq(alertMatches.searchId, searchId));
