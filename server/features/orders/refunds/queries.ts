import { type SQL, and, asc, desc, eq, getTableColumns, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { purchases } from '#shared/orders/tables.ts';
import { UNDECIDED_REFUNDS, isLiveRefund } from '#shared/orders/refunds/states.ts';
import { type RefundRequestRow, refundRequests } from '#shared/orders/refunds/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { liveRefundOf } from '#server/db/hold-reason.ts';
import { shipBy } from '#server/db/ship-by.ts';
import { afterCursor } from '#server/db/keyset.ts';

/** The open request, or else the newest. The purchase must be locked. */
export async function findRequest(tx: Queryable, purchaseId: string): Promise<RefundRequestRow | null> {
  const rows = await tx
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.purchaseId, purchaseId))
    .orderBy(desc(refundRequests.createdAt), desc(refundRequests.id));
  return rows.find(({ status }) => isLiveRefund(status)) ?? rows[0] ?? null;
}

/** @returns its id */
export async function insertRequest(
  tx: Queryable,
  request: typeof refundRequests.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(refundRequests).values(request).returning({ id: refundRequests.id });
  return row!.id;
}

export async function updateRequest(
  tx: Queryable,
  id: string,
  changes: Partial<typeof refundRequests.$inferInsert>,
): Promise<void> {
  await tx.update(refundRequests).set(changes).where(eq(refundRequests.id, id));
}

/** Requests without a final decision that are not the moderator’s own; newest first; up to `limit + 1` rows. */
export const listWaiting = (db: Queryable, moderatorId: string, page: PageRequest) =>
  db
    .select(getTableColumns(refundRequests))
    .from(refundRequests)
    .innerJoin(purchases, eq(purchases.id, refundRequests.purchaseId))
    .where(
      and(
        ne(purchases.buyerId, moderatorId),
        inArray(refundRequests.status, [...UNDECIDED_REFUNDS]),
        afterCursor(page.cursor, refundRequests.createdAt, refundRequests.id),
      ),
    )
    .orderBy(desc(refundRequests.createdAt), desc(refundRequests.id))
    .limit(page.limit + 1);

/** Requests that the artist, and offers that the buyer, left unanswered since before the cutoff; oldest first. */
export const listUnanswered = (db: Queryable, askedBefore: Date, limit: number) =>
  db
    .select({ id: refundRequests.purchaseId })
    .from(refundRequests)
    .where(
      or(
        and(eq(refundRequests.status, 'open'), lte(refundRequests.createdAt, askedBefore)),
        and(eq(refundRequests.status, 'offered'), lte(refundRequests.offeredAt, askedBefore)),
      ),
    )
    .orderBy(asc(refundRequests.createdAt), asc(refundRequests.id))
    .limit(limit);

/** Not shipped, and the time to ship it is over. */
const isOverdue = (now: Date): SQL =>
  sql`${purchases.status} = 'paid' and ${purchases.isPhysicalItem} and not ${liveRefundOf(purchases.id)}
    and ${lte(shipBy, now)}`;

export const listOverdue = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: purchases.id })
    .from(purchases)
    .where(isOverdue(now))
    .orderBy(asc(purchases.paidAt), asc(purchases.id))
    .limit(limit);

/** Once more, after the purchase was locked. */
export const isStillOverdue = async (tx: Queryable, id: string, now: Date): Promise<boolean> =>
  (await tx.$count(purchases, and(eq(purchases.id, id), isOverdue(now)))) > 0;
