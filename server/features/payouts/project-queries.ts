import { type SQL, eq, sql } from 'drizzle-orm';
import { hireProjects } from '#shared/schema/hire.ts';
import { hirePayments } from '#shared/schema/hire-payments.ts';
import type { Queryable } from '../../context.ts';

/**
 * A designer's shares of projects, in cents. escrow: paid by clients and not approved yet. held: due, on its way or
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
