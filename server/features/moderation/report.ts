/** Reports to moderators. */
import type * as z from 'zod/mini';
import type { ReportForm } from '#shared/moderation/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { requireArtwork, requireComment } from '#server/features/artworks/public.ts';
import { requireCollection } from '#server/features/collections/public.ts';
import { findVisibleReview, requireCourse } from '#server/features/courses/public.ts';
import { findPublishedReview, requireProject } from '#server/features/hire/public.ts';
import { requireHubVideo } from '#server/features/inspiration/public.ts';
import { requireMember } from '#server/features/accounts/public.ts';
import { requireOfferMessage } from '#server/features/offers/public.ts';
import { requirePiece } from '#server/features/portfolios/public.ts';
import { addToCase } from './cases/open-case.ts';
import { findSubject } from './cases/subjects.ts';
import { mayReportMessage } from './policy.ts';
import { findMessageParties, isOwnArtwork, upsertReport } from './report-queries.ts';

type Report = z.output<typeof ReportForm>;
type IsOwn = (ctx: Context, member: Member, id: string) => Promise<boolean>;

/** Throws if the member cannot see the subject; returns whether it is the member's own. */
export const IS_OWN: Record<Report['subject'], IsOwn> = {
  async artwork(ctx, member, id) {
    await requireArtwork(ctx.db, member, id);
    return isOwnArtwork(ctx.db, member.id, id);
  },
  comment: async (ctx, member, id) => (await requireComment(ctx.db, member, id)).userId === member.id,
  async message(ctx, member, id) {
    const message = await findMessageParties(ctx.db, id);
    if (message?.senderId === member.id) return true;
    if (!message || !mayReportMessage(member, message)) throw new AppError('message_not_found');
    return false;
  },
  course: async (ctx, member, id) => (await requireCourse(ctx.db, member, id)).instructorId === member.id,
  inspiration: async (ctx, member, id) => (await requireHubVideo(ctx.db, member, id)).artistId === member.id,
  project: async (ctx, member, id) => (await requireProject(ctx.db, member, id)).clientId === member.id,
  portfolio: async (ctx, member, id) => (await requirePiece(ctx.db, member, id)) === member.id,
  async course_review(ctx, member, id) {
    const review = await findVisibleReview(ctx.db, member, id);
    if (!review) throw new AppError('review_not_found');
    await requireCourse(ctx.db, member, review.courseId);
    return review.authorId === member.id;
  },
  async hire_review(ctx, member, id) {
    const review = await findPublishedReview(ctx.db, member, id);
    if (!review) throw new AppError('review_not_found');
    return review.authorId === member.id;
  },
  collection: async (ctx, member, id) => (await requireCollection(ctx.db, member, id)) === member.id,
  offer: async (ctx, member, id) => (await requireOfferMessage(ctx.db, member, id)) === member.id,
  profile: async (ctx, member, id) => (await requireMember(ctx.db, member, id)).id === member.id,
};

/**
 * Throws `artwork_not_found`, `comment_not_found`, `message_not_found`, `content_not_found`,
 * `course_not_found`, `project_not_found`, `portfolio_not_found`, `collection_not_found`, `offer_not_found`, `review_not_found` or `member_not_found` if the member cannot see the subject, and
 * `own_content`.
 */
export async function reportToModerators(
  ctx: Context,
  member: Member,
  { subject, subjectId, reason, note }: Report,
): Promise<undefined> {
  if (await IS_OWN[subject](ctx, member, subjectId)) throw new AppError('own_content');
  const id = subjectId.toLowerCase();
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const found = await findSubject(tx, subject, id);
    // Deleted since it was looked at: there is nothing left to decide.
    if (!found) return;
    await addToCase(ctx, tx, { kind: subject, id, subject: found, at }, (caseId) =>
      upsertReport(tx, {
        reporterId: member.id,
        subject,
        subjectId: id,
        reason,
        note: note || null,
        caseId,
        createdAt: at,
      }),
    );
  });
}
