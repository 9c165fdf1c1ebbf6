/** Reviews by enrolled members. A course's rating and count always match its rows. */
import type { CourseReview } from '#shared/courses/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { requireOthersCourse } from './learn.ts';
import { deleteReview, listReviewRows, putReview, recountReviews } from './review-queries.ts';
import { requireCourse } from './service.ts';
import { lockCourse } from './teach-queries.ts';

/** Newest first. */
export async function listReviews(
  ctx: Context,
  viewer: Member,
  courseId: string,
  page: PageRequest & { mine?: 'true' | undefined },
): Promise<Page<CourseReview>> {
  await requireCourse(ctx.db, viewer, courseId);
  return toPage(await listReviewRows(ctx.db, viewer, courseId, page), page.limit);
}

export function reviewCourse(
  ctx: Context,
  member: Member,
  courseId: string,
  form: { rating: number; content?: string | undefined },
): Promise<CourseReview> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockCourse(tx, courseId))) throw new AppError('course_not_found');
    const { isEnrolled } = await requireOthersCourse(tx, member, courseId);
    if (!isEnrolled) throw new AppError('not_enrolled');
    const now = ctx.clock.now();
    const review = await putReview(tx, {
      courseId,
      userId: member.id,
      rating: form.rating,
      content: form.content || null,
      createdAt: now,
      updatedAt: now,
    });
    await recountReviews(tx, courseId);
    return review;
  });
}

/** Members who have left the course may do so, too. */
export async function removeReview(ctx: Context, member: Member, courseId: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const isThere = await lockCourse(tx, courseId);
    if (!isThere) throw new AppError('course_not_found');
    const { rowCount } = await deleteReview(tx, courseId, member.id);
    if (rowCount === 0) await requireCourse(tx, member, courseId);
    else await recountReviews(tx, courseId);
  });
}
