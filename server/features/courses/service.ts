import type { Course, CourseDetail } from '#shared/courses/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Context, Queryable } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { cleanWords } from '#server/spelling/correct-words.ts';
import { submittedWords } from '#server/spelling/submitted-words.ts';
import { maySeeCourse } from './policy.ts';
import { type CourseRow, type Shelf, findCourse, listCourseRows, listLessonRows } from './queries.ts';
import { toDetail } from './views.ts';

interface ListRequest extends PageRequest {
  mine?: 'true' | undefined;
  enrolled?: 'true' | undefined;
  q?: string | undefined;
}

/** Newest first. */
export async function listCourses(ctx: Context, viewer: Member, request: ListRequest): Promise<Page<Course>> {
  const { limit, cursor, mine, enrolled, q } = request;
  const shelf: Shelf = mine ? 'mine' : enrolled ? 'enrolled' : 'published';
  return toPage(
    await listCourseRows(ctx.db, viewer, { shelf, words: submittedWords(cleanWords(q)), limit, cursor }),
    limit,
  );
}

/** Throws `course_not_found` if the course is absent or hidden from the viewer. */
export async function requireCourse(db: Queryable, viewer: Member, id: string): Promise<CourseRow> {
  const course = await findCourse(db, viewer, id);
  if (!course || !maySeeCourse(viewer, course)) throw new AppError('course_not_found');
  return course;
}

export async function openCourse(db: Queryable, viewer: Member, id: string): Promise<CourseDetail> {
  const course = await requireCourse(db, viewer, id);
  return toDetail(course, await listLessonRows(db, viewer.id, id), viewer);
}
