import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { artworkHashes, artworkPrints } from '#shared/lookalikes/tables.ts';
import { lookalikeCases } from '#shared/moderation/lookalikes/tables.ts';
import type { Db, Queryable } from '#server/context.ts';
import { keepArtwork } from '#server/features/artworks/public.ts';
import { HASH_VERSION, cropAt } from './hash.ts';

export interface Work {
  id: string;
  userId: string;
}

export const addPrint = (tx: Queryable, artworkId: string) =>
  tx.insert(artworkPrints).values({ artworkId, isNew: true }).onConflictDoNothing();

/** Its pictures have changed: those that are new are compared. */
export const outdatePrint = (tx: Queryable, artworkId: string) =>
  tx
    .update(artworkPrints)
    .set({ isNew: true, measuredAt: null, revision: sql`${artworkPrints.revision} + 1` })
    .where(eq(artworkPrints.artworkId, artworkId));

/** Works that were there before pictures were compared. @returns whether there were any */
export async function adoptOlder(db: Db, rows: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${artworkPrints} (artwork_id, is_new)
    select ${artworks.id}, false from ${artworks}
    where not exists (select 1 from ${artworkPrints} where ${artworkPrints.artworkId} = ${artworks.id})
    limit ${rows} on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}

/** Works with hashes of an earlier version. @returns whether there were any */
export async function renewHashes(db: Db, rows: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${artworkPrints} set measured_at = null, is_new = false
    where ${artworkPrints.artworkId} in (select ${artworkPrints.artworkId} from ${artworkPrints}
      where ${artworkPrints.hashVersion} < ${sql.raw(String(HASH_VERSION))} and ${artworkPrints.measuredAt} is not null
      limit ${rows} for update skip locked)`);
  return (rowCount ?? 0) > 0;
}

/** New ones first. */
export const listUnmeasured = (db: Queryable, rows: number) =>
  db
    .select({
      id: artworks.id,
      userId: artworks.userId,
      isNew: artworkPrints.isNew,
      revision: artworkPrints.revision,
      comparedAt: artworkPrints.comparedAt,
    })
    .from(artworkPrints)
    .innerJoin(artworks, eq(artworks.id, artworkPrints.artworkId))
    .where(isNull(artworkPrints.measuredAt))
    .orderBy(sql`${artworkPrints.isNew} desc`)
    .limit(rows);

/** Measuring twice has no effect. @param pictures by position @returns false if the work was deleted */
export const saveHashes = (
  db: Db,
  artworkId: string,
  pictures: { position: number; hashes: bigint[] }[],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await keepArtwork(tx, artworkId);
    // Waits for who measures it too.
    const found = await tx
      .select({ id: artworkPrints.artworkId })
      .from(artworkPrints)
      .where(eq(artworkPrints.artworkId, artworkId))
      .for('update');
    if (found.length === 0) return false;
    await tx.delete(artworkHashes).where(eq(artworkHashes.artworkId, artworkId));
    const rows = pictures.flatMap(({ position, hashes }) =>
      hashes.map((hash, cut) => ({ artworkId, crop: cropAt(position, cut), hash })),
    );
    if (rows.length > 0) await tx.insert(artworkHashes).values(rows);
    return true;
  });

/** @returns false if someone else was first, or its pictures have changed since */
export async function setMeasured(
  tx: Queryable,
  { id, revision }: { id: string; revision: number },
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(artworkPrints)
    .set({ measuredAt: at, comparedAt: at, hashVersion: HASH_VERSION })
    .where(
      and(
        eq(artworkPrints.artworkId, id),
        eq(artworkPrints.revision, revision),
        isNull(artworkPrints.measuredAt),
      ),
    )
    .returning({ id: artworkPrints.artworkId });
  return rows.length > 0;
}

export const setStolen = (tx: Queryable, artworkId: string, at: Date | null) =>
  tx
    .insert(artworkPrints)
    .values({ artworkId, isNew: false, stolenAt: at })
    .onConflictDoUpdate({ target: artworkPrints.artworkId, set: { stolenAt: at } });

/** Lists works of other members. A copy of one's own work is no reason to look at one's next one either. */
export function listOthers(db: Queryable, ids: string[], userId: string) {
  const own = alias(artworks, 'own');
  return db
    .select({
      id: artworks.id,
      userId: artworks.userId,
      isHidden: artworks.isHidden,
      stolenAt: artworkPrints.stolenAt,
    })
    .from(artworks)
    .innerJoin(artworkPrints, eq(artworkPrints.artworkId, artworks.id))
    .where(
      and(
        inArray(artworks.id, ids),
        ne(artworks.userId, userId),
        sql`not exists (select 1 from ${lookalikeCases} join ${artworks} own on own.id = ${lookalikeCases.olderId}
          where ${lookalikeCases.newerId} = ${artworks.id} and ${own.userId} = ${userId})`,
      ),
    );
}
export type Other = Awaited<ReturnType<typeof listOthers>>[number];
