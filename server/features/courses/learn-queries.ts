import { and, eq, inArray, sql } from 'drizzle-orm';
import { courseLessons, courses, enrollments, finishedLessons } from '#shared/courses/tables.ts';
import type { Queryable } from '#server/context.ts';

const ofMember = (courseId: string, userId: string) =>
  and(eq(enrollments.courseId, courseId), eq(enrollments.userId, userId));

const addToEnrolled = (tx: Queryable, courseId: string, by: 1 | -1) =>
  // Plain SQL, because this is not an edit of the course.
  tx.execute(
    sql`update ${courses} set enrolled_count = enrolled_count + ${by} where ${courses.id} = ${courseId}`,
  );

/** Inserts the row and updates the counter; the course must be locked. False if the member was enrolled already. */
export async function insertEnrollment(
  tx: Queryable,
  row: { courseId: string; userId: string; createdAt: Date },
): Promise<boolean> {
  const added = await tx.insert(enrollments).values(row).onConflictDoNothing().returning();
  if (added.length > 0) await addToEnrolled(tx, row.courseId, 1);
  return added.length > 0;
}

/** Deletes the row and updates the counter; the course must be locked. False if the member was not enrolled. */
export async function deleteEnrollment(tx: Queryable, courseId: string, userId: string): Promise<boolean> {
  const gone = await tx.delete(enrollments).where(ofMember(courseId, userId)).returning();
  if (gone.length > 0) await addToEnrolled(tx, courseId, -1);
  return gone.length > 0;
}

/** Locked until the transaction ends, so that finishing two lessons at the same time finishes the course. */
export async function lockEnrollment(tx: Queryable, courseId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: enrollments.userId })
    .from(enrollments)
    .where(ofMember(courseId, userId))
    .for('update');
  return rows.length > 0;
}

/** Does nothing for members who are not enrolled. */
export const rememberLesson = (db: Queryable, courseId: string, userId: string, lastLessonId: string) =>
  db.update(enrollments).set({ lastLessonId }).where(ofMember(courseId, userId));

export const insertFinished = (tx: Queryable, row: typeof finishedLessons.$inferInsert) =>
  tx.insert(finishedLessons).values(row).onConflictDoNothing();

export const deleteFinished = (tx: Queryable, lessonId: string, userId: string) =>
  tx
    .delete(finishedLessons)
    .where(and(eq(finishedLessons.lessonId, lessonId), eq(finishedLessons.userId, userId)));

export const clearCompletion = (tx: Queryable, courseId: string, userId: string) =>
  tx.update(enrollments).set({ completedAt: null }).where(ofMember(courseId, userId));

/** Marks the course as finished for those enrolled members, or that one, who have finished every lesson. */
export const completeWhoFinished = (tx: Queryable, courseId: string, now: Date, userId?: string) =>
  tx.execute(sql`
    update ${enrollments} set completed_at = ${now.toISOString()}
    where course_id = ${courseId} and completed_at is null
      ${userId ? sql`and user_id = ${userId}` : sql``}
      and exists (select 1 from ${courseLessons} lesson where lesson.course_id = ${courseId})
      and not exists (select 1 from ${courseLessons} lesson where lesson.course_id = ${courseId}
        and not exists (select 1 from ${finishedLessons} done
          where done.lesson_id = lesson.id and done.user_id = enrollments.user_id))`);

/** How many enrolled members finished each lesson, in order. */
export const listFinishedCounts = (db: Queryable, courseId: string) =>
  db
    .select({
      lessonId: courseLessons.id,
      title: courseLessons.title,
      finished: sql<number>`(select count(*)::int from ${finishedLessons} done
        join ${enrollments} taken on taken.user_id = done.user_id and taken.course_id = ${courseId}::uuid
        where done.lesson_id = course_lessons.id)`,
    })
    .from(courseLessons)
    .where(eq(courseLessons.courseId, courseId))
    .orderBy(courseLessons.position);

export async function countMembers(db: Queryable, courseId: string) {
  const [row] = await db
    .select({
      enrolled: sql<number>`count(*)::int`,
      completed: sql<number>`count(${enrollments.completedAt})::int`,
    })
    .from(enrollments)
    .where(eq(enrollments.courseId, courseId));
  return row!;
}

/** Members enrolled with each instructor, counted once, and the reviews of published courses. */
export const countStudents = (db: Queryable, instructorIds: string[]) =>
  db
    .select({
      instructorId: courses.instructorId,
      students: sql<number>`count(distinct ${enrollments.userId})::int`,
    })
    .from(courses)
    .leftJoin(enrollments, eq(enrollments.courseId, courses.id))
    .where(
      and(
        inArray(courses.instructorId, instructorIds),
        eq(courses.isPublished, true),
        eq(courses.isHidden, false),
      ),
    )
    .groupBy(courses.instructorId);
