/** The instructor's changes of lessons. Positions run from 0 without gaps, also under concurrent changes. */
import { type CourseDetail, LESSONS_MAX } from '#shared/courses/contract.ts';
import { courseLessons } from '#shared/courses/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import type { Member } from '#server/http/route.ts';
import {
  copyVideo,
  detachVideo,
  readOwnVideo,
  requireArtistName,
  videoOwner,
} from '#server/features/videos/public.ts';
import { requireQuota } from '#server/files/quota.ts';
import { completeWhoFinished } from './learn-queries.ts';
import { openCourse } from './service.ts';
import { lockOwnCourse, requireOwnCourse } from './teach.ts';
import {
  deleteLesson,
  insertLesson,
  listLessons,
  setLessonPositions,
  renameLesson,
} from './teach-queries.ts';

/** Appends a lesson. The video is copied, so that Premium content is free nowhere else. */
export async function addLesson(
  ctx: Context,
  member: Member,
  courseId: string,
  { clientId: id, ...form }: { title: string; videoId: string; clientId?: string | undefined },
): Promise<CourseDetail> {
  await requireOwnCourse(ctx.db, member, courseId);
  const named = { table: courseLessons, owner: courseLessons.courseId, id, ownerId: courseId };
  // The copy counts toward the quota by then, so this comes before the quota is checked.
  if (await isMadeBefore(ctx.db, named)) return openCourse(ctx.db, member, courseId);
  await requireArtistName(ctx.db, member.id);
  const { status } = await readOwnVideo(ctx, member.id, form.videoId);
  if (status !== 'ready') throw new AppError('video_not_ready');
  await requireQuota(ctx, videoOwner, member.id);
  return ctx.db.transaction(async (tx) => {
    if (await isMadeBefore(tx, named)) return openCourse(tx, member, courseId);
    // Copying is slow and comes before the course is locked.
    const { id: videoId } = await copyVideo(ctx, tx, form.videoId, member.id);
    const { lessonsCount: position } = await lockOwnCourse(tx, member, courseId);
    if (position >= LESSONS_MAX) throw new AppError('course_full');
    await insertLesson(tx, { id, courseId, position, title: form.title, videoId });
    return openCourse(tx, member, courseId);
  });
}

/** A lesson of the instructor's own course, which is locked. Also throws `lesson_not_found`. */
async function lockLesson(tx: Queryable, member: Member, courseId: string, lessonId: string) {
  const course = await lockOwnCourse(tx, member, courseId);
  const id = lessonId.toLowerCase();
  const lesson = (await listLessons(tx, courseId)).find((one) => one.id === id);
  if (!lesson) throw new AppError('lesson_not_found');
  return { course, lesson };
}

export function editLesson(
  ctx: Context,
  member: Member,
  at: { id: string; lessonId: string },
  title: string,
): Promise<CourseDetail> {
  return ctx.db.transaction(async (tx) => {
    const { lesson } = await lockLesson(tx, member, at.id, at.lessonId);
    await renameLesson(tx, lesson.id, title);
    return openCourse(tx, member, at.id);
  });
}

/**
 * Deletes the lesson with its video. Members who finished all others have then finished the course. Throws
 * `course_not_found`, `not_allowed`, `lesson_not_found`, and `course_empty` for the last lesson of a published
 * course.
 */
export function removeLesson(
  ctx: Context,
  member: Member,
  at: { id: string; lessonId: string },
): Promise<CourseDetail> {
  return ctx.db.transaction(async (tx) => {
    const { course, lesson } = await lockLesson(tx, member, at.id, at.lessonId);
    if (course.isPublished && course.lessonsCount === 1) throw new AppError('course_empty');
    await deleteLesson(tx, { ...lesson, courseId: course.id });
    await detachVideo(tx, lesson.videoId);
    await completeWhoFinished(tx, course.id, ctx.clock.now());
    return openCourse(tx, member, at.id);
  });
}

/** Throws `course_not_found`, `not_allowed`, and `lesson_not_found` unless every lesson is listed exactly once. */
export function orderLessons(
  ctx: Context,
  member: Member,
  courseId: string,
  lessonIds: string[],
): Promise<CourseDetail> {
  const ids = lessonIds.map((id) => id.toLowerCase());
  return ctx.db.transaction(async (tx) => {
    await lockOwnCourse(tx, member, courseId);
    const there = new Set((await listLessons(tx, courseId)).map(({ id }) => id));
    const isWhole = ids.length === there.size && new Set(ids).size === there.size;
    if (!isWhole || !ids.every((id) => there.has(id))) {
      throw new AppError('lesson_not_found', {
        detail: 'The lessons in this course have changed. Please review them and try again.',
      });
    }
    await setLessonPositions(tx, courseId, ids);
    return openCourse(tx, member, courseId);
  });
}
