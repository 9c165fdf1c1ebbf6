import { and, desc, eq, or, sql } from 'drizzle-orm';
import { CourseReview } from '#shared/courses/contract.ts';
import { courseReviews, courses } from '#shared/courses/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { setRowHidden } from '#server/db/set-hidden.ts';
import { memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { columnsOf } from '#server/db/columns-of.ts';

const columns = {
  ...columnsOf(CourseReview, courseReviews),
  user: personColumns,
};

const notHiddenFrom = (viewer: Member) =>
  isModerator(viewer)
    ? undefined
    : or(eq(courseReviews.isHidden, false), eq(courseReviews.userId, viewer.id));

/** Newest first; up to `limit + 1` rows. */
export const listReviewRows = (
  db: Queryable,
  viewer: Member,
  courseId: string,
  page: PageRequest & { mine?: 'true' | undefined },
) =>
  db
    .select(columns)
    .from(courseReviews)
    .innerJoin(users, eq(users.id, courseReviews.userId))
    .where(
      and(
        eq(courseReviews.courseId, courseId),
        page.mine ? eq(courseReviews.userId, viewer.id) : undefined,
        notHiddenFrom(viewer),
        memberVisibleTo(viewer.id, isModerator(viewer)),
        afterCursor(page.cursor, courseReviews.createdAt, courseReviews.id),
      ),
    )
    .orderBy(desc(courseReviews.createdAt), desc(courseReviews.id))
    .limit(page.limit + 1);

/** The member's own review; a second one replaces the first. */
export async function putReview(tx: Queryable, row: typeof courseReviews.$inferInsert) {
  const [put] = await tx
    .insert(courseReviews)
    .values(row)
    .onConflictDoUpdate({
      target: [courseReviews.courseId, courseReviews.userId],
      set: { rating: row.rating, content: row.content ?? null, updatedAt: sql`excluded.updated_at` },
    })
    .returning({ id: courseReviews.id });
  const [review] = await tx
    .select(columns)
    .from(courseReviews)
    .innerJoin(users, eq(users.id, courseReviews.userId))
    .where(eq(courseReviews.id, put!.id));
  return review!;
}

export const deleteReview = (tx: Queryable, courseId: string, userId: string) =>
  tx.delete(courseReviews).where(and(eq(courseReviews.courseId, courseId), eq(courseReviews.userId, userId)));

/** Recomputed from the rows; the course must be locked. Plain SQL, because this is not an edit of the course. */
export const recountReviews = (tx: Queryable, courseId: string) =>
  tx.execute(sql`
    update ${courses} set reviews_count = given.n, rating = given.rating
    from (select count(*)::int as n, coalesce(round(avg(rating), 2), 0) as rating
      from ${courseReviews} where course_id = ${courseId} and not is_hidden) as given
    where ${courses.id} = ${courseId}`);

/** Finds a review that the viewer may see, with its author. */
export async function findVisibleReview(db: Queryable, viewer: Member, id: string) {
  const [row] = await db
    .select({ authorId: courseReviews.userId, courseId: courseReviews.courseId })
    .from(courseReviews)
    .innerJoin(users, eq(users.id, courseReviews.userId))
    .where(
      and(eq(courseReviews.id, id), notHiddenFrom(viewer), memberVisibleTo(viewer.id, isModerator(viewer))),
    );
  return row ?? null;
}

/** The rating follows. @returns whether it was hidden before; null if there is none */
export async function setReviewHidden(tx: Queryable, id: string, isHidden: boolean): Promise<boolean | null> {
  const [row] = await tx
    .select({ courseId: courseReviews.courseId })
    .from(courseReviews)
    .where(eq(courseReviews.id, id));
  if (!row) return null;
  // The course before its reviews, as in everything that changes its counters.
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, row.courseId)).for('no key update');
  const wasHidden = await setRowHidden(tx, courseReviews, id, isHidden);
  await recountReviews(tx, row.courseId);
  return wasHidden;
}
