/** The actions of clients on applications before they accept one. */
import type { Application } from '#shared/hire/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { HireApplicationRow } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { listApplicationRows, lockApplication, updateApplication } from './application-queries.ts';
import { mayDecide, maySeeApplications } from '../policy.ts';
import { readApplication } from './apply.ts';
import { recordActivity } from '../record-activity.ts';
import { lockProject, requireProject } from '../projects.ts';
import { toApplications } from './show-applications.ts';

interface Which {
  id: string;
  applicationId: string;
}

/** Accepted and shortlisted ones first; without withdrawn ones. */
export async function listApplications(ctx: Context, viewer: Member, id: string): Promise<Application[]> {
  const project = await requireProject(ctx.db, viewer, id);
  if (!maySeeApplications(viewer, project)) throw new AppError('not_allowed');
  return toApplications(ctx.db, await listApplicationRows(ctx.db, viewer, id));
}

/**
 * An undecided application to the client's own pending project, both locked. Throws what
 * `shortlistApplication` and `declineApplication` list.
 */
async function lockUndecided(
  tx: Queryable,
  client: Member,
  { id, applicationId }: Which,
): Promise<HireApplicationRow> {
  if (!mayDecide(client, await requireProject(tx, client, id))) throw new AppError('not_allowed');
  const project = await lockProject(tx, id);
  const application = await lockApplication(tx, id, { id: applicationId });
  if (!application || application.status === 'withdrawn') throw new AppError('application_not_found');
  if (application.status !== 'sent') throw new AppError('application_decided');
  if (project.status !== 'pending') throw new AppError('project_closed');
  return application;
}

export function shortlistApplication(
  ctx: Context,
  client: Member,
  which: Which,
  isShortlisted: boolean,
): Promise<Application> {
  return ctx.db.transaction(async (tx) => {
    const { id, designerId, ...before } = await lockUndecided(tx, client, which);
    if (before.isShortlisted !== isShortlisted) {
      // Shortlisting does not count as an edit of the application.
      await updateApplication(tx, id, { isShortlisted, updatedAt: before.updatedAt });
      const activity = {
        projectId: which.id,
        actorId: client.id,
        memberIds: [designerId],
        at: ctx.clock.now(),
      };
      if (isShortlisted) await recordActivity(ctx, tx, { ...activity, kind: 'shortlisted' });
    }
    return readApplication(tx, id);
  });
}

export function declineApplication(
  ctx: Context,
  client: Member,
  which: Which,
  reason: string,
): Promise<Application> {
  return ctx.db.transaction(async (tx) => {
    const { id, designerId } = await lockUndecided(tx, client, which);
    const at = ctx.clock.now();
    const fields = {
      status: 'declined',
      declineReason: reason,
      isShortlisted: false,
      updatedAt: at,
    } as const;
    await updateApplication(tx, id, fields);
    const activity = { projectId: which.id, actorId: client.id, memberIds: [designerId], at };
    await recordActivity(ctx, tx, { ...activity, kind: 'declined', note: reason });
    return readApplication(tx, id);
  });
}
