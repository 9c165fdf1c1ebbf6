import { type SQL, and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { TRANSFER_MOVES, type TransferStatus } from '#shared/payments/states.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { type TransferRow, charges, transfers } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';
import { holdReason } from '#server/db/hold-reason.ts';
import type { PaymentOwner } from './owners.ts';

/** Stored as the failure code of a due payout whose payee has no account, so that they are notified once. */
export const NO_ACCOUNT = 'no_account';

/** The failure code of a payout that its payee did not want. */
export const GIVEN_UP = 'given_up';

/** The charge must be locked. */
export const insertTransfer = (tx: Queryable, transfer: typeof transfers.$inferInsert) =>
  tx.insert(transfers).values(transfer);

/** Asked for by no one yet, and its date has come. */
const isDue = (now: Date): SQL | undefined => and(eq(transfers.status, 'pending'), lte(transfers.dueAt, now));

/** The live payout of a charge with its destination. */
export async function findPayout(db: Queryable, chargeId: string, now: Date) {
  const [row] = await db
    .select({
      transfer: transfers,
      accountId: payoutAccounts.accountId,
      isDue: sql<boolean | null>`${isDue(now)}`,
      holdReason,
    })
    .from(transfers)
    .innerJoin(charges, eq(charges.id, transfers.chargeId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, transfers.memberId))
    .where(and(eq(transfers.chargeId, chargeId), inArray(transfers.status, ['pending', 'paying', 'paid'])));
  return row ?? null;
}
export type Payout = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

type Changes = Partial<Omit<typeof transfers.$inferInsert, 'id' | 'status'>>;

/** The only way to change a status. The charge must be locked, and the transfer read since. */
export async function moveTransfer(
  tx: Queryable,
  { id, status: from }: TransferRow,
  to: TransferStatus,
  changes: Changes = {},
): Promise<TransferRow> {
  if (!TRANSFER_MOVES[from].includes(to))
    throw new Error(`Transfer ${id} cannot become ${to}: it is ${from}`);
  const [row] = await tx
    .update(transfers)
    .set({ ...changes, status: to })
    .where(eq(transfers.id, id))
    .returning();
  return row!;
}

/** Changes other than the status. The charge must be locked. */
export async function updateTransfer(tx: Queryable, id: string, changes: Changes): Promise<TransferRow> {
  const [row] = await tx.update(transfers).set(changes).where(eq(transfers.id, id)).returning();
  return row!;
}

/** Sets when a payout that was not asked for yet may be transferred. The charge's owner must be locked. */
export const setPayoutDue = (tx: Queryable, chargeId: string, dueAt: Date | null) =>
  tx
    .update(transfers)
    .set({ dueAt })
    .where(and(eq(transfers.chargeId, chargeId), eq(transfers.status, 'pending')));

export const setFailureCode = (tx: Queryable, id: string, failureCode: string) =>
  tx.update(transfers).set({ failureCode }).where(eq(transfers.id, id));

const isReleasable = (now: Date): SQL | undefined => and(isDue(now), isNull(holdReason));

/** It would be paid if there was an account. */
const waitsForAccount = (now: Date): SQL | undefined =>
  and(isDue(now), sql`${holdReason} is not distinct from 'no_account'`);

/** After a refusal, retries back off with the time it has been due: from 5 minutes to 6 hours. */
const isTimeToTry = (now: Date) =>
  or(
    isNull(transfers.failureCode),
    isNull(transfers.attemptedAt),
    sql`${transfers.attemptedAt} + least(interval '6 hours', greatest(interval '5 minutes',
      (${transfers.attemptedAt} - ${transfers.dueAt}) / 2)) <= ${now.toISOString()}::timestamptz`,
  );

/** Lists the charges of payouts, earliest due first. */
const listPayouts = (db: Queryable, which: SQL | undefined, limit: number) =>
  db
    .select({ id: transfers.chargeId, ownerKind: charges.ownerKind })
    .from(transfers)
    .innerJoin(charges, eq(charges.id, transfers.chargeId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, transfers.memberId))
    .where(which)
    .orderBy(transfers.dueAt)
    .limit(limit);

/** Payable payouts and unfinished ones. */
export const listDue = (db: Queryable, now: Date, limit: number) =>
  listPayouts(db, or(eq(transfers.status, 'paying'), and(isReleasable(now), isTimeToTry(now))), limit);

/** Due payouts whose payees have no active account and were not notified yet. */
export const listWithoutAccount = (db: Queryable, now: Date, limit: number) =>
  listPayouts(
    db,
    and(waitsForAccount(now), sql`${transfers.failureCode} is distinct from ${NO_ACCOUNT}`),
    limit,
  );

/** The member's payouts that would be paid if there was an account. */
export const listWaitingForAccount = (db: Queryable, now: Date, memberId: string) =>
  db
    .select({ chargeId: transfers.chargeId, ownerKind: charges.ownerKind, ownerId: charges.ownerId })
    .from(transfers)
    .innerJoin(charges, eq(charges.id, transfers.chargeId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, transfers.memberId))
    .where(and(eq(transfers.memberId, memberId), waitsForAccount(now)));

/** Payouts that were not transferred yet, by what was paid for. `isWaiting`: for nothing but an account. */
export async function listOpenPayouts(
  db: Queryable,
  owner: PaymentOwner,
  now: Date,
  memberId: string,
): Promise<Map<string, { cents: number; isWaiting: boolean }>> {
  const rows = await db
    .select({
      ownerId: charges.ownerId,
      cents: sql<number>`sum(${transfers.amountCents})::int`,
      isWaiting: sql<boolean>`bool_and(${waitsForAccount(now)})`,
    })
    .from(transfers)
    .innerJoin(charges, eq(charges.id, transfers.chargeId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, transfers.memberId))
    .where(
      and(
        eq(transfers.memberId, memberId),
        inArray(transfers.status, ['pending', 'paying']),
        eq(charges.ownerKind, owner.kind),
      ),
    )
    .groupBy(charges.ownerId);
  return new Map(rows.map(({ ownerId, ...payout }) => [ownerId, payout]));
}

/**
 * Charges whose payouts were not yet reversed as far as the payer was refunded, earliest due first. Looks up the payout of
 * each refunded payment: a plain join reads every payout ever made.
 */
export function listUnreversed(db: Queryable, limit: number) {
  const payout = db
    .select({ amountCents: transfers.amountCents, dueAt: transfers.dueAt })
    .from(transfers)
    .where(and(eq(transfers.chargeId, charges.id), inArray(transfers.status, ['paying', 'paid'])))
    .limit(1)
    .as('payout');
  return db
    .select({ id: charges.id, ownerKind: charges.ownerKind })
    .from(charges)
    .crossJoinLateral(payout)
    .where(
      and(
        // As in the index. Implied by the rest.
        sql`${charges.refundedCents} > 0`,
        or(
          eq(charges.status, 'refunded'),
          and(eq(charges.status, 'paid'), gt(payout.amountCents, charges.payeeCents)),
        ),
      ),
    )
    .orderBy(payout.dueAt)
    .limit(limit);
}

/** Payouts that waited for the member's account may be paid. */
export const clearMissingAccount = (tx: Queryable, memberId: string) =>
  tx
    .update(transfers)
    .set({ failureCode: null })
    .where(and(eq(transfers.failureCode, NO_ACCOUNT), eq(transfers.memberId, memberId)));
