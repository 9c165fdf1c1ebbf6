/** Rows due for the jobs, by payment or by project. */
import { type SQL, and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { hireProjects } from '#shared/hire/tables.ts';
import { hirePayments } from '#shared/hire/escrow/tables.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { OPEN_STATUSES } from './queries.ts';

/** Stored as the failure code of a payout whose designer has no account, so that they are notified once. */
export const NO_ACCOUNT = 'no_account';

/** A payout with its destination account. */
export async function findDesignerPayout(db: Queryable, paymentId: string) {
  const [row] = await db
    .select({
      payment: hirePayments,
      designerId: hireProjects.designerId,
      accountId: payoutAccounts.accountId,
      isAccountActive: payoutAccounts.isActive,
    })
    .from(hirePayments)
    .innerJoin(hireProjects, eq(hireProjects.id, hirePayments.projectId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, hireProjects.designerId))
    .where(eq(hirePayments.id, paymentId));
  return row ?? null;
}
export type DesignerPayout = NonNullable<Awaited<ReturnType<typeof findDesignerPayout>>>;

/** After a refusal, retries back off with the time it has been due: from 5 minutes to 6 hours. */
const isTimeToTry = (now: Date) =>
  or(
    isNull(hirePayments.payoutFailureCode),
    isNull(hirePayments.attemptedAt),
    sql`${hirePayments.attemptedAt} + least(interval '6 hours', greatest(interval '5 minutes',
      (${hirePayments.attemptedAt} - ${hirePayments.releasedAt}) / 2)) <= ${now.toISOString()}::timestamptz`,
  );

const payouts = (db: Queryable, which: SQL | undefined, limit: number) =>
  db
    .select({ id: hirePayments.id })
    .from(hirePayments)
    .innerJoin(hireProjects, eq(hireProjects.id, hirePayments.projectId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, hireProjects.designerId))
    .where(which)
    .orderBy(hirePayments.releasedAt)
    .limit(limit);

/** Payable payouts and unfinished ones. */
export const listDuePayouts = (db: Queryable, now: Date, limit: number) =>
  payouts(
    db,
    or(
      eq(hirePayments.payoutStatus, 'paying'),
      and(eq(hirePayments.payoutStatus, 'pending'), eq(payoutAccounts.isActive, true), isTimeToTry(now)),
    ),
    limit,
  );

/** Payouts whose designers have no active account and were not notified yet. */
export const listPayoutsWithoutAccount = (db: Queryable, limit: number) =>
  payouts(
    db,
    and(
      eq(hirePayments.payoutStatus, 'pending'),
      sql`${payoutAccounts.isActive} is not true`,
      sql`${hirePayments.payoutFailureCode} is distinct from ${NO_ACCOUNT}`,
    ),
    limit,
  );

/** Transferred, but refunded to the client since. */
export const listUnreversed = (db: Queryable, limit: number) =>
  db
    .select({ id: hirePayments.id })
    .from(hirePayments)
    .where(and(eq(hirePayments.payoutStatus, 'paid'), eq(hirePayments.status, 'refunded')))
    .limit(limit);

export const listRefunding = (db: Queryable, limit: number) =>
  db
    .select({ id: hirePayments.id })
    .from(hirePayments)
    .where(eq(hirePayments.status, 'refunding'))
    .orderBy(hirePayments.updatedAt)
    .limit(limit);

const OVER = ['completed', 'cancelled'] as const;

/** Open payments of active projects that the provider may have settled. */
export const listUnsettled = (db: Queryable, limit: number) =>
  db
    .select({ id: hirePayments.id })
    .from(hirePayments)
    .innerJoin(hireProjects, eq(hireProjects.id, hirePayments.projectId))
    .where(
      and(
        inArray(hirePayments.status, [...OPEN_STATUSES]),
        or(isNotNull(hirePayments.stripePaymentIntentId), eq(hireProjects.status, 'under_review')),
      ),
    )
    .orderBy(hirePayments.createdAt)
    .limit(limit);

/** Open payments of ended projects, and upfront payments abandoned before the cutoff. */
export const listObsolete = (db: Queryable, abandonedBefore: Date, limit: number) =>
  db
    .select({ id: hirePayments.id })
    .from(hirePayments)
    .innerJoin(hireProjects, eq(hireProjects.id, hirePayments.projectId))
    .where(
      and(
        eq(hirePayments.status, 'open'),
        or(
          inArray(hireProjects.status, [...OVER]),
          and(eq(hirePayments.kind, 'upfront'), lte(hirePayments.createdAt, abandonedBefore)),
        ),
      ),
    )
    .limit(limit);

const projects = (db: Queryable, which: SQL | undefined, limit: number) =>
  db.select().from(hireProjects).where(which).orderBy(hireProjects.updatedAt).limit(limit);

/** Delivered before the cutoff and not approved yet. */
export const listAwaitingApproval = (db: Queryable, deliveredBefore: Date, limit: number) =>
  projects(
    db,
    and(
      eq(hireProjects.status, 'under_review'),
      isNull(hireProjects.approvedAt),
      lte(hireProjects.deliveredAt, deliveredBefore),
    ),
    limit,
  );

/** The final payment has been failing since before the cutoff. */
export const listUnpaid = (db: Queryable, failedBefore: Date, limit: number) =>
  projects(
    db,
    and(eq(hireProjects.status, 'under_review'), lte(hireProjects.finalFailedAt, failedBefore)),
    limit,
  );

/** In progress, due before the cutoff, and nothing delivered. */
export const listLate = (db: Queryable, dueBefore: Date, limit: number) =>
  projects(
    db,
    and(
      eq(hireProjects.status, 'in_progress'),
      isNull(hireProjects.deliveredAt),
      lte(hireProjects.dueDate, dueBefore),
    ),
    limit,
  );
