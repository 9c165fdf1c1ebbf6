import { eq, inArray, sql } from 'drizzle-orm';
import {
  courseLessons,
  courseReviews,
  courses,
  enrollments,
  finishedLessons,
} from '#shared/courses/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '../context.ts';
import { copyVideo } from '#server/features/videos/public.ts';
import { inventAudience } from './audience.ts';
import { DAY_MS } from './calendar.ts';
import { courseId, demoVideoId, personId } from './identifiers.ts';
import { COURSES, type DemoCourse, MEMBERS } from './manifest.ts';
import { planStudents } from './plan-students.ts';

const NEWEST_DAYS_AGO = 41;
const DAYS_BETWEEN = 23;

const rowOf = (course: DemoCourse, createdAt: Date): typeof courses.$inferInsert => ({
  id: courseId(course.image),
  title: course.title,
  description: course.description,
  imageUrl: `/demo/${course.image}`,
  instructorId: personId(course.instructor),
  price: course.isPremium ? null : '0.00',
  isPremium: course.isPremium,
  isPublished: true,
  createdAt,
  updatedAt: createdAt,
});

/** Each video is copied, because free content in the Hub or another course needs its own object. */
async function seedLessons(ctx: Context, tx: Queryable, course: DemoCourse, createdAt: Date) {
  const ids: string[] = [];
  for (const [position, { title, video: slug }] of course.lessons.entries()) {
    const { id: videoId } = await copyVideo(ctx, tx, demoVideoId(slug), personId(course.instructor));
    const lesson = { courseId: courseId(course.image), position, title, videoId };
    const [row] = await tx
      .insert(courseLessons)
      .values({ ...lesson, createdAt, updatedAt: createdAt })
      .returning({ id: courseLessons.id });
    ids.push(row!.id);
  }
  return ids;
}

/** Derives the course's rating and counters from its rows. */
const recount = (tx: Queryable, id: string) =>
  tx.execute(sql`update ${courses} set
    lessons_count = (select count(*) from course_lessons where course_id = ${id}),
    enrolled_count = (select count(*) from enrollments where course_id = ${id}),
    reviews_count = (select count(*) from course_reviews where course_id = ${id}),
    rating = (select coalesce(round(avg(rating), 2), 0) from course_reviews where course_id = ${id})
    where ${courses.id} = ${id}`);

/** Members who completed a lesson played it; others stopped somewhere in the lesson they opened last. */
async function seedWatching(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`
    insert into video_positions (user_id, video_id, seconds, updated_at)
    select enrolled.user_id, lesson.video_id,
      floor(videos.duration_seconds * (0.05 + 0.9 * (abs(hashtext(enrolled.user_id::text)) % 1000 / 1000.0) ^ 2)),
      enrolled.created_at
    from enrollments enrolled
    join course_lessons lesson on lesson.id = enrolled.last_lesson_id
    join videos on videos.id = lesson.video_id and videos.duration_seconds is not null
    where enrolled.course_id = ${id} and not exists (select 1 from finished_lessons done
      where done.lesson_id = lesson.id and done.user_id = enrolled.user_id)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into video_sums (video_id, seconds)
    select lesson.video_id, sum(played.seconds)::bigint
    from course_lessons lesson join videos on videos.id = lesson.video_id
    cross join lateral (
      select seconds from video_positions where video_id = lesson.video_id
      union all
      select videos.duration_seconds from finished_lessons where lesson_id = lesson.id
    ) played
    where lesson.course_id = ${id}
    group by 1 having sum(played.seconds) > 0
    on conflict do nothing`);
}

async function seedCourse(
  ctx: Context,
  course: DemoCourse,
  times: { now: Date; createdAt: Date },
  people: { all: string[]; audience: string[] },
): Promise<void> {
  const { now, createdAt } = times;
  const id = courseId(course.image);
  await ctx.db.transaction(async (tx) => {
    await tx.insert(courses).values(rowOf(course, createdAt)).onConflictDoNothing();
    const lessonIds = await seedLessons(ctx, tx, course, createdAt);
    const plan = planStudents({ ...course, id, createdAt, lessonIds }, now, people.all, people.audience);
    await tx.insert(enrollments).values(plan.enrollments);
    await tx.insert(finishedLessons).values(plan.finished);
    await tx.insert(courseReviews).values(plan.reviews);
    await recount(tx, id);
    await seedWatching(tx, id);
  });
}

/** Missing, or from before lessons existed: published courses have at least one now. */
async function listMissing(db: Queryable): Promise<DemoCourse[]> {
  const rows = await db
    .select({ id: courses.id, isPublished: courses.isPublished, lessonsCount: courses.lessonsCount })
    .from(courses)
    .where(
      inArray(
        courses.id,
        COURSES.map(({ image }) => courseId(image)),
      ),
    );
  const there = new Map(rows.map((row) => [row.id, row]));
  return COURSES.filter(({ image }) => {
    const row = there.get(courseId(image));
    return !row || (row.isPublished && row.lessonsCount === 0);
  });
}

/** The first of the manifest is the newest. Each course is created completely or not at all; after the Hub's videos. */
export async function seedCourses(ctx: Context, now: Date, progress: (line: string) => void): Promise<void> {
  const missing = await listMissing(ctx.db);
  if (missing.length === 0) return;
  progress('Preparing the courses');
  const invited = inventAudience(now).map(({ id }) => id);
  const known = [...MEMBERS.map(({ slug }) => personId(slug)), ...invited];
  const rows = await ctx.db.select({ id: users.id }).from(users).where(inArray(users.id, known));
  // Members, and their videos, may have been deleted since the gallery was created.
  const all = new Set(rows.map(({ id }) => id));
  const audience = invited.filter((id) => all.has(id));
  const demoVideos = await ctx.db.select({ id: videos.id }).from(videos).where(eq(videos.status, 'ready'));
  const shown = new Set(demoVideos.map(({ id }) => id));
  for (const course of missing) {
    const isComplete = course.lessons.every(({ video }) => shown.has(demoVideoId(video)));
    if (!all.has(personId(course.instructor)) || !isComplete) continue;
    const age = NEWEST_DAYS_AGO + COURSES.indexOf(course) * DAYS_BETWEEN;
    const createdAt = new Date(now.getTime() - age * DAY_MS);
    await seedCourse(ctx, course, { now, createdAt }, { all: [...all], audience });
  }
}
