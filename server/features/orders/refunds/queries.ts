import { and, asc, desc, eq, getTableColumns, inArray, lte, ne } from 'drizzle-orm';
import { commissions, purchases, type PurchaseRow } from '#shared/orders/tables.ts';
import { LIVE_REFUNDS } from '#shared/orders/refunds/states.ts';
import { type RefundRequestRow, refundRequests } from '#shared/orders/refunds/tables.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';

/** Locked until the transaction ends: every change of an order's money takes this lock. */
export async function lockPurchase(tx: Queryable, id: string): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update');
  return row ?? null;
}

export async function readPurchaseRow(db: Queryable, id: string): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  return row ?? null;
}

/** The open request, or else the newest. The purchase must be locked. */
export async function findRequest(tx: Queryable, purchaseId: string): Promise<RefundRequestRow | null> {
  const rows = await tx
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.purchaseId, purchaseId))
    .orderBy(desc(refundRequests.createdAt), desc(refundRequests.id));
  const isLive = (row: RefundRequestRow) => (LIVE_REFUNDS as readonly string[]).includes(row.status);
  return rows.find(isLive) ?? rows[0] ?? null;
}

export async function insertRequest(
  tx: Queryable,
  request: typeof refundRequests.$inferInsert,
): Promise<void> {
  await tx.insert(refundRequests).values(request);
}

export async function updateRequest(
  tx: Queryable,
  id: string,
  changes: Partial<typeof refundRequests.$inferInsert>,
): Promise<void> {
  await tx.update(refundRequests).set(changes).where(eq(refundRequests.id, id));
}

/** Requests without a final decision in which the moderator is no party; newest first; up to `limit + 1` rows. */
export const listWaiting = (
  db: Queryable,
  moderatorId: string,
  page: { limit: number; cursor?: string | undefined },
) =>
  db
    .select(getTableColumns(refundRequests))
    .from(refundRequests)
    .innerJoin(purchases, eq(purchases.id, refundRequests.purchaseId))
    .where(
      and(
        ne(purchases.buyerId, moderatorId),
        inArray(refundRequests.status, ['open', 'declined']),
        afterCursor(page.cursor, refundRequests.createdAt, refundRequests.id),
      ),
    )
    .orderBy(desc(refundRequests.createdAt), desc(refundRequests.id))
    .limit(page.limit + 1);

/** Granted but not refunded yet. A disputed payment waits for the bank. */
export const listUnfinished = (db: Queryable, limit: number) =>
  db
    .select({ id: purchases.id })
    .from(refundRequests)
    .innerJoin(purchases, eq(purchases.id, refundRequests.purchaseId))
    .where(
      and(eq(refundRequests.status, 'accepted'), inArray(purchases.status, ['paid', 'shipped', 'delivered'])),
    )
    .orderBy(asc(refundRequests.createdAt), asc(refundRequests.id))
    .limit(limit);

/** The buyer was refunded, but the artist's payout is not reversed. */
export const listUnreversed = (db: Queryable, limit: number) =>
  db
    .select({ id: purchases.id })
    .from(commissions)
    .innerJoin(purchases, eq(purchases.id, commissions.purchaseId))
    .where(and(eq(purchases.status, 'refunded'), inArray(commissions.status, ['paying', 'paid'])))
    .orderBy(asc(purchases.refundedAt), asc(purchases.id))
    .limit(limit);

/** Requests from before the cutoff that the artist has not answered; oldest first. */
export const listUnanswered = (db: Queryable, requestedBefore: Date, limit: number) =>
  db
    .select({ id: refundRequests.purchaseId })
    .from(refundRequests)
    .where(and(eq(refundRequests.status, 'open'), lte(refundRequests.createdAt, requestedBefore)))
    .orderBy(asc(refundRequests.createdAt), asc(refundRequests.id))
    .limit(limit);

/** Paid before the cutoff and not shipped. */
export const listOverdue = (db: Queryable, paidBefore: Date, limit: number) =>
  db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'paid'),
        eq(purchases.isPhysicalItem, true),
        lte(purchases.paidAt, paidBefore),
      ),
    )
    .orderBy(asc(purchases.paidAt), asc(purchases.id))
    .limit(limit);
