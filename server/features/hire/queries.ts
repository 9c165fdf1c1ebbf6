import { type SQL, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Person } from '#shared/accounts/session/contract.ts';
import { hireApplications, hireInvitations, hireProjects } from '#shared/hire/tables.ts';
import { charges, transfers } from '#shared/payments/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { blockBetween, memberHidden } from '#server/db/visibility.ts';
import { columnsOf } from '#server/db/columns-of.ts';

export const designers = alias(users, 'designers');
export const designerColumns = columnsOf(Person, designers);

/** Those that its client sees; `users` are the applicants. */
const applicationsCount: SQL<number> = sql<number>`(select count(*)::int from ${hireApplications}
  join ${users} on ${users.id} = ${hireApplications.designerId}
  where ${hireApplications.projectId} = ${hireProjects.id} and ${hireApplications.status} <> 'withdrawn'
    and not ${memberHidden} and not ${blockBetween(hireProjects.clientId, users.id)})`;

/** For queries that join `users`, the clients, and `designers`. */
export const projectColumns = {
  ...getTableColumns(hireProjects),
  client: { ...personColumns, createdAt: users.createdAt },
  designer: designerColumns,
  applicationsCount,
};

/** The project with the viewer's relation to it, whether or not they may see it. */
export async function findProject(db: Queryable, viewerId: string, id: string) {
  const [row] = await db
    .select({
      ...projectColumns,
      isClientHidden: memberHidden,
      isBlocked: blockBetween(viewerId, hireProjects.clientId),
      isInvited: sql<boolean>`exists (select 1 from ${hireInvitations}
        where ${hireInvitations.projectId} = ${hireProjects.id}
          and ${hireInvitations.designerId} = ${viewerId}::uuid)`,
    })
    .from(hireProjects)
    .innerJoin(users, eq(users.id, hireProjects.clientId))
    .leftJoin(designers, eq(designers.id, hireProjects.designerId))
    .where(eq(hireProjects.id, id));
  return row ?? null;
}
export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/**
 * Locked until the transaction ends. Everything that changes a project or decides on its applications takes
 * this lock first.
 */
export async function lockProjectRow(tx: Queryable, id: string) {
  const [row] = await tx.select().from(hireProjects).where(eq(hireProjects.id, id)).for('no key update');
  return row ?? null;
}

export async function updateProject(
  tx: Queryable,
  id: string,
  fields: Partial<typeof hireProjects.$inferInsert>,
) {
  const [row] = await tx.update(hireProjects).set(fields).where(eq(hireProjects.id, id)).returning();
  return row!;
}

/** Finds the parties of a project, which must exist. */
export async function findParties(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ clientId: hireProjects.clientId, designerId: hireProjects.designerId })
    .from(hireProjects)
    .where(eq(hireProjects.id, id));
  return row!;
}

/** Sums over the payments of a project, and the provider's latest message about the final one. */
export async function sumPayments(db: Queryable, projectId: string) {
  const [row] = await db
    .select({
      refundedCents: sql<number>`coalesce(sum(${charges.refundedCents})
        filter (where ${charges.refundedAt} is not null), 0)::int`,
      transferredCents: sql<number>`coalesce(sum(${transfers.amountCents})
        filter (where ${transfers.status} = 'paid'), 0)::int`,
      failure: sql<string | null>`(array_agg(${charges.failureMessage} order by ${charges.updatedAt} desc)
        filter (where ${charges.kind} = 'final' and ${charges.failureMessage} is not null))[1]`,
    })
    .from(charges)
    .leftJoin(transfers, eq(transfers.chargeId, charges.id))
    .where(eq(charges.ownerId, projectId));
  return row!;
}
