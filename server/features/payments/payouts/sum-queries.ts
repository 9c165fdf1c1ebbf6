import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import { charges, transfers } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';

/** A member's payouts, in cents. pending: not due yet. held: due and not paid. paid: transferred, minus reversals. */
export async function readSums(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<{ pending: number; held: number; paid: number }> {
  const sum = (which: SQL) =>
    sql<number>`coalesce(sum(${transfers.amountCents}) filter (where ${which}), 0)::int`;
  const isWaiting = sql`${transfers.status} in ('pending', 'paying')`;
  const isDue = sql`coalesce(${transfers.dueAt} <= ${now.toISOString()}::timestamptz, false)`;
  const [row] = await db
    .select({
      pending: sum(sql`${isWaiting} and not ${isDue}`),
      held: sum(sql`${isWaiting} and ${isDue}`),
      paid: sum(sql`${transfers.status} = 'paid'`),
    })
    .from(transfers)
    .where(eq(transfers.memberId, memberId));
  return row!;
}

/** The member's part of what was paid and is not released yet, in cents. */
export async function readEscrow(db: Queryable, memberId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${charges.payeeCents}), 0)::int` })
    .from(charges)
    .where(and(eq(charges.payeeId, memberId), eq(charges.status, 'paid'), isNull(charges.releasedAt)));
  return row!.cents;
}
