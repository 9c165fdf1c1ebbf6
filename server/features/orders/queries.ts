import {
  type SQL,
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { LIVE_STATUSES } from '#shared/orders/states.ts';
import { LIVE_REFUNDS } from '#shared/orders/refunds/states.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { certificates } from '#shared/certificates/tables.ts';
import { commissions, purchases, type PurchaseRow } from '#shared/orders/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import type { Queryable } from '#server/context.ts';
import { liveRefundOf } from '#server/db/hold-reason.ts';
import { deleteUnpaid } from '#server/features/payments/public.ts';

/** The work, locked until the transaction ends. Locked before any purchase row. */
export const lockWork = (db: Queryable, artworkId: string) =>
  db.select({ id: artworks.id }).from(artworks).where(eq(artworks.id, artworkId)).for('no key update');

const isLive = inArray(purchases.status, [...LIVE_STATUSES]);

/** The purchase that blocks others from buying the work, or this number of it. The work must be locked. */
export async function lockLivePurchase(
  db: Queryable,
  artworkId: string,
  number: number | null,
): Promise<PurchaseRow | null> {
  const isIt = number === null ? isNull(purchases.editionNumber) : eq(purchases.editionNumber, number);
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.artworkId, artworkId), isIt, isLive))
    .for('update');
  return row ?? null;
}

/** A pending purchase whose reservation has an end. */
export type Reserved = PurchaseRow & { reservedUntil: Date };

/** What is reserved for the buyer by an accepted offer for the work, which must be locked; null if nothing is. */
export async function lockAcceptedReservation(
  tx: Queryable,
  artworkId: string,
  buyerId: string,
  now: Date,
): Promise<Reserved | null> {
  const [row] = await tx
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.artworkId, artworkId),
        eq(purchases.buyerId, buyerId),
        eq(purchases.status, 'pending'),
        isNotNull(purchases.offerId),
        gt(purchases.reservedUntil, now),
      ),
    )
    .for('update');
  return row ? { ...row, reservedUntil: row.reservedUntil! } : null;
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

/** Finds the work of a purchase, which must exist. */
export async function findArtworkOf(db: Queryable, purchaseId: string): Promise<string> {
  const [row] = await db
    .select({ artworkId: purchases.artworkId })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  return row!.artworkId;
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

/** Ends the unpaid reservations of the member as buyer and as seller; the job cancels them at the provider. */
export const endReservationsOf = (tx: Queryable, memberId: string, now: Date) =>
  tx
    .update(purchases)
    .set({ reservedUntil: now })
    .where(
      and(
        eq(purchases.status, 'pending'),
        gt(purchases.reservedUntil, now),
        or(eq(purchases.buyerId, memberId), eq(purchases.sellerId, memberId)),
      ),
    );

/** Ends the reservation, so that it can no longer be extended. False if it has not expired. */
export async function releaseReservation(db: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(purchases)
    .set({ reservedUntil: null })
    .where(and(eq(purchases.id, id), lapsed(now)))
    .returning({ id: purchases.id });
  return rows.length > 0;
}

/** The artist's payout; one per purchase. */
export async function insertPayout(db: Queryable, purchase: PurchaseRow): Promise<void> {
  const amount = fromCents(toCents(purchase.artistAmount) + toCents(purchase.deliveryCost));
  await db
    .insert(commissions)
    .values({ purchaseId: purchase.id, amount, rate: purchase.commissionRate })
    .onConflictDoNothing();
}

/** The buyer was refunded, so an open request is accepted. @returns who decided, if anyone did */
export async function acceptLiveRefund(tx: Queryable, purchaseId: string, at: Date): Promise<string | null> {
  const [row] = await tx
    .update(refundRequests)
    .set({
      status: 'accepted',
      partCents: null,
      // If the artist declined or no one answered, the provider decided.
      decidedBy: sql`case when ${refundRequests.status} = 'accepted' then ${refundRequests.decidedBy} end`,
      decidedAt: sql`case when ${refundRequests.status} = 'accepted' then ${refundRequests.decidedAt}
        else ${at.toISOString()}::timestamptz end`,
    })
    .where(and(eq(refundRequests.purchaseId, purchaseId), inArray(refundRequests.status, [...LIVE_REFUNDS])))
    .returning({ decidedBy: refundRequests.decidedBy });
  return row?.decidedBy ?? null;
}

/** Settles the request whose partial refund was made. @returns who decided it, if anyone did */
export async function settleRefund(tx: Queryable, purchaseId: string): Promise<string | null> {
  const [row] = await tx
    .update(refundRequests)
    .set({ status: 'settled' })
    .where(and(eq(refundRequests.purchaseId, purchaseId), eq(refundRequests.status, 'accepted')))
    .returning({ decidedBy: refundRequests.decidedBy });
  return row?.decidedBy ?? null;
}

/** The buyer has transferred its certificate. For queries over `purchases`. */
export const transferred: SQL<boolean> = sql<boolean>`exists (select 1 from ${certificates}
  where ${certificates.purchaseId} = ${purchases.id} and ${certificates.ownerId} <> ${purchases.buyerId})`;

export const isTransferred = async (db: Queryable, { id }: PurchaseRow): Promise<boolean> =>
  (await db.$count(purchases, and(eq(purchases.id, id), transferred))) > 0;

/** Locked until the transaction ends. */
export async function lockPurchase(tx: Queryable, id: string): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update');
  return row ?? null;
}

export async function hasLiveRefund(db: Queryable, purchaseId: string): Promise<boolean> {
  return (await db.$count(purchases, and(eq(purchases.id, purchaseId), liveRefundOf(purchases.id)))) > 0;
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
export async function deleteFailedPurchases(tx: Queryable, artworkId: string): Promise<void> {
  const isFailed = and(eq(purchases.artworkId, artworkId), inArray(purchases.status, ['canceled', 'failed']));
  const failed = await tx.select({ id: purchases.id }).from(purchases).where(isFailed);
  await deleteUnpaid(
    tx,
    failed.map(({ id }) => id),
  );
  const hasCharge = exists(
    tx.select({ id: charges.id }).from(charges).where(eq(charges.ownerId, purchases.id)),
  );
  await tx.delete(purchases).where(and(isFailed, not(hasCharge)));
}

/** Purchases and commissions that disagree with their charge or its transfer. */
export async function listMismatches(db: Queryable) {
  const { rows } = await db.execute<{ code: 'status' | 'payout'; id: string; detail: string }>(sql`
    select 'status' as code, p.id, 'purchase ' || p.id || ' is ' || p.status || ', and its charge is ' || c.status as detail
    from purchases p join charges c on c.id = p.id
    where p.status <> all (case c.status when 'open' then array['pending'] when 'processing' then array['processing']
      when 'canceled' then array['canceled', 'failed'] when 'paid' then array['paid', 'shipped', 'delivered', 'disputed']
      when 'refunding' then array['paid', 'shipped', 'delivered', 'disputed', 'canceled', 'failed']
      else array['refunded', 'canceled', 'failed'] end)
    union all
    select 'payout', m.id, 'payout of purchase ' || m.purchase_id || ' is ' || m.status || ', and its transfer is '
      || coalesce(t.status, 'missing')
    from commissions m left join transfers t on t.charge_id = m.purchase_id
    where m.status is distinct from t.status or m.stripe_transfer_id is distinct from t.stripe_transfer_id`);
  return rows;
}
