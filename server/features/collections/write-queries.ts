import { and, asc, eq, sql } from 'drizzle-orm';
import { collectionFollows, collectionItems, collections } from '#shared/collections/tables.ts';
import { holdMember } from '#server/db/hold-member.ts';
import type { Queryable } from '#server/context.ts';
import { setRowHidden } from '#server/db/set-hidden.ts';

/** Distance between neighbors: sixteen works fit in between before all are numbered anew. */
const STEP = 65_536;

/** Locked until the transaction ends: its works change one window at a time. */
export async function lockOwn(tx: Queryable, ownerId: string, id: string) {
  const [row] = await tx
    .select()
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.ownerId, ownerId), eq(collections.isDefault, false)))
    .for('no key update');
  return row ?? null;
}

/** The member's list 'Saved', made if there is none, and locked. */
export async function lockDefault(tx: Queryable, ownerId: string, at: Date): Promise<string> {
  await tx
    .insert(collections)
    .values({ ownerId, title: 'Saved', isDefault: true, createdAt: at, updatedAt: at })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.ownerId, ownerId), eq(collections.isDefault, true)))
    .for('no key update');
  return row!.id;
}

/** The member's item with its collection, both locked: the collection first, as everywhere. */
export async function lockItem(tx: Queryable, ownerId: string, id: string) {
  const own = and(eq(collectionItems.id, id), eq(collectionItems.ownerId, ownerId));
  const [found] = await tx
    .select({ collectionId: collectionItems.collectionId })
    .from(collectionItems)
    .where(own);
  if (!found) return null;
  await tx
    .select({ id: collections.id })
    .from(collections)
    .where(eq(collections.id, found.collectionId))
    .for('no key update');
  const [item] = await tx.select().from(collectionItems).where(own).for('update');
  return item ?? null;
}

/** Does not count 'Saved'. */
export const countCollections = (db: Queryable, ownerId: string): Promise<number> =>
  db.$count(collections, and(eq(collections.ownerId, ownerId), eq(collections.isDefault, false)));

/** Serializes what a member creates, so that the limit holds. */
export async function lockAndCount(tx: Queryable, ownerId: string): Promise<number> {
  await holdMember(tx, ownerId);
  return countCollections(tx, ownerId);
}

export async function insertCollection(
  tx: Queryable,
  values: typeof collections.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(collections).values(values).returning({ id: collections.id });
  return row!.id;
}

export const updateCollection = (
  tx: Queryable,
  id: string,
  fields: Partial<typeof collections.$inferInsert> & { updatedAt: Date },
) => tx.update(collections).set(fields).where(eq(collections.id, id));

export const deleteCollection = (tx: Queryable, id: string) =>
  tx.delete(collections).where(eq(collections.id, id));

/** The work's place in a locked collection; null if it is not there. */
export async function findItem(tx: Queryable, collectionId: string, artworkId: string) {
  const [row] = await tx
    .select({ id: collectionItems.id })
    .from(collectionItems)
    .where(and(eq(collectionItems.collectionId, collectionId), eq(collectionItems.artworkId, artworkId)));
  return row?.id ?? null;
}

export const countItems = (tx: Queryable, collectionId: string): Promise<number> =>
  tx.$count(collectionItems, eq(collectionItems.collectionId, collectionId));

export const hasItem = async (tx: Queryable, collectionId: string, id: string): Promise<boolean> =>
  (await tx.$count(
    collectionItems,
    and(eq(collectionItems.collectionId, collectionId), eq(collectionItems.id, id)),
  )) > 0;

/** Appends to a locked collection. */
export async function appendItem(
  tx: Queryable,
  item: { collectionId: string; ownerId: string; artworkId: string; createdAt: Date },
): Promise<string> {
  const [row] = await tx
    .insert(collectionItems)
    .values({
      ...item,
      position: sql`coalesce((select max(position) from ${collectionItems}
        where collection_id = ${item.collectionId}::uuid), 0) + ${STEP}`,
    })
    .returning({ id: collectionItems.id });
  return row!.id;
}

export const updateItem = (tx: Queryable, id: string, note: string | null) =>
  tx.update(collectionItems).set({ note }).where(eq(collectionItems.id, id));

export const deleteItem = (tx: Queryable, id: string) =>
  tx.delete(collectionItems).where(eq(collectionItems.id, id));

/** Its works but those that are gone, in their order, with notes and cover. */
export async function copyItems(
  tx: Queryable,
  { from, to, ownerId, at }: { from: string; to: string; ownerId: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into ${collectionItems} (collection_id, owner_id, artwork_id, position, note, created_at)
    select ${to}::uuid, ${ownerId}::uuid, artwork_id, position, note, ${at.toISOString()}::timestamptz
    from ${collectionItems} where collection_id = ${from}::uuid and artwork_id is not null`);
  await tx.execute(sql`
    update ${collections} set cover_item_id = copy.id
    from ${collections} original join ${collectionItems} cover on cover.id = original.cover_item_id
    join ${collectionItems} copy on copy.artwork_id = cover.artwork_id
    where original.id = ${from}::uuid and copy.collection_id = ${to}::uuid and ${collections.id} = ${to}::uuid`);
}

/** Positions of the neighbors between which an item of a locked collection goes; null: there is no `after`. */
async function findGap(
  tx: Queryable,
  item: { id: string; collectionId: string },
  after: string | null,
): Promise<{ from: number; to: number } | null> {
  const others = await tx
    .select({ id: collectionItems.id, position: collectionItems.position })
    .from(collectionItems)
    .where(
      and(
        eq(collectionItems.collectionId, item.collectionId),
        sql`${collectionItems.id} <> ${item.id}::uuid`,
      ),
    )
    .orderBy(asc(collectionItems.position), asc(collectionItems.id));
  const index = after === null ? -1 : others.findIndex(({ id }) => id === after);
  if (after !== null && index === -1) return null;
  const next = others[index + 1]?.position;
  const from = others[index]?.position ?? (next ?? STEP) - 2 * STEP;
  return { from, to: next ?? from + 2 * STEP };
}

const numberAnew = (tx: Queryable, collectionId: string) =>
  tx.execute(sql`
    update ${collectionItems} set position = place.n * ${STEP}
    from (select id, row_number() over (order by position, id) as n from ${collectionItems}
      where collection_id = ${collectionId}::uuid) place
    where ${collectionItems.id} = place.id`);

/** Moves an item of a locked collection behind another, or to the beginning. @returns false if that one is gone */
export async function moveItem(
  tx: Queryable,
  item: { id: string; collectionId: string },
  after: string | null,
): Promise<boolean> {
  let gap = await findGap(tx, item, after);
  if (gap && gap.to - gap.from < 2) {
    await numberAnew(tx, item.collectionId);
    gap = await findGap(tx, item, after);
  }
  if (!gap) return false;
  const position = Math.floor((gap.from + gap.to) / 2);
  await tx.update(collectionItems).set({ position }).where(eq(collectionItems.id, item.id));
  return true;
}

/** @returns whether the member follows it now */
export async function flipFollow(
  tx: Queryable,
  pair: { collectionId: string; followerId: string },
  at: Date,
): Promise<boolean> {
  const removed = await tx
    .delete(collectionFollows)
    .where(
      and(
        eq(collectionFollows.collectionId, pair.collectionId),
        eq(collectionFollows.followerId, pair.followerId),
      ),
    )
    .returning({ followerId: collectionFollows.followerId });
  if (removed.length > 0) return false;
  await tx
    .insert(collectionFollows)
    .values({ ...pair, seenAt: at, createdAt: at })
    .onConflictDoNothing();
  return true;
}

export const writeSeen = (db: Queryable, collectionId: string, followerId: string, seenAt: Date) =>
  db
    .update(collectionFollows)
    .set({ seenAt })
    .where(
      and(eq(collectionFollows.collectionId, collectionId), eq(collectionFollows.followerId, followerId)),
    );

/** Works of 'Saved' leave no gap. The work is about to be deleted. */
export const removeFromCollections = (tx: Queryable, artworkId: string) =>
  tx.execute(sql`
    delete from ${collectionItems} using ${collections} where ${collections.id} = ${collectionItems.collectionId}
      and ${collections.isDefault} and ${collectionItems.artworkId} = ${artworkId}::uuid`);

/** @returns whether it was hidden before; null if there is none */
export const setCollectionHidden = (tx: Queryable, id: string, isHidden: boolean) =>
  setRowHidden(tx, collections, id, isHidden);
