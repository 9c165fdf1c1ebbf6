/** Ratings of a finished project, published together so that neither answers the other. */
import type { HireReview } from '#shared/hire/reviews/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { reviewsPublishedAt } from '#shared/hire/times.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { recordActivity } from '../record-activity.ts';
import { lockAsParty, lockProject, requireProject } from '../projects.ts';
import { requireMember } from '#server/features/accounts/public.ts';
import {
  countReviews,
  insertReview,
  listOfMember,
  listOfProject,
  publishAll,
  readFigures,
  readReview,
  setSatisfaction,
} from './queries.ts';

/** The project must be locked. */
async function publish(ctx: Context, tx: Queryable, project: HireProjectRow): Promise<void> {
  const at = ctx.clock.now();
  if ((await publishAll(tx, project.id, at)) === 0) return;
  await recordActivity(ctx, tx, { projectId: project.id, actorId: null, kind: 'reviews_published', at });
}

/** Both have rated, or the deadline has passed. */
async function isDue(ctx: Context, tx: Queryable, { id, completedAt }: HireProjectRow): Promise<boolean> {
  if (completedAt && reviewsPublishedAt(completedAt) <= ctx.clock.now()) return true;
  return (await countReviews(tx, id)) === 2;
}

/** Rates the other party of a finished project, once. */
export function reviewProject(
  ctx: Context,
  member: Member,
  projectId: string,
  form: { rating: number; notes?: string | undefined },
): Promise<HireReview> {
  return ctx.db.transaction(async (tx) => {
    const { project, party } = await lockAsParty(tx, member, projectId);
    const { designerId } = project;
    if (project.status !== 'completed' || !designerId) throw new AppError('project_state');
    const at = ctx.clock.now();
    const { rating, notes: words } = form;
    const notes = words || null;
    const id = await insertReview(tx, {
      projectId: project.id,
      authorId: member.id,
      subjectId: party === 'client' ? designerId : project.clientId,
      rating,
      notes,
      createdAt: at,
    });
    if (!id) throw new AppError('already_reviewed');
    if (party === 'client') {
      await setSatisfaction(tx, project.id, { satisfactionRating: rating, satisfactionNotes: notes });
    }
    await recordActivity(ctx, tx, { projectId: project.id, actorId: member.id, kind: 'reviewed', at });
    if (await isDue(ctx, tx, project)) await publish(ctx, tx, project);
    return readReview(tx, id);
  });
}

/** Does nothing if they were published in the meantime. Throws `project_not_found`. */
export const publishReviews = (ctx: Context, projectId: string): Promise<void> =>
  ctx.db.transaction(async (tx) => publish(ctx, tx, await lockProject(tx, projectId)));

/** Published reviews and the viewer's own. */
export async function listProjectReviews(
  ctx: Context,
  viewer: Member,
  projectId: string,
): Promise<HireReview[]> {
  await requireProject(ctx.db, viewer, projectId);
  return listOfProject(ctx.db, viewer.id, projectId);
}

/** Newest first. */
export async function listMemberReviews(ctx: Context, viewer: Member, memberId: string) {
  await requireMember(ctx.db, viewer, memberId);
  const figures = await readFigures(ctx.db, memberId);
  return { ...figures, reviews: await listOfMember(ctx.db, viewer, memberId) };
}
