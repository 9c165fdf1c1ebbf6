import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { LIVE_STATUSES } from '#shared/orders/states.ts';
import { LIVE_REFUNDS } from '#shared/orders/refunds/states.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { commissions, purchases, type PurchaseRow } from '#shared/orders/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import type { Queryable } from '#server/context.ts';

/** The work, locked until the transaction ends. Locked before any purchase row. */
export const lockWork = (db: Queryable, artworkId: string) =>
  db.select({ id: artworks.id }).from(artworks).where(eq(artworks.id, artworkId)).for('no key update');

/** The purchase that blocks others from buying the work. The work must be locked. */
export async function lockLivePurchase(db: Queryable, artworkId: string): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.artworkId, artworkId), inArray(purchases.status, [...LIVE_STATUSES])))
    .for('update');
  return row ?? null;
}

export async function insertPurchase(
  db: Queryable,
  purchase: typeof purchases.$inferInsert,
): Promise<PurchaseRow> {
  const [row] = await db.insert(purchases).values(purchase).returning();
  return row!;
}

export async function updatePurchase(
  db: Queryable,
  id: string,
  changes: Partial<typeof purchases.$inferInsert>,
): Promise<PurchaseRow> {
  const [row] = await db.update(purchases).set(changes).where(eq(purchases.id, id)).returning();
  return row!;
}

/** `version` changes with every write of the row. */
export type VersionedPurchase = PurchaseRow & { version: string };

const versioned = (db: Queryable, id: string) =>
  db
    .select({ purchase: purchases, version: sql<string>`xmin::text` })
    .from(purchases)
    .where(eq(purchases.id, id));

export async function readVersioned(db: Queryable, id: string): Promise<VersionedPurchase | null> {
  const [row] = await versioned(db, id);
  return row ? { ...row.purchase, version: row.version } : null;
}

export async function lockVersioned(db: Queryable, id: string): Promise<VersionedPurchase | null> {
  const [row] = await versioned(db, id).for('update');
  return row ? { ...row.purchase, version: row.version } : null;
}

export async function findIdByIntent(db: Queryable, intentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.stripePaymentIntentId, intentId));
  return row?.id ?? null;
}

/** Stores the intent unless one is stored already. */
export async function attachIntent(db: Queryable, id: string, intentId: string): Promise<void> {
  await db
    .update(purchases)
    .set({ stripePaymentIntentId: intentId })
    .where(and(eq(purchases.id, id), isNull(purchases.stripePaymentIntentId)));
}

const lapsed = (now: Date) =>
  and(
    eq(purchases.status, 'pending'),
    or(isNull(purchases.reservedUntil), lte(purchases.reservedUntil, now)),
  );

export const listLapsed = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: purchases.id })
    .from(purchases)
    .where(lapsed(now))
    .orderBy(purchases.createdAt)
    .limit(limit);

/** Ends the reservation, so that it can no longer be extended. False if it has not expired. */
export async function releaseReservation(db: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(purchases)
    .set({ reservedUntil: null })
    .where(and(eq(purchases.id, id), lapsed(now)))
    .returning({ id: purchases.id });
  return rows.length > 0;
}

/** Purchases whose state the provider may know better. */
export const listUnsettled = (db: Queryable, limit: number) =>
  db
    .select({ id: purchases.id })
    .from(purchases)
    .where(inArray(purchases.status, ['pending', 'processing', 'disputed']))
    .orderBy(purchases.createdAt)
    .limit(limit);

/** The artist's payout; one per purchase. */
export async function insertPayout(db: Queryable, purchase: PurchaseRow, dueAt: Date | null): Promise<void> {
  const amount = fromCents(toCents(purchase.artistAmount) + toCents(purchase.deliveryCost));
  await db
    .insert(commissions)
    .values({ purchaseId: purchase.id, amount, rate: purchase.commissionRate, dueAt })
    .onConflictDoNothing();
}

/** Only a payout that was not paid can be canceled. */
export async function cancelPayout(db: Queryable, purchaseId: string): Promise<void> {
  await db
    .update(commissions)
    .set({ status: 'canceled' })
    .where(and(eq(commissions.purchaseId, purchaseId), eq(commissions.status, 'pending')));
}

/** The buyer was refunded, so an open request is accepted. @returns who decided, if anybody did */
export async function acceptLiveRefund(tx: Queryable, purchaseId: string, at: Date): Promise<string | null> {
  const [row] = await tx
    .update(refundRequests)
    .set({
      status: 'accepted',
      // If the artist declined or nobody answered, the provider decided.
      decidedBy: sql`case when ${refundRequests.status} = 'accepted' then ${refundRequests.decidedBy} end`,
      decidedAt: sql`case when ${refundRequests.status} = 'accepted' then ${refundRequests.decidedAt}
        else ${at.toISOString()}::timestamptz end`,
    })
    .where(and(eq(refundRequests.purchaseId, purchaseId), inArray(refundRequests.status, [...LIVE_REFUNDS])))
    .returning({ decidedBy: refundRequests.decidedBy });
  return row?.decidedBy ?? null;
}

/** Locked until the transaction ends. */
export async function lockPurchase(tx: Queryable, id: string): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update');
  return row ?? null;
}

/** Whether a refund request is open or can still be granted. */
export async function hasLiveRefund(db: Queryable, purchaseId: string): Promise<boolean> {
  const rows = await db
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.purchaseId, purchaseId), inArray(refundRequests.status, [...LIVE_REFUNDS])));
  return rows.length > 0;
}

/** Sets when the artist may be paid. */
export async function setPayoutDue(tx: Queryable, purchaseId: string, dueAt: Date | null): Promise<void> {
  await tx
    .update(commissions)
    .set({ dueAt })
    .where(and(eq(commissions.purchaseId, purchaseId), eq(commissions.status, 'pending')));
}

/** Paid physical orders that were not shipped; fewer than `reminders` reminders were sent. */
export const listUnshipped = (db: Queryable, paidBefore: Date, reminders: number, limit: number) =>
  db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'paid'),
        eq(purchases.isPhysicalItem, true),
        lte(purchases.paidAt, paidBefore),
        lt(purchases.shipReminders, reminders),
      ),
    )
    .orderBy(purchases.paidAt)
    .limit(limit);

export const listShippedBefore = (db: Queryable, shippedBefore: Date, limit: number) =>
  db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.status, 'shipped'), lte(purchases.shippedAt, shippedBefore)))
    .orderBy(purchases.shippedAt)
    .limit(limit);

/** Abandoned reservations: no money ever moved for them. */
export const deleteFailedPurchases = (tx: Queryable, artworkId: string) =>
  tx
    .delete(purchases)
    .where(and(eq(purchases.artworkId, artworkId), inArray(purchases.status, ['canceled', 'failed'])));
