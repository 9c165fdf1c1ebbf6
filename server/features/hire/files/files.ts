/** Files of a project: visible to its two parties, and to moderators after a dispute. */
import { randomUUID } from 'node:crypto';
import type { ProjectFile } from '#shared/hire/milestones/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { mayShareFiles } from '#shared/hire/milestones/plan.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { presignUpload, requireSize } from '#server/files/issue.ts';
import { discard, isLate } from '#server/files/table.ts';
import { imageSemaphore } from '#server/features/uploads/public.ts';
import { recordActivity } from '../record-activity.ts';
import { lockAsParty, partyOf, requireProjectAccess, requireProject } from '../projects.ts';
import { type FileType, fileNameFor, filePath, incomingFileKey } from './file-names.ts';
import {
  type FileRow,
  findOwnFile,
  insertFile,
  listFileRows,
  lockOwnFile,
  nextVersion,
  updateFile,
  wasDisputed,
} from './file-queries.ts';
import { inspectFile, projectFileOwner } from './inspect-file.ts';
import { fileTable } from './file-table.ts';
import { findMilestone } from '../milestones/milestone-queries.ts';

/** Storage keys stay on the server; a file is reached only through its endpoint. */
const toFile = ({ key: _key, previewKey, ...row }: FileRow): ProjectFile => ({
  ...row,
  previewUrl: previewKey ? `${row.fileUrl}/preview` : null,
});

/** Throws `project_not_found`, and `not_allowed` unless the viewer is a party, or a moderator after a dispute. */
async function requireFiles(db: Queryable, viewer: Member, projectId: string): Promise<void> {
  const project = await requireProjectAccess(db, viewer, projectId);
  if (partyOf(project, viewer.id)) return;
  if (!(await wasDisputed(db, projectId))) throw new AppError('not_allowed');
}

/** Newest first. */
export async function listFiles(ctx: Context, viewer: Member, projectId: string): Promise<ProjectFile[]> {
  await requireFiles(ctx.db, viewer, projectId);
  return (await listFileRows(ctx.db, projectId)).map(toFile);
}

/** Finds the file with its keys. Throws `project_not_found`, `not_allowed`, and `not_found` without such a file. */
export async function findFile(
  ctx: Context,
  viewer: Member,
  projectId: string,
  id: string,
): Promise<FileRow> {
  await requireFiles(ctx.db, viewer, projectId);
  const [file] = await listFileRows(ctx.db, projectId, id);
  if (!file) throw new AppError('not_found');
  return file;
}

/**
 * For a party, while files can be added. Returns the project's id as stored. Throws `project_not_found`,
 * `not_allowed`, `project_state`.
 */
async function requireSharing(ctx: Context, member: Member, projectId: string): Promise<string> {
  const project = await requireProject(ctx.db, member, projectId);
  if (!partyOf(project, member.id)) throw new AppError('not_allowed');
  if (!mayShareFiles(project.status)) throw new AppError('project_state');
  return project.id;
}

/** A URL for one PUT of that type and size. */
export async function createFileUrl(
  ctx: Context,
  member: Member,
  id: string,
  about: { name: string; size: number; contentType: FileType },
): Promise<{ fileId: string; uploadURL: string }> {
  const projectId = await requireSharing(ctx, member, id);
  requireSize(projectFileOwner, about.size);
  const file = { id: randomUUID(), projectId };
  const key = incomingFileKey(file);
  const { uploadURL, expiresAt } = await presignUpload(ctx, key, about);
  await insertFile(ctx.db, {
    ...file,
    key,
    fileName: about.name,
    fileUrl: filePath(file),
    fileType: about.contentType,
    bytes: about.size,
    uploadedBy: member.id,
    createdAt: ctx.clock.now(),
    expiresAt,
  });
  return { fileId: file.id, uploadURL };
}

/**
 * The row is locked during inspection, so an inspected file (`expiresAt` is null) is never replaced by another
 * process. Returns why the file was rejected and deleted.
 */
async function inspectOnce(ctx: Context, tx: Queryable, member: Member, at: { id: string; fileId: string }) {
  const row = await lockOwnFile(tx, member.id, at.id, at.fileId);
  if (!row || row.status === 'ready' || row.expiresAt === null) return null;
  try {
    const checked = await inspectFile(ctx, row);
    await updateFile(tx, row.id, {
      ...checked,
      fileName: fileNameFor(row.fileName, checked.fileType),
      expiresAt: null,
    });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'upload_expired') return error;
    await discard(ctx, tx, fileTable, [row]);
    return error;
  }
}

/** Publishes the file to the other party; repeating the call returns the same file. */
function publishFile(
  ctx: Context,
  member: Member,
  at: { id: string; fileId: string },
  about: { milestoneId: string | null; description: string | null },
): Promise<ProjectFile> {
  return ctx.db.transaction(async (tx) => {
    const { project } = await lockAsParty(tx, member, at.id);
    const row = await lockOwnFile(tx, member.id, at.id, at.fileId);
    if (!row) throw new AppError('upload_not_found');
    if (row.status === 'issued') {
      if (!mayShareFiles(project.status)) throw new AppError('project_state');
      if (about.milestoneId && !(await findMilestone(tx, at.id, about.milestoneId))) {
        throw new AppError('milestone_not_found');
      }
      const version = await nextVersion(tx, { ...row, milestoneId: about.milestoneId });
      await updateFile(tx, row.id, { ...about, version, status: 'ready' });
      await recordActivity(ctx, tx, {
        projectId: at.id,
        actorId: member.id,
        kind: 'file_added',
        note: row.fileName,
        at: ctx.clock.now(),
      });
    }
    const [file] = await listFileRows(tx, at.id, row.id);
    return toFile(file!);
  });
}

/** Inspects the upload once and publishes it as the next version of its name. */
export async function addFile(
  ctx: Context,
  member: Member,
  id: string,
  form: { fileId: string; milestoneId?: string | null | undefined; description?: string | undefined },
): Promise<ProjectFile> {
  const projectId = await requireSharing(ctx, member, id);
  const { milestoneId = null, description } = form;
  const row = await findOwnFile(ctx.db, member.id, projectId, form.fileId);
  if (!row) throw new AppError('upload_not_found');
  if (row.status !== 'ready' && isLate(ctx, row)) throw new AppError('upload_expired');
  if (milestoneId && !(await findMilestone(ctx.db, projectId, milestoneId))) {
    throw new AppError('milestone_not_found');
  }
  const at = { id: projectId, fileId: row.id };
  // The semaphore is taken outside of the transaction, so that waiting calls occupy no connection.
  const refusal = await imageSemaphore(() => ctx.db.transaction((tx) => inspectOnce(ctx, tx, member, at)));
  if (refusal) throw refusal;
  const file = await publishFile(ctx, member, at, { milestoneId, description: description || null });
  await ctx.storage.remove([incomingFileKey(row)]);
  return file;
}
