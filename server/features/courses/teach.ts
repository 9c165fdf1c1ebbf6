/** The actions of instructors on their courses. */
import type * as z from 'zod/mini';
import type { CourseDetail, CourseEdit, CourseForm } from '#shared/courses/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { courses } from '#shared/courses/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { cleaned } from '#server/db/cleaned.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import { dropPages } from '#server/events/pages.ts';
import { isShownAs } from '#server/files/address.ts';
import type { Member } from '#server/http/route.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { coverOwner, detachUpload, exchangeUpload, prepareUpload } from '#server/features/uploads/public.ts';
import { detachVideo, requireArtistName } from '#server/features/videos/public.ts';
import { mayTeach } from './policy.ts';
import { openCourse, requireCourse } from './service.ts';
import {
  deleteCourse,
  listLeft,
  hasUnready,
  insertCourse,
  listLessons,
  lockCourse,
  updateCourse,
} from './teach-queries.ts';

type Form = z.output<typeof CourseForm>;
type StoredCourse = typeof courses.$inferSelect;

/**
 * The instructor's own course, checked before slow work. Throws `course_not_found`, and `not_allowed` for
 * another's.
 */
export async function requireOwnCourse(db: Queryable, member: Member, id: string): Promise<void> {
  if (!mayTeach(member, await requireCourse(db, member, id))) throw new AppError('not_allowed');
}

/** The instructor's own course, locked. Throws `course_not_found`, and `not_allowed` for another's. */
export async function lockOwnCourse(tx: Queryable, member: Member, id: string): Promise<StoredCourse> {
  await requireOwnCourse(tx, member, id);
  const course = await lockCourse(tx, id);
  if (!course) throw new AppError('course_not_found');
  return course;
}

/** Premium courses are included in Premium, so no price is shown. */
const fieldsOf = ({ title, description, duration, isPremium }: CourseEdit) => ({
  title,
  description: cleaned(description),
  duration: cleaned(duration),
  ...(isPremium !== undefined && { isPremium, price: isPremium ? null : '0.00' }),
});

const isNewCover = (imageUrl: string | undefined, old: string | null): imageUrl is string =>
  imageUrl !== undefined && imageUrl !== '' && !isShownAs(imageUrl, old);

/** @returns the URL to show */
async function exchangeCover(
  tx: Queryable,
  change: { userId: string; imageUrl: string | null; shown: string | null },
): Promise<string | null> {
  const image = await exchangeUpload(tx, coverOwner, change);
  return image && renditionUrl(image.objectPath, 'preview');
}

export async function createCourse(
  ctx: Context,
  member: Member,
  { clientId, ...form }: Form & { clientId?: string | undefined },
): Promise<CourseDetail> {
  const named = { table: courses, owner: courses.instructorId, id: clientId, ownerId: member.id };
  // Its cover is in use by then, so this comes before the cover is checked.
  if (await isMadeBefore(ctx.db, named)) return openCourse(ctx.db, member, clientId!);
  await requireArtistName(ctx.db, member.id);
  const imageUrl = form.imageUrl || null;
  if (imageUrl) await prepareUpload(ctx, coverOwner, member.id, imageUrl);
  return ctx.db.transaction(async (tx) => {
    if (await isMadeBefore(tx, named)) return openCourse(tx, member, clientId!);
    const id = await insertCourse(tx, {
      id: clientId,
      ...fieldsOf(form),
      title: form.title,
      imageUrl: await exchangeCover(tx, { userId: member.id, imageUrl, shown: null }),
      instructorId: member.id,
    });
    return openCourse(tx, member, id);
  });
}

/** What is not given stays as it is. */
export async function editCourse(
  ctx: Context,
  member: Member,
  id: string,
  form: CourseEdit,
): Promise<CourseDetail> {
  const { imageUrl: old, ...before } = await requireCourse(ctx.db, member, id);
  if (!mayTeach(member, before)) throw new AppError('not_allowed');
  await requireArtistName(ctx.db, member.id);
  const { imageUrl } = form;
  if (isNewCover(imageUrl, old)) await prepareUpload(ctx, coverOwner, member.id, imageUrl);
  return ctx.db.transaction(async (tx) => {
    const course = await lockOwnCourse(tx, member, id);
    const change = { userId: member.id, imageUrl: imageUrl || null, shown: course.imageUrl };
    const isChanged = imageUrl === '' || isNewCover(imageUrl, course.imageUrl);
    const cover = isChanged ? { imageUrl: await exchangeCover(tx, change) } : {};
    await updateCourse(tx, id, { ...fieldsOf(form), ...cover, updatedAt: ctx.clock.now() });
    await dropPages(ctx, tx, id);
    return openCourse(tx, member, id);
  });
}

/**
 * Publishes or unpublishes the course; enrolled members keep it. Throws `course_not_found`, `not_allowed`; to
 * publish also `artist_name_required`, `course_empty`, `video_not_ready`.
 */
export function publishCourse(
  ctx: Context,
  member: Member,
  id: string,
  isPublished: boolean,
): Promise<CourseDetail> {
  return ctx.db.transaction(async (tx) => {
    const course = await lockOwnCourse(tx, member, id);
    if (isPublished) {
      await requireArtistName(tx, member.id);
      if (course.lessonsCount === 0) throw new AppError('course_empty');
      if (await hasUnready(tx, id)) throw new AppError('video_not_ready');
    }
    await updateCourse(tx, id, { isPublished });
    await dropPages(ctx, tx, id);
    return openCourse(tx, member, id);
  });
}

/** Deletes the course with its lessons and their videos. */
export async function removeCourse(ctx: Context, member: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const course = await lockOwnCourse(tx, member, id);
    if (course.enrolledCount > 0) throw new AppError('course_has_members');
    await removeWhole(tx, course);
    await dropPages(ctx, tx, id);
  });
}

async function removeWhole(tx: Queryable, { id, imageUrl }: StoredCourse): Promise<void> {
  const lessons = await listLessons(tx, id);
  await deleteCourse(tx, id);
  for (const { videoId } of lessons) await detachVideo(tx, videoId);
  await detachUpload(tx, imageUrl);
}

const BATCH = 100;

/** Courses of deleted accounts were kept for those enrolled until the month of the deletion ended, in UTC. */
export async function removeCoursesLeft(ctx: Context): Promise<void> {
  await eachRow(
    ctx,
    await listLeft(ctx.db, ctx.clock.now(), BATCH),
    'a course could not be removed; will retry',
    (id) =>
      ctx.db.transaction(async (tx) => {
        const course = await lockCourse(tx, id);
        if (course) await removeWhole(tx, course);
      }),
  );
}
