import { and, asc, eq, sql } from 'drizzle-orm';
import { projectMilestones } from '#shared/hire/tables.ts';
import type { Queryable } from '#server/context.ts';

type NewMilestone = typeof projectMilestones.$inferInsert;
export type MilestoneRow = typeof projectMilestones.$inferSelect;

/** In the order they were proposed. */
export const listMilestoneRows = (db: Queryable, projectId: string): Promise<MilestoneRow[]> =>
  db
    .select()
    .from(projectMilestones)
    .where(eq(projectMilestones.projectId, projectId))
    .orderBy(asc(projectMilestones.position), asc(projectMilestones.id));

export async function findMilestone(
  db: Queryable,
  projectId: string,
  id: string,
): Promise<MilestoneRow | null> {
  const [row] = await db
    .select()
    .from(projectMilestones)
    .where(and(eq(projectMilestones.id, id), eq(projectMilestones.projectId, projectId)));
  return row ?? null;
}

/** The number of milestones and the next position. The project must be locked. */
export async function measurePlan(tx: Queryable, projectId: string): Promise<{ count: number; end: number }> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      end: sql<number>`coalesce(max(${projectMilestones.position}), -1) + 1`,
    })
    .from(projectMilestones)
    .where(eq(projectMilestones.projectId, projectId));
  return row!;
}

export async function insertMilestone(tx: Queryable, milestone: NewMilestone): Promise<MilestoneRow> {
  const [row] = await tx.insert(projectMilestones).values(milestone).returning();
  return row!;
}

export async function updateMilestone(
  tx: Queryable,
  id: string,
  fields: Partial<NewMilestone>,
): Promise<MilestoneRow> {
  const [row] = await tx
    .update(projectMilestones)
    .set(fields)
    .where(eq(projectMilestones.id, id))
    .returning();
  return row!;
}

export const deleteMilestone = (tx: Queryable, id: string) =>
  tx.delete(projectMilestones).where(eq(projectMilestones.id, id));
