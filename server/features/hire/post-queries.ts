import { and, eq, inArray, sql } from 'drizzle-orm';
import { hireInvitations, hirePayments, hireProjects } from '#shared/schema/hire.ts';
import type { Queryable } from '../../context.ts';

export async function insertProject(tx: Queryable, row: typeof hireProjects.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(hireProjects).values(row).returning({ id: hireProjects.id });
  return inserted!.id;
}

export const insertInvitation = (tx: Queryable, row: typeof hireInvitations.$inferInsert) =>
  tx.insert(hireInvitations).values(row);

/** Plain SQL: moderation is no edit and leaves `updated_at` alone. False when there is no such project. */
export async function setHidden(db: Queryable, id: string, isHidden: boolean): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${hireProjects} set is_hidden = ${isHidden} where ${hireProjects.id} = ${id}`,
  );
  return rowCount === 1;
}

/** Whether the client is at paying upfront, for that application or for any. The project must be locked. */
export async function isBeingPaid(
  tx: Queryable,
  projectId: string,
  applicationId?: string,
): Promise<boolean> {
  const payments = await tx.$count(
    hirePayments,
    and(
      eq(hirePayments.projectId, projectId),
      applicationId === undefined ? undefined : eq(hirePayments.applicationId, applicationId),
      inArray(hirePayments.status, ['open', 'processing', 'paid', 'refunding']),
    ),
  );
  return payments > 0;
}
