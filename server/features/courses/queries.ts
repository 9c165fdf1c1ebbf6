import { type Placeholder, type SQL, and, asc, desc, eq, sql } from 'drizzle-orm';
import { Course } from '#shared/courses/contract.ts';
import { courseLessons, courses, enrollments, finishedLessons } from '#shared/courses/tables.ts';
import { courseSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videoPositions, videos } from '#shared/videos/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Db, Queryable } from '#server/context.ts';
import { afterKey, decodeKey } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName, rowsFor } from '#server/db/prepared.ts';
import { blockBetween, memberHidden, memberLeaving, memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { columnsOf } from '#server/db/columns-of.ts';

type Viewer = string | Placeholder;

const enrolledBy = (viewerId: Viewer): SQL<boolean> => sql<boolean>`exists (select 1 from ${enrollments}
  where ${enrollments.courseId} = ${courses.id} and ${enrollments.userId} = ${viewerId}::uuid)`;

/** Total length of the lessons whose videos are ready. */
const lengthOfLessons = sql<number>`(select coalesce(round(sum(${videos.durationSeconds})), 0)::int
  from ${courseLessons} join ${videos} on ${videos.id} = ${courseLessons.videoId}
  where ${courseLessons.courseId} = ${courses.id})`;

/** For queries that join `users`, the instructors. */
const courseColumns = (viewerId: Viewer) => ({
  ...columnsOf(Course, courses),
  durationSeconds: lengthOfLessons,
  isEnrolled: enrolledBy(viewerId),
  instructor: personColumns,
});

/** The courses of a list: published ones, those the viewer teaches, or those they are enrolled in. */
export type Shelf = 'published' | 'mine' | 'enrolled';

const inSight = (viewerId: Viewer, isForModerator: boolean): SQL =>
  isForModerator
    ? memberVisibleTo(viewerId, true)
    : sql`(not ${courses.isHidden} or ${courses.instructorId} = ${viewerId}::uuid)
        and ${memberVisibleTo(viewerId, false)}`;

/** Courses that everyone may find, for queries that join `users`, the instructors. */
export const isVisibleTo = (viewer: Member): SQL => published(viewer.id, isModerator(viewer));
const published = (viewerId: Viewer, isForModerator: boolean): SQL =>
  sql`${courses.isPublished} and ${inSight(viewerId, isForModerator)}`;

export async function hasPremiumCourse(db: Queryable, viewer: Member): Promise<boolean> {
  const found = await db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .where(and(eq(courses.isPremium, true), isVisibleTo(viewer)))
    .limit(1);
  return found.length > 0;
}

function onShelf(shelf: Shelf, viewerId: Viewer, isForModerator: boolean): SQL {
  if (shelf === 'mine') return eq(courses.instructorId, viewerId);
  if (shelf === 'published') return published(viewerId, isForModerator);
  return sql`${enrolledBy(viewerId)}
    and (${inSight(viewerId, isForModerator)} or (not ${courses.isHidden} and ${memberLeaving}))`;
}

const WITH_WORDS = sql`${courses.id} in (select ${courseSearch.courseId} from ${courseSearch}
  where ${courseSearch.words} @@ search_query(${sql.placeholder('words')}))`;

/** The name says which shelf, how many rows are fetched, for whom, with words or not, and whether after a cursor. */
const list = preparedByName((db, name) => {
  const [, shelf, rows, ...parts] = name.split(' ');
  const viewer = sql.placeholder('viewer');
  return db
    .select(courseColumns(viewer))
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .where(
      and(
        onShelf(shelf as Shelf, viewer, parts.includes('moderator')),
        parts.includes('words') ? WITH_WORDS : undefined,
        parts.includes('after') ? afterKey(courses.createdAt, courses.id) : undefined,
      ),
    )
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(sql.raw(rows!) as unknown as Placeholder)
    .prepare(name);
});

/** Newest first; more than `limit` rows if there are. */
export function listCourseRows(
  db: Db,
  viewer: Member,
  { shelf, words, limit, cursor }: PageRequest & { shelf: Shelf; words: string },
) {
  const [at, id] = cursor ? decodeKey(cursor) : [];
  const parts = [isModerator(viewer) && 'moderator', words && 'words', cursor && 'after'];
  const name = ['courses', shelf, rowsFor(limit), ...parts.filter(Boolean)].join(' ');
  return list(db, name).execute({ viewer: viewer.id, words, at, id });
}

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
