import { type SQL, eq, sql } from 'drizzle-orm';
import { hireProjects } from '#shared/hire/tables.ts';
import { hirePayments } from '#shared/hire/escrow/tables.ts';
import { commissions, purchases } from '#shared/orders/tables.ts';
import type { Queryable } from '#server/context.ts';

/**
 * A designer's project payouts, in cents. escrow: paid by clients, not approved yet. held: due, in transit or
 * waiting. paid: transferred.
 */
export async function readProjectSums(
  db: Queryable,
  designerId: string,
): Promise<{ escrow: number; held: number; paid: number }> {
  const sum = (which: SQL) =>
    sql<number>`coalesce(sum(${hirePayments.designerCents}) filter (where ${which}), 0)::int`;
  const [row] = await db
    .select({
      escrow: sum(sql`${hirePayments.status} = 'paid' and ${hirePayments.releasedAt} is null`),
      held: sum(sql`${hirePayments.payoutStatus} in ('pending', 'paying')`),
      paid: sum(sql`${hirePayments.payoutStatus} = 'paid'`),
    })
    .from(hirePayments)
    .innerJoin(hireProjects, eq(hireProjects.id, hirePayments.projectId))
    .where(eq(hireProjects.designerId, designerId));
  return row!;
}

/** In cents: not due yet, due and not paid, paid. */
export async function readSums(
  db: Queryable,
  artistId: string,
  now: Date,
): Promise<{ pending: number; held: number; paid: number }> {
  const sum = (which: SQL) =>
    sql<number>`coalesce(sum(${commissions.amount}) filter (where ${which}) * 100, 0)::int`;
  const isWaiting = sql`${commissions.status} in ('pending', 'paying')`;
  const isDue = sql`coalesce(${commissions.dueAt} <= ${now.toISOString()}::timestamptz, false)`;
  const [row] = await db
    .select({
      pending: sum(sql`${isWaiting} and not ${isDue}`),
      held: sum(sql`${isWaiting} and ${isDue}`),
      paid: sum(sql`${commissions.status} = 'paid'`),
    })
    .from(commissions)
    .innerJoin(purchases, eq(purchases.id, commissions.purchaseId))
    .where(eq(purchases.sellerId, artistId));
  return row!;
}
