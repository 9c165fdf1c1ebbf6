import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { ProjectFile } from '#shared/hire/milestones/contract.ts';
import { type ProjectFileRow, hireDisputes, projectFiles } from '#shared/hire/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { columnsOf } from '#server/db/columns-of.ts';

type NewFile = typeof projectFiles.$inferInsert;

/** One file for display, or all of a project, newest first. */
export const listFileRows = (db: Queryable, projectId: string, id?: string) =>
  db
    .select({
      ...columnsOf(ProjectFile, projectFiles),
      key: projectFiles.key,
      previewKey: projectFiles.previewKey,
      uploader: personColumns,
    })
    .from(projectFiles)
    .innerJoin(users, eq(users.id, projectFiles.uploadedBy))
    .where(
      and(
        eq(projectFiles.projectId, projectId),
        eq(projectFiles.status, 'ready'),
        id === undefined ? undefined : eq(projectFiles.id, id),
      ),
    )
    .orderBy(desc(projectFiles.createdAt), desc(projectFiles.id));
export type FileRow = Awaited<ReturnType<typeof listFileRows>>[number];

/** Whether there ever was a dispute. */
export async function wasDisputed(db: Queryable, projectId: string): Promise<boolean> {
  return (await db.$count(hireDisputes, eq(hireDisputes.projectId, projectId))) > 0;
}

const ownOf = (userId: string, projectId: string, id: string) =>
  and(eq(projectFiles.id, id), eq(projectFiles.projectId, projectId), eq(projectFiles.uploadedBy, userId));

export async function findOwnFile(
  db: Queryable,
  userId: string,
  projectId: string,
  id: string,
): Promise<ProjectFileRow | null> {
  const [row] = await db
    .select()
    .from(projectFiles)
    .where(ownOf(userId, projectId, id));
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockOwnFile(
  tx: Queryable,
  userId: string,
  projectId: string,
  id: string,
): Promise<ProjectFileRow | null> {
  const [row] = await tx
    .select()
    .from(projectFiles)
    .where(ownOf(userId, projectId, id))
    .for('update');
  return row ?? null;
}

export const insertFile = (db: Queryable, file: NewFile) => db.insert(projectFiles).values(file);

export const updateFile = (tx: Queryable, id: string, fields: Partial<NewFile>) =>
  tx.update(projectFiles).set(fields).where(eq(projectFiles.id, id));

export const removeFiles = (tx: Queryable, ids: string[]) =>
  tx.delete(projectFiles).where(inArray(projectFiles.id, ids));

/** The next version for that name and milestone, ignoring case. The project must be locked. */
export async function nextVersion(
  tx: Queryable,
  file: { projectId: string; milestoneId: string | null; fileName: string },
): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${projectFiles.version}), 0) + 1` })
    .from(projectFiles)
    .where(
      and(
        eq(projectFiles.projectId, file.projectId),
        eq(projectFiles.status, 'ready'),
        sql`${projectFiles.milestoneId} is not distinct from ${file.milestoneId}::uuid`,
        sql`lower(${projectFiles.fileName}) = lower(${file.fileName})`,
      ),
    );
  return row!.next;
}
