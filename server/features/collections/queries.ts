/** Collections as the viewer may see them. */
import { type SQL, and, asc, desc, eq, sql } from 'drizzle-orm';
import { Collection } from '#shared/collections/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { collectionFollows, collectionItems, collections } from '#shared/collections/tables.ts';
import { MAX_COLLECTIONS } from '#shared/collections/limits.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { artworkVisibleTo, blockBetween, memberHidden, memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { columnsOf } from '#server/db/columns-of.ts';

const SHOWN_PICTURES = 3;

/** The works of the outer query's collection that the viewer may see. */
const worksOf = (viewer: Member): SQL => sql`
  from ${collectionItems} join ${artworks} on ${artworks.id} = ${collectionItems.artworkId}
  join ${users} on ${users.id} = ${artworks.userId}
  where ${collectionItems.collectionId} = collections.id and ${artworkVisibleTo(viewer.id, isModerator(viewer))}`;

/** Number and first works of a collection. 'Saved' is newest first. */
export const contentColumns = (viewer: Member) => ({
  worksCount: sql<number>`(select count(*)::int ${worksOf(viewer)})`,
  pictures: sql<Collection['pictures']>`(select coalesce(json_agg(picture), '[]') from (
    select ${artworks.imageUrl} as "imageUrl", ${artworks.placeholder} as placeholder ${worksOf(viewer)}
    order by ${collectionItems.id} = collections.cover_item_id desc nulls last,
      case when collections.is_default then - ${collectionItems.position} else ${collectionItems.position} end
    limit ${SHOWN_PICTURES}) picture)`,
});

const followOf = (viewer: Member): SQL =>
  sql`from ${collectionFollows} mine where mine.collection_id = collections.id and mine.follower_id = ${viewer.id}::uuid`;

const select = (db: Queryable, viewer: Member, where: SQL | undefined) =>
  db
    .select({
      ...columnsOf(Collection, collections),
      ...contentColumns(viewer),
      owner: personColumns,
      isFollowed: sql<boolean>`exists (select 1 ${followOf(viewer)})`,
      newCount: sql<number>`coalesce((select count(*)::int ${worksOf(viewer)}
        and ${collectionItems.createdAt} > (select mine.seen_at ${followOf(viewer)})), 0)`,
    })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.ownerId))
    .where(and(eq(collections.isDefault, false), where))
    .orderBy(desc(collections.updatedAt), desc(collections.id))
    .limit(MAX_COLLECTIONS);

export const listOwn = (db: Queryable, viewer: Member): Promise<Collection[]> =>
  select(db, viewer, eq(collections.ownerId, viewer.id));

const shownTo = (viewer: Member): SQL =>
  sql`(${isModerator(viewer) ? sql`true` : sql`not ${collections.isHidden}`}
    and ${memberVisibleTo(viewer.id, isModerator(viewer))})`;

/** @param artworkId only those with this work */
export const listPublicOf = (
  db: Queryable,
  viewer: Member,
  ownerId: string,
  artworkId?: string,
): Promise<Collection[]> =>
  select(
    db,
    viewer,
    and(
      eq(collections.ownerId, ownerId),
      eq(collections.visibility, 'public'),
      shownTo(viewer),
      artworkId === undefined
        ? undefined
        : sql`exists (select 1 ${worksOf(viewer)} and ${artworks.id} = ${artworkId}::uuid)`,
    ),
  );

/** Collections that became private are left out until they can be seen again. */
export const listFollowed = (db: Queryable, viewer: Member): Promise<Collection[]> =>
  select(
    db,
    viewer,
    and(
      sql`exists (select 1 ${followOf(viewer)})`,
      sql`${collections.visibility} <> 'private'`,
      shownTo(viewer),
    ),
  );

export async function findCollection(db: Queryable, viewer: Member, id: string): Promise<Collection | null> {
  const [row] = await select(db, viewer, eq(collections.id, id));
  return row ?? null;
}

/** Finds the facts that decide visibility. 'Saved' has no collection page, not even for its owner. */
export async function findAccess(db: Queryable, viewer: Member, id: string) {
  const [row] = await db
    .select({
      ownerId: collections.ownerId,
      visibility: collections.visibility,
      isHidden: sql<boolean>`(${collections.isHidden} or ${memberHidden})`,
      isBlocked: blockBetween(viewer.id, collections.ownerId),
    })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.ownerId))
    .where(and(eq(collections.id, id), eq(collections.isDefault, false)));
  return row ?? null;
}

/** 'Saved' first, then the others by last change, each with the work's place in it. */
export const listPlaces = (db: Queryable, viewer: Member, artworkId: string) =>
  db
    .select({
      id: collections.id,
      title: collections.title,
      visibility: collections.visibility,
      isDefault: collections.isDefault,
      ...contentColumns(viewer),
      itemId: collectionItems.id,
    })
    .from(collections)
    .leftJoin(
      collectionItems,
      and(eq(collectionItems.collectionId, collections.id), eq(collectionItems.artworkId, artworkId)),
    )
    .where(eq(collections.ownerId, viewer.id))
    .orderBy(desc(collections.isDefault), desc(collections.updatedAt), asc(collections.id))
    .limit(MAX_COLLECTIONS + 1);
