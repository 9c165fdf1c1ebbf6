import { and, eq, exists, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { LIVE_REFUNDS } from '#shared/orders/refunds/states.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import type { Queryable } from '#server/context.ts';

/** Stored as the failure code of a due payout whose artist has no account, so that they are notified once. */
export const NO_ACCOUNT = 'no_account';

const columns = {
  payout: commissions,
  purchase: purchases,
  accountId: payoutAccounts.accountId,
  isAccountActive: payoutAccounts.isActive,
};

const payouts = (db: Queryable) =>
  db
    .select(columns)
    .from(commissions)
    .innerJoin(purchases, eq(purchases.id, commissions.purchaseId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, purchases.sellerId));

/** A payout with its sale and the destination account. */
export type ArtistPayout = Awaited<ReturnType<typeof payouts>>[number];

export async function findPayout(db: Queryable, purchaseId: string): Promise<ArtistPayout | null> {
  const [row] = await payouts(db).where(eq(commissions.purchaseId, purchaseId));
  return row ?? null;
}

/** Locks the purchase first, then the payout, until the transaction ends. */
export async function lockPayout(tx: Queryable, purchaseId: string): Promise<ArtistPayout | null> {
  await tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.id, purchaseId)).for('update');
  const [row] = await payouts(tx)
    .where(eq(commissions.purchaseId, purchaseId))
    .for('update', { of: commissions });
  return row ?? null;
}

const liveRefund = (db: Queryable) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(refundRequests)
      .where(
        and(
          eq(refundRequests.purchaseId, commissions.purchaseId),
          inArray(refundRequests.status, [...LIVE_REFUNDS]),
        ),
      ),
  );

/** Due, delivered, and without an open refund request. */
const isFree = (db: Queryable, now: Date): SQL | undefined =>
  and(
    eq(commissions.status, 'pending'),
    lte(commissions.dueAt, now),
    or(
      eq(purchases.status, 'delivered'),
      and(eq(purchases.status, 'paid'), eq(purchases.isPhysicalItem, false)),
    ),
    not(liveRefund(db)),
  );

/** Whether it may be paid now. The purchase and the payout must be locked. */
export async function isPayable(tx: Queryable, purchaseId: string, now: Date): Promise<boolean> {
  const rows = await payouts(tx).where(
    and(eq(commissions.purchaseId, purchaseId), isFree(tx, now), eq(payoutAccounts.isActive, true)),
  );
  return rows.length > 0;
}

/** After a refusal, retries back off with the time it has been due: from 5 minutes to 6 hours. */
const isTimeToTry = (now: Date) =>
  or(
    isNull(commissions.failureCode),
    isNull(commissions.attemptedAt),
    sql`${commissions.attemptedAt} + least(interval '6 hours', greatest(interval '5 minutes',
      (${commissions.attemptedAt} - ${commissions.dueAt}) / 2)) <= ${now.toISOString()}::timestamptz`,
  );

/** Payable payouts and unfinished ones, by purchase. */
export const listDue = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: commissions.purchaseId })
    .from(commissions)
    .innerJoin(purchases, eq(purchases.id, commissions.purchaseId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, purchases.sellerId))
    .where(
      or(
        eq(commissions.status, 'paying'),
        and(isFree(db, now), eq(payoutAccounts.isActive, true), isTimeToTry(now)),
      ),
    )
    .orderBy(commissions.dueAt)
    .limit(limit);

/** Due payouts whose artists have no active account and were not notified yet, by purchase. */
export const listPayoutsWithoutAccount = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: commissions.purchaseId })
    .from(commissions)
    .innerJoin(purchases, eq(purchases.id, commissions.purchaseId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, purchases.sellerId))
    .where(
      and(
        isFree(db, now),
        sql`${payoutAccounts.isActive} is not true`,
        sql`${commissions.failureCode} is distinct from ${NO_ACCOUNT}`,
      ),
    )
    .orderBy(commissions.dueAt)
    .limit(limit);

export const updatePayout = (tx: Queryable, id: string, changes: Partial<typeof commissions.$inferInsert>) =>
  tx.update(commissions).set(changes).where(eq(commissions.id, id));

/** What waited for the artist's account may be paid. */
export const clearMissingAccount = (tx: Queryable, artistId: string) =>
  tx
    .update(commissions)
    .set({ failureCode: null })
    .where(
      and(
        eq(commissions.failureCode, NO_ACCOUNT),
        inArray(
          commissions.purchaseId,
          tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.sellerId, artistId)),
        ),
      ),
    );
