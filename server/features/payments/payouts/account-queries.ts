import { and, eq, inArray, lte } from 'drizzle-orm';
import { type PayoutAccountRow, payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import type { AccountState } from '#server/providers/payments/payout-ports.ts';

/** Written as the failure of a claim that is due while its artist has no account; told once. */
export const NO_ACCOUNT = 'no_account';

export async function findAccount(db: Queryable, userId: string): Promise<PayoutAccountRow | null> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  return row ?? null;
}

/** Once an artist: whoever comes second finds the first. */
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
  await tx.update(users).set({ stripeAccountId: accountId }).where(eq(users.id, userId));
}

/** What was read later stays. */
export async function projectAccount(
  tx: Queryable,
  { id: accountId, ...state }: AccountState,
  checkedAt: Date,
): Promise<void> {
  const rows = await tx
    .update(payoutAccounts)
    .set({ ...state, checkedAt })
    .where(and(eq(payoutAccounts.accountId, accountId), lte(payoutAccounts.checkedAt, checkedAt)))
    .returning({ userId: payoutAccounts.userId });
  const [account] = rows;
  if (!account || !state.isActive) return;
  const sold = tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.sellerId, account.userId));
  await tx
    .update(commissions)
    .set({ failureCode: null })
    .where(and(eq(commissions.failureCode, NO_ACCOUNT), inArray(commissions.purchaseId, sold)));
}

/** Not active yet, the longest unchecked first. */
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
