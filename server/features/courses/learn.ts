/** The actions of members in courses they are enrolled in. */
import type { CourseDetail, CourseFigures } from '#shared/courses/contract.ts';
import type { Playback } from '#shared/videos/state.ts';
import { AppError } from '#shared/http/errors.ts';
import { maySeeFull } from '#shared/premium/premium-access.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { playbackFor } from '#server/features/videos/public.ts';
import {
  clearCompletion,
  completeWhoFinished,
  countMembers,
  deleteEnrollment,
  deleteFinished,
  insertEnrollment,
  insertFinished,
  listFinishedCounts,
  lockEnrollment,
  rememberLesson,
} from './learn-queries.ts';
import { maySeeCourse, maySeeFigures, mayTeach } from './policy.ts';
import { type CourseRow, findCourse, findLesson } from './queries.ts';
import { openCourse, requireCourse } from './service.ts';
import { lockCourse } from './teach-queries.ts';
import { requireLaunched } from '#server/features/settings/public.ts';

/**
 * For actions that explain why they refuse. Throws `course_not_found`, `blocked`, and `own_content` for its
 * instructor.
 */
export async function requireOthersCourse(db: Queryable, member: Member, id: string): Promise<CourseRow> {
  const course = await findCourse(db, member, id);
  if (!course || !maySeeCourse(member, { ...course, isBlocked: false })) {
    throw new AppError('course_not_found');
  }
  if (mayTeach(member, course)) throw new AppError('own_content');
  if (course.isBlocked) throw new AppError('blocked');
  return course;
}

const seesWhole = (member: Member, course: CourseRow): boolean =>
  maySeeFull(
    { id: member.id, isSubscriber: course.isViewerSubscriber },
    { isGated: course.isPremium, authorId: course.instructorId },
  );

/**
 * Idempotent. Signed-out callers never get here. Throws
 * `course_not_found`, `blocked`, `own_content`, `premium_required`, and `feature_off` by the launch switch.
 */
export function enroll(ctx: Context, member: Member, id: string): Promise<CourseDetail> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockCourse(tx, id))) throw new AppError('course_not_found');
    const course = await requireOthersCourse(tx, member, id);
    if (!seesWhole(member, course)) throw new AppError('premium_required');
    await requireLaunched(ctx, 'enrollment');
    const now = ctx.clock.now();
    await insertEnrollment(tx, { courseId: id, userId: member.id, createdAt: now });
    // A returning member may have finished everything before.
    await completeWhoFinished(tx, id, now, member.id);
    return openCourse(tx, member, id);
  });
}

/** Finished lessons stay stored. Also possible for a course the member may no longer see. */
export async function leaveCourse(ctx: Context, member: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    if (!(await lockCourse(tx, id))) throw new AppError('course_not_found');
    if (!(await deleteEnrollment(tx, id, member.id))) await requireCourse(tx, member, id);
  });
}

/** Throws `lesson_not_found` if the lesson is absent or in a course the member may not see. */
async function requireLesson(db: Queryable, member: Member, id: string) {
  const lesson = await findLesson(db, id);
  const course = lesson && (await findCourse(db, member, lesson.courseId));
  if (!course || !maySeeCourse(member, course)) throw new AppError('lesson_not_found');
  return { course, video: lesson.video };
}

/** Stores the lesson as the one to continue with, if enrolled. */
export async function playLesson(ctx: Context, member: Member, id: string): Promise<Playback> {
  const { course, video } = await requireLesson(ctx.db, member, id);
  const playback = await playbackFor(ctx, member, video, {
    isGated: course.isPremium,
    authorId: course.instructorId,
  });
  if (course.isEnrolled) await rememberLesson(ctx.db, course.id, member.id, id);
  return playback;
}

/**
 * The last lesson finishes the course; reopening one reopens it. Throws `lesson_not_found`, `not_enrolled`, and
 * `premium_required` if Premium has ended.
 */
export function finishLesson(
  ctx: Context,
  member: Member,
  lessonId: string,
  isFinished: boolean,
): Promise<CourseDetail> {
  return ctx.db.transaction(async (tx) => {
    const { course } = await requireLesson(tx, member, lessonId);
    if (!(await lockEnrollment(tx, course.id, member.id))) throw new AppError('not_enrolled');
    if (!seesWhole(member, course)) throw new AppError('premium_required');
    if (isFinished) {
      const finishedAt = ctx.clock.now();
      await insertFinished(tx, { lessonId, userId: member.id, finishedAt });
      await completeWhoFinished(tx, course.id, finishedAt, member.id);
    } else {
      await deleteFinished(tx, lessonId, member.id);
      await clearCompletion(tx, course.id, member.id);
    }
    return openCourse(tx, member, course.id);
  });
}

/** Reserved to the instructor and moderators. */
export async function readFigures(ctx: Context, member: Member, id: string): Promise<CourseFigures> {
  if (!maySeeFigures(member, await requireCourse(ctx.db, member, id))) throw new AppError('not_allowed');
  const [members, lessons] = await Promise.all([countMembers(ctx.db, id), listFinishedCounts(ctx.db, id)]);
  return { ...members, lessons };
}
