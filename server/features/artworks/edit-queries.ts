import { and, eq, inArray, sql } from 'drizzle-orm';
import { type ArtworkRow, artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';

/** The whole work, held against everything else until the transaction ends. */
export async function lockWholeArtwork(tx: Queryable, id: string): Promise<ArtworkRow | null> {
  const [row] = await tx.select().from(artworks).where(eq(artworks.id, id)).for('update');
  return row ?? null;
}

/** The states of every purchase there ever was of the work, which must be locked. */
export const listPurchaseStates = (tx: Queryable, artworkId: string) =>
  tx
    .select({ status: purchases.status, reservedUntil: purchases.reservedUntil })
    .from(purchases)
    .where(eq(purchases.artworkId, artworkId));

export const updateArtwork = (tx: Queryable, id: string, changes: Partial<typeof artworks.$inferInsert>) =>
  tx.update(artworks).set(changes).where(eq(artworks.id, id));

/** Reservations that came to nothing go first: no money ever moved for them. Everything else cascades. */
export async function deleteArtwork(tx: Queryable, artwork: ArtworkRow): Promise<void> {
  await tx
    .delete(purchases)
    .where(and(eq(purchases.artworkId, artwork.id), inArray(purchases.status, ['canceled', 'failed'])));
  await tx.delete(artworks).where(eq(artworks.id, artwork.id));
  await tx.execute(
    sql`update ${users} set total_likes = total_likes - ${artwork.likesCount} where ${users.id} = ${artwork.userId}`,
  );
}
