/** The actions of designers on their applications. Every change locks the project first, then the application. */
import type { Application, ApplicationEdit } from '#shared/hire/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { HireApplicationRow } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { cleaned } from '#server/db/cleaned.ts';
import type { Member } from '#server/http/route.ts';
import {
  countOwnWorks,
  findApplication,
  insertApplication,
  lockApplication,
  putWorks,
  updateApplication,
} from './application-queries.ts';
import { mayDecide, maySeeProject } from '../policy.ts';
import { isBeingPaid } from '../post-queries.ts';
import { findProject } from '../queries.ts';
import { recordActivity } from '../record-activity.ts';
import { lockProject, requireProject } from '../projects.ts';
import { toApplications } from './show-applications.ts';

type Form = NonNullable<ApplicationEdit>;

/** What is not given stays as it is: null in a new application. */
const fieldsOf = ({ message, proposedPrice, timelineDays }: Form) => ({
  message: cleaned(message),
  proposedPrice: proposedPrice && fromCents(toCents(proposedPrice)),
  timelineDays,
});

/** Throws `portfolio_not_found` unless all are the member's own. */
async function chooseWorks(tx: Queryable, userId: string, applicationId: string, { portfolioIds }: Form) {
  if (!portfolioIds) return;
  // Postgres returns UUIDs in lower case; normalized so that they compare as text.
  const ids = [...new Set(portfolioIds.map((id) => id.toLowerCase()))];
  if (ids.length > 0 && (await countOwnWorks(tx, userId, ids)) < ids.length) {
    throw new AppError('portfolio_not_found');
  }
  await putWorks(tx, applicationId, ids);
}

export async function readApplication(db: Queryable, id: string): Promise<Application> {
  const [application] = await toApplications(db, [(await findApplication(db, id))!]);
  return application!;
}

/** Throws `project_not_found`, `own_content`, `blocked`. */
async function requireOthersProject(tx: Queryable, member: Member, id: string): Promise<void> {
  const project = await findProject(tx, member.id, id);
  if (!project || !maySeeProject(member, { ...project, isBlocked: false })) {
    throw new AppError('project_not_found');
  }
  if (mayDecide(member, project)) throw new AppError('own_content');
  if (project.isBlocked) throw new AppError('blocked');
}

/**
 * Throws `invalid_request`, `project_not_found`, `own_content`, `blocked`, `project_closed`, `already_applied` (also
 * after withdrawing: an edit sends it again), `portfolio_not_found`.
 */
export function applyToProject(
  ctx: Context,
  designer: Member,
  projectId: string,
  form: Form = {},
): Promise<Application> {
  return ctx.db.transaction(async (tx) => {
    await requireOthersProject(tx, designer, projectId);
    const fields = fieldsOf(form);
    if ((await lockProject(tx, projectId)).status !== 'pending') throw new AppError('project_closed');
    const at = ctx.clock.now();
    const row = { ...fields, projectId, designerId: designer.id, createdAt: at, updatedAt: at };
    const id = await insertApplication(tx, row);
    if (id === null) throw new AppError('already_applied');
    await chooseWorks(tx, designer.id, id, form);
    await recordActivity(ctx, tx, { projectId, actorId: designer.id, kind: 'applied', at });
    return readApplication(tx, id);
  });
}

/** An application the client is paying for counts as decided. Throws `application_decided`. */
async function refuseWhilePaid(
  tx: Queryable,
  { id, projectId }: HireApplicationRow,
  now: Date,
): Promise<void> {
  if (!(await isBeingPaid(tx, { projectId, applicationId: id }, now))) return;
  throw new AppError('application_decided', {
    detail: 'The client is accepting this application right now. Please try again in half an hour.',
  });
}

/** The member's own application, locked with its project. Throws `project_not_found`, `application_not_found`. */
async function lockOwnApplication(tx: Queryable, designer: Member, projectId: string) {
  const project = await lockProject(tx, projectId);
  const application = await lockApplication(tx, projectId, { designerId: designer.id });
  // An applicant may withdraw even if they can no longer see the project; to others it does not exist.
  if (!application) {
    await requireProject(tx, designer, projectId);
    throw new AppError('application_not_found');
  }
  return { project, application };
}

/** What is not given stays as it is. Editing a withdrawn application sends it again. */
export function editApplication(
  ctx: Context,
  designer: Member,
  projectId: string,
  form: Form = {},
): Promise<Application> {
  return ctx.db.transaction(async (tx) => {
    await requireProject(tx, designer, projectId);
    const fields = fieldsOf(form);
    const { project, application } = await lockOwnApplication(tx, designer, projectId);
    const { id, status } = application;
    if (status !== 'sent' && status !== 'withdrawn') throw new AppError('application_decided');
    if (project.status !== 'pending') throw new AppError('project_closed');
    const at = ctx.clock.now();
    await refuseWhilePaid(tx, application, at);
    await updateApplication(tx, id, { ...fields, status: 'sent', updatedAt: at });
    await chooseWorks(tx, designer.id, id, form);
    const kind = status === 'withdrawn' ? 'applied' : 'application_changed';
    await recordActivity(ctx, tx, { projectId, actorId: designer.id, kind, at });
    return readApplication(tx, id);
  });
}

/** Idempotent. */
export async function withdrawApplication(
  ctx: Context,
  designer: Member,
  projectId: string,
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const { application } = await lockOwnApplication(tx, designer, projectId);
    const { id, status } = application;
    if (status === 'withdrawn') return;
    if (status !== 'sent') throw new AppError('application_decided');
    const at = ctx.clock.now();
    await refuseWhilePaid(tx, application, at);
    await updateApplication(tx, id, { status: 'withdrawn', isShortlisted: false, updatedAt: at });
    await recordActivity(ctx, tx, { projectId, actorId: designer.id, kind: 'withdrawn', at });
  });
}
