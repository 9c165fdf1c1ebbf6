import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { hireDisputes } from '#shared/hire/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';

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

/** The newest decision, with who made it. */
export async function findDecision(db: Queryable, projectId: string) {
  const [row] = await db
    .select({ decision: hireDisputes.outcome, at: hireDisputes.decidedAt, by: personColumns })
    .from(hireDisputes)
    .leftJoin(users, eq(users.id, hireDisputes.decidedBy))
    .where(and(eq(hireDisputes.projectId, projectId), isNotNull(hireDisputes.decidedAt)))
    .orderBy(desc(hireDisputes.decidedAt))
    .limit(1);
  return row?.decision && row.at ? { ...row, decision: row.decision, at: row.at } : null;
}
