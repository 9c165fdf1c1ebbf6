/** Deletes or keeps courses, enrollments and reviews with an account. */
import { eq, sql } from 'drizzle-orm';
import { courseReviews, courses, enrollments } from '#shared/courses/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { recountReviews } from './review-queries.ts';

export async function onAccountDeletion(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await tx.execute(sql`
    select id from ${courses} where instructor_id = ${memberId}
      or id in (select course_id from ${enrollments} where user_id = ${memberId})
      or id in (select course_id from ${courseReviews} where user_id = ${memberId})
    order by id for no key update`);
  await tx.execute(sql`
    with gone as (delete from ${enrollments} where user_id = ${memberId} returning course_id)
    update ${courses} set enrolled_count = enrolled_count - 1 where id in (select course_id from gone)`);
  const reviewed = await tx
    .delete(courseReviews)
    .where(eq(courseReviews.userId, memberId))
    .returning({ courseId: courseReviews.courseId });
  for (const { courseId } of reviewed) await recountReviews(tx, courseId);
  // The course is closed to new members.
  await tx.update(courses).set({ isPublished: false }).where(eq(courses.instructorId, memberId));
}
