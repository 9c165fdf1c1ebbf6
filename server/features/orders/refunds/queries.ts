import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { LIVE_REFUNDS, UNDECIDED_REFUNDS } from '#shared/orders/refunds/states.ts';
import { type RefundRequestRow, refundRequests } from '#shared/orders/refunds/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';

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

/** Requests without a final decision in which the moderator is no party; newest first; up to `limit + 1` rows. */
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

/** Paid before the cutoff and not shipped. */
/** Paid before then and not shipped, though the artist could ship all the time since `freeSince`. */
export const listOverdue = (
  db: Queryable,
  { paidBefore, freeSince }: { paidBefore: Date; freeSince: Date },
  limit: number,
) =>
  db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'paid'),
        eq(purchases.isPhysicalItem, true),
        lte(purchases.paidAt, paidBefore),
        notExists(
          db
            .select({ one: sql`1` })
            .from(refundRequests)
            .where(
              and(
                eq(refundRequests.purchaseId, purchases.id),
                or(
                  inArray(refundRequests.status, [...UNDECIDED_REFUNDS]),
                  gt(refundRequests.decidedAt, freeSince),
                ),
              ),
            ),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(ledgerTransactions)
            .where(
              and(
                eq(ledgerTransactions.chargeId, purchases.id),
                eq(ledgerTransactions.kind, 'dispute_won'),
                gt(ledgerTransactions.happenedAt, freeSince),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(purchases.paidAt), asc(purchases.id))
    .limit(limit);
