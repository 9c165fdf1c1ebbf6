import { and, count, eq, gt, or } from 'drizzle-orm';
import { hireApplications, hireInvitations, hireProjects } from '#shared/hire/tables.ts';
import { hireAcceptances } from '#shared/hire/escrow/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';
import { setRowHidden } from '#server/db/set-hidden.ts';

export async function insertProject(tx: Queryable, row: typeof hireProjects.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(hireProjects).values(row).returning({ id: hireProjects.id });
  return inserted!.id;
}

export const insertInvitation = (tx: Queryable, row: typeof hireInvitations.$inferInsert) =>
  tx.insert(hireInvitations).values(row);

/** @returns whether it was hidden before; null if there is none */
export const setHidden = (tx: Queryable, id: string, isHidden: boolean) =>
  setRowHidden(tx, hireProjects, id, isHidden);

/** A checkout open for longer than this blocks no one; a late payment is refunded in full. */
const CHECKOUT_MS = 30 * 60_000;

/** Whether the client is paying upfront for that application, or for any. The project must be locked. */
export async function isBeingPaid(
  tx: Queryable,
  { projectId, applicationId }: { projectId: string; applicationId?: string },
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ payments: count() })
    .from(charges)
    .leftJoin(hireAcceptances, eq(hireAcceptances.chargeId, charges.id))
    .where(
      and(
        eq(charges.ownerId, projectId),
        applicationId === undefined ? undefined : eq(hireAcceptances.applicationId, applicationId),
        or(
          eq(charges.status, 'processing'),
          and(eq(charges.status, 'open'), gt(charges.createdAt, new Date(now.getTime() - CHECKOUT_MS))),
        ),
      ),
    );
  return row!.payments > 0;
}

/** Designers whose applications are undecided. */
export async function listWaiting(tx: Queryable, projectId: string): Promise<string[]> {
  const rows = await tx
    .select({ designerId: hireApplications.designerId })
    .from(hireApplications)
    .where(and(eq(hireApplications.projectId, projectId), eq(hireApplications.status, 'sent')));
  return rows.map(({ designerId }) => designerId);
}
