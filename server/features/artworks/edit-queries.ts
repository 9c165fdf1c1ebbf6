import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { type ArtworkRow, artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Queryable } from '#server/context.ts';
import { addToCount } from '#server/features/accounts/public.ts';
import {
  hasSoldNumber,
  heldUntil,
  isReservedFor,
  lowestFree,
  ownReserved,
  soldNumbers,
} from './availability-columns.ts';

/** 'change': rows that refer to the work are still stored meanwhile. 'deletion': they wait, too. */
export type LockedFor = 'change' | 'deletion';

/** Locks the whole work against every other change until the transaction ends. */
export async function lockWholeArtwork(
  tx: Queryable,
  id: string,
  lockedFor: LockedFor,
): Promise<ArtworkRow | null> {
  const strength = lockedFor === 'deletion' ? 'update' : 'no key update';
  const [row] = await tx.select().from(artworks).where(eq(artworks.id, id)).for(strength);
  return row ?? null;
}

/** No one deletes the work until the transaction ends: the first lock of whoever stores rows that refer to it. */
export const keepArtwork = (tx: Queryable, id: string) =>
  tx.execute(sql`select from ${artworks} where id = ${id}::uuid for key share`);

/** The statuses of all purchases of the work, which must be locked. */
export const listPurchaseStates = (tx: Queryable, artworkId: string) =>
  tx
    .select({ status: purchases.status, reservedUntil: purchases.reservedUntil })
    .from(purchases)
    .where(eq(purchases.artworkId, artworkId));

export const updateArtwork = (tx: Queryable, id: string, changes: Partial<typeof artworks.$inferInsert>) =>
  tx.update(artworks).set(changes).where(eq(artworks.id, id));

/** Everything that belongs to it is deleted too, except purchases, which must not exist. */
export async function deleteArtwork(tx: Queryable, artwork: ArtworkRow): Promise<void> {
  await tx.delete(artworks).where(eq(artworks.id, artwork.id));
  await addToCount(tx, artwork.userId, 'totalLikes', -artwork.likesCount);
}

/** A number was paid for. The work must be locked. */
export async function wasNumberSold(tx: Queryable, artworkId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ sold: boolean }>(
    sql`select ${hasSoldNumber} as sold from ${artworks} where ${artworks.id} = ${artworkId}`,
  );
  return rows[0]!.sold;
}

/** The number that the buyer gets: their reserved one, else the lowest free one. The work must be locked. */
export async function nextNumberFor(
  tx: Queryable,
  artworkId: string,
  buyerId: string,
  now: Date,
): Promise<number | null> {
  const { rows } = await tx.execute<{ number: number | null }>(
    sql`select coalesce(${ownReserved(buyerId)}, ${lowestFree(now.toISOString())}) as number
      from ${artworks} where ${artworks.id} = ${artworkId}`,
  );
  return rows[0]!.number;
}

/** The time until which others' accepted offers keep the member from buying the work and from offering for it. */
export async function findHold(
  tx: Queryable,
  artworkId: string,
  memberId: string,
  now: Date,
): Promise<Date | null> {
  const at = now.toISOString();
  const [row] = await tx
    .select({ isReserved: isReservedFor(memberId, at), heldUntil: heldUntil(memberId, at) })
    .from(artworks)
    .where(eq(artworks.id, artworkId));
  return row?.isReserved ? row.heldUntil : null;
}

/** Shows the work as sold; an edition only when no number is left. The purchase must say that it is paid. */
export async function markSold(db: Queryable, artworkId: string, at: Date): Promise<void> {
  await db
    .update(artworks)
    .set({ soldAt: at, isForSale: false })
    .where(
      and(
        eq(artworks.id, artworkId),
        or(isNull(artworks.editionSize), sql`${soldNumbers} >= ${artworks.editionSize}`),
      ),
    );
}

/** The work belongs to its artist again, who decides whether to offer it. */
export async function markUnsold(db: Queryable, artworkId: string): Promise<void> {
  await db.update(artworks).set({ soldAt: null }).where(eq(artworks.id, artworkId));
}
