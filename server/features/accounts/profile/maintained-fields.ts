/** Fields of members that other features maintain. Plain SQL where it is not an edit, so that `updated_at` stays. */
import { type SQL, eq, lte, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';

const COUNTS = {
  totalLikes: 'total_likes',
  followingCount: 'following_count',
  followersCount: 'followers_count',
} as const;

/** @returns the new count, 0 for a deleted member */
export async function addToCount(
  tx: Queryable,
  memberId: string,
  count: keyof typeof COUNTS,
  by: number,
): Promise<number> {
  const column = sql.identifier(COUNTS[count]);
  const { rows } = await tx.execute<{ count: number }>(
    sql`update ${users} set ${column} = ${column} + ${by} where ${users.id} = ${memberId} returning ${column} as count`,
  );
  return rows[0]?.count ?? 0;
}

/** Changes counters of many members, whom the caller has locked. @param added rows of `id` and `by` */
export async function addToCounts(tx: Queryable, count: keyof typeof COUNTS, added: SQL): Promise<void> {
  const column = sql.identifier(COUNTS[count]);
  await tx.execute(
    sql`update ${users} set ${column} = ${column} + added.by from (${added}) as added where ${users.id} = added.id`,
  );
}

export async function findRole(db: Queryable, id: string) {
  const [row] = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
  return row?.role ?? null;
}

/** Locked exclusively, so that none of the member's comments is in progress. */
export async function lockMember(tx: Queryable, id: string) {
  const [row] = await tx
    .select({
      role: users.role,
      isHidden: users.isHidden,
      suspendedUntil: users.suspendedUntil,
      deletesAt: users.deletesAt,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return row ?? null;
}

export const setMemberHidden = (tx: Queryable, id: string, isHidden: boolean) =>
  tx.execute(sql`update ${users} set is_hidden = ${isHidden} where ${users.id} = ${id}`);

export const setSuspendedUntil = (tx: Queryable, id: string, until: Date | null) =>
  tx.execute(
    sql`update ${users} set suspended_until = ${until?.toISOString() ?? null}::timestamptz where ${users.id} = ${id}`,
  );

/** Members whose suspension has ended. */
export const listSuspensionsEnded = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.suspendedUntil, now))
    .orderBy(users.suspendedUntil)
    .limit(limit);

/** A member's first customer id stays. @returns the stored one */
export async function saveCustomer(db: Queryable, memberId: string, customerId: string): Promise<string> {
  const [row] = await db
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, memberId))
    .returning({ customerId: users.stripeCustomerId });
  return row?.customerId ?? customerId;
}

/** Stores the member's time zone and language. */
export const setLocale = (
  tx: Queryable,
  memberId: string,
  fields: Partial<Pick<typeof users.$inferInsert, 'timeZone' | 'language'>>,
) => tx.update(users).set(fields).where(eq(users.id, memberId));

export const setPaymentFields = (
  tx: Queryable,
  memberId: string,
  fields: Partial<
    Pick<typeof users.$inferInsert, 'stripeAccountId' | 'isSubscriber' | 'stripeSubscriptionId'>
  >,
) => tx.update(users).set(fields).where(eq(users.id, memberId));
