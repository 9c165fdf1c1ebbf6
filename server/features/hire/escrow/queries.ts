import { and, eq, not, or } from 'drizzle-orm';
import {
  type HireApplicationRow,
  type HireProjectRow,
  hireApplications,
  hireProjects,
} from '#shared/hire/tables.ts';
import { hireAcceptances, hireCards } from '#shared/hire/escrow/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { memberHidden } from '#server/db/visibility.ts';

/** Called with the upfront payment that accepts the application. */
export const insertAcceptance = (tx: Queryable, acceptance: typeof hireAcceptances.$inferInsert) =>
  tx.insert(hireAcceptances).values(acceptance);

/** The application that a payment accepts. */
export async function findAcceptedBy(db: Queryable, chargeId: string): Promise<string | null> {
  const [row] = await db.select().from(hireAcceptances).where(eq(hireAcceptances.chargeId, chargeId));
  return row?.applicationId ?? null;
}

/** Its project must be locked. */
export async function lockApplication(
  tx: Queryable,
  projectId: string,
  id: string,
): Promise<HireApplicationRow | null> {
  const [row] = await tx
    .select()
    .from(hireApplications)
    .where(and(eq(hireApplications.projectId, projectId), eq(hireApplications.id, id)))
    .for('update');
  return row ?? null;
}

export async function setApplicationStatus(
  tx: Queryable,
  id: string,
  status: HireApplicationRow['status'],
): Promise<void> {
  await tx.update(hireApplications).set({ status }).where(eq(hireApplications.id, id));
}

/** Closes all undecided ones. @returns their designers, sorted */
export async function closeApplications(tx: Queryable, projectId: string): Promise<string[]> {
  const rows = await tx
    .update(hireApplications)
    .set({ status: 'closed' })
    .where(and(eq(hireApplications.projectId, projectId), eq(hireApplications.status, 'sent')))
    .returning({ designerId: hireApplications.designerId });
  return rows.map(({ designerId }) => designerId).toSorted();
}

/** Hidden and suspended designers begin nothing new; their applications come back with them. */
export const mayBegin = async (db: Queryable, designerId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, designerId), not(memberHidden)))) > 0;

/** In either direction. */
export async function isBlockBetween(db: Queryable, memberId: string, otherId: string): Promise<boolean> {
  const pairs = [
    { blockerId: memberId, blockedId: otherId },
    { blockerId: otherId, blockedId: memberId },
  ];
  const isOne = pairs.map((pair) =>
    and(eq(blocks.blockerId, pair.blockerId), eq(blocks.blockedId, pair.blockedId)),
  );
  return (await db.$count(blocks, or(...isOne))) > 0;
}

export async function findCard(db: Queryable, projectId: string) {
  const [row] = await db.select().from(hireCards).where(eq(hireCards.projectId, projectId));
  return row ?? null;
}

/** Stored under the client's customer, which exists by now. */
export async function saveCard(
  tx: Queryable,
  { projectId, clientId, paymentMethodId }: { projectId: string; clientId: string; paymentMethodId: string },
): Promise<void> {
  const [client] = await tx
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, clientId));
  if (!client?.customerId) return;
  await tx
    .insert(hireCards)
    .values({ projectId, customerId: client.customerId, paymentMethodId })
    .onConflictDoNothing();
}

/** Changes other than the status. The project must be locked. */
export const updateDeal = (
  tx: Queryable,
  id: string,
  changes: Partial<Omit<typeof hireProjects.$inferInsert, 'status'>>,
) => tx.update(hireProjects).set(changes).where(eq(hireProjects.id, id));

/** Finds the project of a payment, which must exist. */
export async function findProjectOf(db: Queryable, projectId: string): Promise<HireProjectRow> {
  const [row] = await db.select().from(hireProjects).where(eq(hireProjects.id, projectId));
  return row!;
}
