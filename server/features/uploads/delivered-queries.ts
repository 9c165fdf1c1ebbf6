import { and, eq, isNotNull } from 'drizzle-orm';
import { deliveredFiles } from '#shared/uploads/tables.ts';
import type { Queryable } from '#server/context.ts';

export async function findDelivered(db: Queryable, uploadId: string): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: deliveredFiles.id })
    .from(deliveredFiles)
    .where(and(eq(deliveredFiles.uploadId, uploadId), isNotNull(deliveredFiles.sha256)));
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockDelivered(tx: Queryable, uploadId: string) {
  const [row] = await tx
    .select()
    .from(deliveredFiles)
    .where(eq(deliveredFiles.uploadId, uploadId))
    .for('update');
  return row ?? null;
}

/** Its key leads to the file from then on, also if the server stops while it is written. */
export const addDelivered = (db: Queryable, uploadId: string) =>
  db.insert(deliveredFiles).values({ uploadId }).onConflictDoNothing();

export const setHashes = (tx: Queryable, id: string, hashes: { sha256: string; originalSha256: string }) =>
  tx.update(deliveredFiles).set(hashes).where(eq(deliveredFiles.id, id));

export const removeDelivered = (tx: Queryable, id: string) =>
  tx.delete(deliveredFiles).where(eq(deliveredFiles.id, id));
