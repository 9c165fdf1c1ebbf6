import { and, eq, lte } from 'drizzle-orm';
import { type PayoutAccountRow, payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { setPaymentFields } from '#server/features/accounts/public.ts';
import type { AccountState } from '#server/providers/payments/payout-ports.ts';

export async function findAccount(db: Queryable, userId: string): Promise<PayoutAccountRow | null> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  return row ?? null;
}

/** One per artist: a concurrent second insert finds the first. */
export async function insertAccount(
  tx: Queryable,
  userId: string,
  { id: accountId, ...state }: AccountState,
  checkedAt: Date,
): Promise<void> {
  await tx
    .insert(payoutAccounts)
    .values({ ...state, userId, accountId, checkedAt })
    .onConflictDoNothing();
  await setPaymentFields(tx, userId, { stripeAccountId: accountId });
}

/** A later state is not overwritten. @returns whose account it is, once it is active */
export async function applyAccountState(
  tx: Queryable,
  { id: accountId, ...state }: AccountState,
  checkedAt: Date,
): Promise<string | null> {
  const rows = await tx
    .update(payoutAccounts)
    .set({ ...state, checkedAt })
    .where(and(eq(payoutAccounts.accountId, accountId), lte(payoutAccounts.checkedAt, checkedAt)))
    .returning({ userId: payoutAccounts.userId });
  return (state.isActive && rows[0]?.userId) || null;
}

/** Accounts that are not active yet, least recently checked first. */
export const listIncomplete = (db: Queryable, limit: number) =>
  db
    .select({ id: payoutAccounts.accountId })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.isActive, false))
    .orderBy(payoutAccounts.checkedAt)
    .limit(limit);

export async function readEmail(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}
