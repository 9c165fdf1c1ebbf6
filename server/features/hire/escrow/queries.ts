import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import {
  type HireApplicationRow,
  type HireProjectRow,
  hireApplications,
  hireDisputes,
  hireProjects,
} from '#shared/hire/tables.ts';
import {
  type HirePaymentKind,
  type HirePaymentRow,
  hireCards,
  hirePayments,
} from '#shared/hire/escrow/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';

export const OPEN_STATUSES = ['open', 'processing'] as const;

export async function findPayment(db: Queryable, id: string): Promise<HirePaymentRow | null> {
  const [row] = await db.select().from(hirePayments).where(eq(hirePayments.id, id));
  return row ?? null;
}

/** Its project must be locked. */
export async function lockPayment(tx: Queryable, id: string): Promise<HirePaymentRow> {
  const [row] = await tx.select().from(hirePayments).where(eq(hirePayments.id, id)).for('update');
  return row!;
}

export async function updatePayment(
  tx: Queryable,
  id: string,
  changes: Partial<typeof hirePayments.$inferInsert>,
): Promise<HirePaymentRow> {
  const [row] = await tx.update(hirePayments).set(changes).where(eq(hirePayments.id, id)).returning();
  return row!;
}

export async function insertPayment(
  tx: Queryable,
  payment: typeof hirePayments.$inferInsert,
): Promise<HirePaymentRow> {
  const [row] = await tx.insert(hirePayments).values(payment).returning();
  return row!;
}

/** The open or paid one; at most one of each kind. */
export async function findLive(
  db: Queryable,
  projectId: string,
  kind: HirePaymentKind,
): Promise<HirePaymentRow | null> {
  const [row] = await db
    .select()
    .from(hirePayments)
    .where(
      and(
        eq(hirePayments.projectId, projectId),
        eq(hirePayments.kind, kind),
        inArray(hirePayments.status, [...OPEN_STATUSES, 'paid']),
      ),
    );
  return row ?? null;
}

/** Payments that may still be paid, upfront first. */
export const listOpenPayments = (db: Queryable, projectId: string) =>
  db
    .select({ id: hirePayments.id })
    .from(hirePayments)
    .where(and(eq(hirePayments.projectId, projectId), inArray(hirePayments.status, [...OPEN_STATUSES])))
    .orderBy(desc(hirePayments.kind));

/** Upfront first. */
export const lockPaid = (tx: Queryable, projectId: string): Promise<HirePaymentRow[]> =>
  tx
    .select()
    .from(hirePayments)
    .where(and(eq(hirePayments.projectId, projectId), eq(hirePayments.status, 'paid')))
    .orderBy(desc(hirePayments.kind))
    .for('update');

export async function findPaymentIdByIntent(db: Queryable, intentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: hirePayments.id })
    .from(hirePayments)
    .where(eq(hirePayments.stripePaymentIntentId, intentId));
  return row?.id ?? null;
}

/** Stores the intent unless one is stored already. */
export async function attachIntent(db: Queryable, id: string, intentId: string): Promise<void> {
  await db
    .update(hirePayments)
    .set({ stripePaymentIntentId: intentId })
    .where(and(eq(hirePayments.id, id), isNull(hirePayments.stripePaymentIntentId)));
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

export async function insertDispute(tx: Queryable, dispute: typeof hireDisputes.$inferInsert): Promise<void> {
  await tx.insert(hireDisputes).values(dispute);
}

/** The undecided dispute. */
export async function decideDispute(
  tx: Queryable,
  projectId: string,
  decision: Partial<typeof hireDisputes.$inferInsert>,
): Promise<void> {
  await tx
    .update(hireDisputes)
    .set(decision)
    .where(and(eq(hireDisputes.projectId, projectId), isNull(hireDisputes.decidedAt)));
}

/** Newest first. */
export const listDisputes = (db: Queryable, projectId: string) =>
  db
    .select({ dispute: hireDisputes, openedBy: personColumns })
    .from(hireDisputes)
    .leftJoin(users, eq(users.id, hireDisputes.openedBy))
    .where(eq(hireDisputes.projectId, projectId))
    .orderBy(desc(hireDisputes.createdAt), desc(hireDisputes.id));

/** Changes other than the status. The project must be locked. */
export const updateDeal = (
  tx: Queryable,
  id: string,
  changes: Partial<Omit<typeof hireProjects.$inferInsert, 'status'>>,
) => tx.update(hireProjects).set(changes).where(eq(hireProjects.id, id));

/** For a payment, so the project exists. */
export async function findProjectOf(db: Queryable, projectId: string): Promise<HireProjectRow> {
  const [row] = await db.select().from(hireProjects).where(eq(hireProjects.id, projectId));
  return row!;
}

export const listRefundingOf = (db: Queryable, projectId: string) =>
  db
    .select({ id: hirePayments.id })
    .from(hirePayments)
    .where(and(eq(hirePayments.projectId, projectId), eq(hirePayments.status, 'refunding')));

/** Cancels payments that were never requested at the provider. The project must be locked. */
export const cancelUnstarted = (tx: Queryable, projectId: string) =>
  tx
    .update(hirePayments)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(hirePayments.projectId, projectId),
        eq(hirePayments.status, 'open'),
        isNull(hirePayments.stripePaymentIntentId),
      ),
    );
