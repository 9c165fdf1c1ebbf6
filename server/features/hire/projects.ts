/** The base of For Hire: authorizing, locking, moving and presenting a project. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { type HireActor, type ProjectStatus, canMoveProject } from '#shared/hire/states.ts';
import type { HireProjectRow, hireProjects } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { findOwnApplication } from './applications/application-queries.ts';
import { type Party, mayViewDeal, maySeeProject, partyOf } from './policy.ts';
import { type ProjectRow, findProject, lockProjectRow, sumPayments, updateProject } from './queries.ts';
import { toDeal, toProject } from './views.ts';
import { toApplications } from './applications/show-applications.ts';

export { partyOf };

/** Hidden projects exist for their parties and moderators. Throws `project_not_found`. */
export async function requireProject(db: Queryable, viewer: Member, id: string): Promise<ProjectRow> {
  const project = await findProject(db, viewer.id, id);
  if (!project || !maySeeProject(viewer, project)) throw new AppError('project_not_found');
  return project;
}

/** Admits its two parties and moderators. Throws `project_not_found`, `not_allowed`. */
export async function requireProjectAccess(db: Queryable, viewer: Member, id: string): Promise<ProjectRow> {
  const project = await requireProject(db, viewer, id);
  if (!mayViewDeal(viewer, project)) throw new AppError('not_allowed');
  return project;
}

/** Locked until the transaction ends, before its applications and payments. Throws `project_not_found`. */
export async function lockProject(tx: Queryable, id: string): Promise<HireProjectRow> {
  const project = await lockProjectRow(tx, id);
  if (!project) throw new AppError('project_not_found');
  return project;
}

/** Locks the project for one of its two parties. Throws `project_not_found`, and `not_allowed` to everyone else. */
export async function lockAsParty(
  tx: Queryable,
  member: Member,
  id: string,
): Promise<{ project: HireProjectRow; party: Party }> {
  await requireProject(tx, member, id);
  const project = await lockProject(tx, id);
  const party = partyOf(project, member.id);
  if (!party) throw new AppError('not_allowed');
  return { project, party };
}

/**
 * The only way to change a status. The project must be locked, and `project` read since. Throws
 * `project_state`.
 * @returns the updated project
 */
export async function moveProject(
  tx: Queryable,
  project: HireProjectRow,
  to: ProjectStatus,
  by: HireActor,
  fields: Partial<Omit<typeof hireProjects.$inferInsert, 'id' | 'status'>> = {},
): Promise<HireProjectRow> {
  if (!canMoveProject(project.status, to, by)) throw new AppError('project_state');
  return updateProject(tx, project.id, { ...fields, status: to });
}

/**
 * The project as the viewer may see it.
 * @param ctx the context, or `{ ...ctx, db: tx }` inside a transaction
 */
export async function toProjectDetail(
  { db, clock }: { db: Queryable; clock: Context['clock'] },
  viewer: Member,
  id: string,
): Promise<HireProjectDetail> {
  const project = await requireProject(db, viewer, id);
  const own = await findOwnApplication(db, id, viewer.id);
  const [application] = own ? await toApplications(db, [own]) : [];
  const party = partyOf(project, viewer.id);
  const isInside = mayViewDeal(viewer, project);
  return {
    ...toProject(project),
    viewerIs: party ?? (isInside ? 'moderator' : application ? 'applicant' : 'member'),
    application: application ?? null,
    isInvited: project.isInvited,
    deal: isInside
      ? toDeal(project, await sumPayments(db, id), { isClient: party === 'client', now: clock.now() })
      : null,
  };
}
