import { and, eq } from 'drizzle-orm';
import { type RefundRow, charges, refunds } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';

/** Parts of the charge that were refunded, or are to be; oldest first. */
export const listParts = (db: Queryable, chargeId: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.chargeId, chargeId)).orderBy(refunds.createdAt, refunds.id);

const isPending = (chargeId: string) => and(eq(refunds.chargeId, chargeId), eq(refunds.status, 'pending'));

export async function findPendingPart(db: Queryable, chargeId: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(isPending(chargeId));
  return row ?? null;
}

/** The charge must be locked. */
export async function insertPart(tx: Queryable, part: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [row] = await tx.insert(refunds).values(part).returning();
  return row!;
}

export const updatePart = (tx: Queryable, id: string, changes: Partial<typeof refunds.$inferInsert>) =>
  tx.update(refunds).set(changes).where(eq(refunds.id, id));

export const cancelPendingPart = (tx: Queryable, chargeId: string) =>
  tx.update(refunds).set({ status: 'canceled' }).where(isPending(chargeId));

/** Charges of which a part is to be refunded. */
export const listPendingParts = (db: Queryable, limit: number) =>
  db
    .select({ id: charges.id, ownerKind: charges.ownerKind })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .where(eq(refunds.status, 'pending'))
    .orderBy(refunds.createdAt)
    .limit(limit);
