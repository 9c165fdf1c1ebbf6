import { and, asc, count, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { courseLessons, courses } from '#shared/courses/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { setRowHidden } from '#server/db/set-hidden.ts';

/**
 * Locked until the transaction ends. Everything that changes lessons, counters or members of a course takes
 * this lock first.
 */
export async function lockCourse(tx: Queryable, id: string): Promise<typeof courses.$inferSelect | null> {
  const [row] = await tx.select().from(courses).where(eq(courses.id, id)).for('no key update');
  return row ?? null;
}

export async function insertCourse(tx: Queryable, row: typeof courses.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(courses).values(row).returning({ id: courses.id });
  return inserted!.id;
}

export const updateCourse = (tx: Queryable, id: string, fields: Partial<typeof courses.$inferInsert>) =>
  tx.update(courses).set(fields).where(eq(courses.id, id));

export const deleteCourse = (tx: Queryable, id: string) => tx.delete(courses).where(eq(courses.id, id));

/** @returns whether it was hidden before; null if there is none */
export const setHidden = (tx: Queryable, id: string, isHidden: boolean) =>
  setRowHidden(tx, courses, id, isHidden);

/** Lists courses whose instructor was deleted in a month that is over. */
export const listLeft = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .where(lt(users.deletedAt, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))))
    .limit(limit);

/** In their order. */
export const listLessons = (tx: Queryable, courseId: string) =>
  tx
    .select({ id: courseLessons.id, position: courseLessons.position, videoId: courseLessons.videoId })
    .from(courseLessons)
    .where(eq(courseLessons.courseId, courseId))
    .orderBy(asc(courseLessons.position));

export async function hasUnready(tx: Queryable, courseId: string): Promise<boolean> {
  const [row] = await tx
    .select({ n: count() })
    .from(courseLessons)
    .innerJoin(videos, eq(videos.id, courseLessons.videoId))
    .where(and(eq(courseLessons.courseId, courseId), ne(videos.status, 'ready')));
  return row!.n > 0;
}

/** Inserts the row and updates the course's counter; the course must be locked. */
export async function insertLesson(tx: Queryable, row: typeof courseLessons.$inferInsert): Promise<void> {
  await tx.insert(courseLessons).values(row);
  await addToLessons(tx, row.courseId, 1);
}

/** Deletes the row, closes the gap and updates the counter; the course must be locked. */
export async function deleteLesson(
  tx: Queryable,
  lesson: { id: string; courseId: string; position: number },
): Promise<void> {
  await tx.delete(courseLessons).where(eq(courseLessons.id, lesson.id));
  await tx
    .update(courseLessons)
    .set({ position: sql`${courseLessons.position} - 1` })
    .where(and(eq(courseLessons.courseId, lesson.courseId), gt(courseLessons.position, lesson.position)));
  await addToLessons(tx, lesson.courseId, -1);
}

const addToLessons = (tx: Queryable, courseId: string, by: 1 | -1) =>
  tx
    .update(courses)
    .set({ lessonsCount: sql`${courses.lessonsCount} + ${by}` })
    .where(eq(courses.id, courseId));

export const renameLesson = (tx: Queryable, id: string, title: string) =>
  tx.update(courseLessons).set({ title }).where(eq(courseLessons.id, id));

/** @param ids all lessons of the course, in their new order */
export const setLessonPositions = (tx: Queryable, courseId: string, ids: string[]) =>
  tx.execute(sql`
    update ${courseLessons} set position = place.position - 1
    from (select id::uuid, position::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
      with ordinality as p(id, position)) as place
    where ${courseLessons.id} = place.id and ${courseLessons.courseId} = ${courseId}`);
