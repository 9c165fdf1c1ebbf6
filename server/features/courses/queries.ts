import { type SQL, and, asc, desc, eq, sql } from 'drizzle-orm';
import { Course } from '#shared/courses/contract.ts';
import { courseLessons, courses, enrollments, finishedLessons } from '#shared/courses/tables.ts';
import { courseSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videoPositions, videos } from '#shared/videos/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { blockBetween, memberHidden, memberLeaving, memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { columnsOf } from '#server/db/columns-of.ts';

const enrolledBy = (viewerId: string): SQL<boolean> => sql<boolean>`exists (select 1 from ${enrollments}
  where ${enrollments.courseId} = ${courses.id} and ${enrollments.userId} = ${viewerId}::uuid)`;

/** Total length of the lessons whose videos are ready. */
const lengthOfLessons = sql<number>`(select coalesce(round(sum(${videos.durationSeconds})), 0)::int
  from ${courseLessons} join ${videos} on ${videos.id} = ${courseLessons.videoId}
  where ${courseLessons.courseId} = ${courses.id})`;

/** For queries that join `users`, the instructors. */
const courseColumns = (viewerId: string) => ({
  ...columnsOf(Course, courses),
  durationSeconds: lengthOfLessons,
  isEnrolled: enrolledBy(viewerId),
  instructor: personColumns,
});

/** The courses of a list: published ones, those the viewer teaches, or those they are enrolled in. */
export type Shelf = 'published' | 'mine' | 'enrolled';

const inSight = (viewer: Member): SQL =>
  isModerator(viewer)
    ? memberVisibleTo(viewer.id, true)
    : sql`(not ${courses.isHidden} or ${courses.instructorId} = ${viewer.id}::uuid)
        and ${memberVisibleTo(viewer.id, false)}`;

/** Courses that everyone may find, for queries that join `users`, the instructors. */
export const isVisibleTo = (viewer: Member): SQL => sql`${courses.isPublished} and ${inSight(viewer)}`;

export async function hasPremiumCourse(db: Queryable, viewer: Member): Promise<boolean> {
  const found = await db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .where(and(eq(courses.isPremium, true), isVisibleTo(viewer)))
    .limit(1);
  return found.length > 0;
}

function onShelf(shelf: Shelf, viewer: Member): SQL {
  if (shelf === 'mine') return eq(courses.instructorId, viewer.id);
  return shelf === 'published'
    ? isVisibleTo(viewer)
    : sql`${enrolledBy(viewer.id)} and (${inSight(viewer)} or (not ${courses.isHidden} and ${memberLeaving}))`;
}

const withWords = (words: string): SQL => sql`${courses.id} in (
  select ${courseSearch.courseId} from ${courseSearch} where ${courseSearch.words} @@ search_query(${words}))`;

/** Newest first; up to `limit + 1` rows. */
export const listCourseRows = (
  db: Queryable,
  viewer: Member,
  page: PageRequest & { shelf: Shelf; words: string },
) =>
  db
    .select(courseColumns(viewer.id))
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .where(
      and(
        onShelf(page.shelf, viewer),
        page.words ? withWords(page.words) : undefined,
        afterCursor(page.cursor, courses.createdAt, courses.id),
      ),
    )
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(page.limit + 1);

/** The course with the viewer's relation to it, whether or not they may see it. */
export async function findCourse(db: Queryable, viewer: Member, id: string) {
  const own = and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, viewer.id));
  const [row] = await db
    .select({
      ...courseColumns(viewer.id),
      isHidden: courses.isHidden,
      isInstructorHidden: sql<boolean>`(${memberHidden} and not (${memberLeaving} and ${enrolledBy(viewer.id)}))`,
      isBlocked: blockBetween(viewer.id, courses.instructorId),
      instructorBio: users.bio,
      isViewerSubscriber: sql<boolean>`coalesce(
        (select viewer.is_subscriber from users viewer where viewer.id = ${viewer.id}::uuid), false)`,
      lastLessonId: enrollments.lastLessonId,
      completedAt: enrollments.completedAt,
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .leftJoin(enrollments, own)
    .where(eq(courses.id, id));
  return row ?? null;
}
export type CourseRow = NonNullable<Awaited<ReturnType<typeof findCourse>>>;

/** In their order. */
export const listLessonRows = (db: Queryable, viewerId: string, courseId: string) =>
  db
    .select({
      id: courseLessons.id,
      title: courseLessons.title,
      position: courseLessons.position,
      video: videos,
      seconds: sql<number>`coalesce(${videoPositions.seconds}, 0)`,
      isFinished: sql<boolean>`exists (select 1 from ${finishedLessons}
        where ${finishedLessons.lessonId} = ${courseLessons.id} and ${finishedLessons.userId} = ${viewerId}::uuid)`,
    })
    .from(courseLessons)
    .innerJoin(videos, eq(videos.id, courseLessons.videoId))
    .leftJoin(
      videoPositions,
      and(eq(videoPositions.videoId, courseLessons.videoId), eq(videoPositions.userId, viewerId)),
    )
    .where(eq(courseLessons.courseId, courseId))
    .orderBy(asc(courseLessons.position));
export type LessonRow = Awaited<ReturnType<typeof listLessonRows>>[number];

export async function findLesson(db: Queryable, id: string) {
  const [row] = await db
    .select({ courseId: courseLessons.courseId, video: videos })
    .from(courseLessons)
    .innerJoin(videos, eq(videos.id, courseLessons.videoId))
    .where(eq(courseLessons.id, id));
  return row ?? null;
}
