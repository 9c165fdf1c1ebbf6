/** Rows due for the jobs, by payment or by project. */
import { type SQL, and, eq, getTableColumns, inArray, isNull, lte, or } from 'drizzle-orm';
import { hireProjects } from '#shared/hire/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';

const OVER = ['completed', 'cancelled'] as const;

/** Final payments of approved projects that the provider was not asked for. */
export const listUncharged = (db: Queryable, limit: number) =>
  db
    .select({ id: charges.id })
    .from(charges)
    .innerJoin(hireProjects, eq(hireProjects.id, charges.ownerId))
    .where(
      and(
        eq(charges.kind, 'final'),
        eq(charges.status, 'open'),
        isNull(charges.stripePaymentIntentId),
        eq(hireProjects.status, 'under_review'),
      ),
    )
    .orderBy(charges.createdAt)
    .limit(limit);

/** Open payments of ended projects, and upfront payments abandoned before the cutoff. */
export const listObsolete = (db: Queryable, abandonedBefore: Date, limit: number) =>
  db
    .select(getTableColumns(charges))
    .from(charges)
    .innerJoin(hireProjects, eq(hireProjects.id, charges.ownerId))
    .where(
      and(
        eq(charges.status, 'open'),
        or(
          inArray(hireProjects.status, [...OVER]),
          and(eq(charges.kind, 'upfront'), lte(charges.createdAt, abandonedBefore)),
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
