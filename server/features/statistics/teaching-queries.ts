/** Figures of lessons and projects; few rows each, so they are read as they are. */
import { sql } from 'drizzle-orm';
import { LESSON_PARTS } from '#shared/statistics/figures.ts';
import type { TaughtCourse } from '#shared/statistics/contract.ts';
import { courseLessons, courses, finishedLessons } from '#shared/courses/tables.ts';
import { hireApplications, hireProjects } from '#shared/hire/tables.ts';
import { videoSums } from '#shared/statistics/tables.ts';
import { videoPositions, videos } from '#shared/videos/tables.ts';
import type { Db } from '#server/context.ts';

type LessonRow = TaughtCourse['lessons'][number] & { courseId: string; course: string };

/** Counts where members stopped: the part of the lesson in which they were last, unless they completed it. */
export async function listTaught(db: Db, instructorId: string): Promise<TaughtCourse[]> {
  const { rows } = await db.execute<LessonRow>(sql`
    select ${courses.id} as "courseId", ${courses.title} as course, ${courseLessons.id} as id,
      ${courseLessons.title} as title, (coalesce(${videoSums.seconds}, 0) / 60)::int as minutes,
      viewers.count::int as viewers, viewers.finished::int as finished,
      array(select count(place.part)::int from generate_series(0, ${LESSON_PARTS - 1}::int) as part_number
        left join (
          select least(${LESSON_PARTS - 1}::int, floor(position.seconds * ${LESSON_PARTS}::int
            / greatest(${videos.durationSeconds}, 1)))::int as part
          from ${videoPositions} position
          where position.video_id = ${videos.id} and position.user_id <> ${instructorId}::uuid
            and not exists (select 1 from ${finishedLessons} done
              where done.lesson_id = ${courseLessons.id} and done.user_id = position.user_id)
        ) place on place.part = part_number
        group by part_number order by part_number) as stops
    from ${courses}
    join ${courseLessons} on ${courseLessons.courseId} = ${courses.id}
    join ${videos} on ${videos.id} = ${courseLessons.videoId}
    left join ${videoSums} on ${videoSums.videoId} = ${videos.id}
    cross join lateral (
      select count(*) as count, count(*) filter (where is_finished) as finished from (
        select bool_or(is_finished) as is_finished from (
          select user_id, false as is_finished from ${videoPositions} position where position.video_id = ${videos.id}
          union all
          select user_id, true from ${finishedLessons} done where done.lesson_id = ${courseLessons.id}
        ) began where user_id <> ${instructorId}::uuid group by user_id
      ) members
    ) viewers
    where ${courses.instructorId} = ${instructorId}::uuid
    order by ${courses.createdAt} desc, ${courses.id}, ${courseLessons.position}`);
  return [...Map.groupBy(rows, ({ courseId }) => courseId)].map(([id, lessons]) => ({
    id,
    title: lessons[0]!.course,
    lessons,
  }));
}

export async function readClient(db: Db, clientId: string) {
  const { rows } = await db.execute<{ projects: number; answered: number; medianMinutes: number | null }>(sql`
    select count(*)::int as projects, count(first.at)::int as answered,
      (percentile_cont(0.5) within group (
        order by extract(epoch from first.at - ${hireProjects.createdAt}) / 60))::int as "medianMinutes"
    from ${hireProjects}
    cross join lateral (select min(created_at) as at from ${hireApplications} application
      where application.project_id = ${hireProjects.id}) first
    where ${hireProjects.clientId} = ${clientId}::uuid`);
  return rows[0]!;
}

export async function readDesigner(db: Db, designerId: string) {
  const { rows } = await db.execute<{ applications: number; decided: number; accepted: number }>(sql`
    select count(*)::int as applications,
      (count(*) filter (where status in ('accepted', 'declined', 'closed')))::int as decided,
      (count(*) filter (where status = 'accepted'))::int as accepted
    from ${hireApplications} where ${hireApplications.designerId} = ${designerId}::uuid`);
  return rows[0]!;
}
