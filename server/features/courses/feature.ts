import { courseEndpoints } from '#shared/courses/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { onAccountDeletion } from './account-deletion.ts';
import { createCourse, editCourse, publishCourse, removeCourse, removeCoursesLeft } from './teach.ts';
import { createInstructors } from './instructors.ts';
import { enroll, finishLesson, leaveCourse, playLesson, readFigures } from './learn.ts';
import { addLesson, editLesson, orderLessons, removeLesson } from './lessons.ts';
import { listReviews, removeReview, reviewCourse } from './reviews.ts';
import { listCourses, openCourse } from './service.ts';

export const courses: Feature = {
  onAccountDeletion,
  endpoints: [
    handle(courseEndpoints, (ctx) => {
      const readInstructors = createInstructors(ctx);
      return {
        list: ({ query, actor }) => listCourses(forReading(ctx, actor), actor, query),
        get: ({ params, actor }) => openCourse(ctx.db, actor, params.id),
        create: ({ body, actor }) => createCourse(ctx, actor, body),
        edit: ({ params, body, actor }) => editCourse(ctx, actor, params.id, body),
        publish: ({ params, body, actor }) => publishCourse(ctx, actor, params.id, body.isPublished),
        remove: ({ params, actor }) => removeCourse(ctx, actor, params.id),
        addLesson: ({ params, body, actor }) => addLesson(ctx, actor, params.id, body),
        editLesson: ({ params, body, actor }) => editLesson(ctx, actor, params, body.title),
        removeLesson: ({ params, actor }) => removeLesson(ctx, actor, params),
        orderLessons: ({ params, body, actor }) => orderLessons(ctx, actor, params.id, body.lessonIds),
        enroll: ({ params, actor }) => enroll(ctx, actor, params.id),
        leave: ({ params, actor }) => leaveCourse(ctx, actor, params.id),
        playLesson: ({ params, actor }) => playLesson(ctx, actor, params.id),
        finishLesson: ({ params, body, actor }) => finishLesson(ctx, actor, params.id, body.isFinished),
        reviews: ({ params, query, actor }) => listReviews(forReading(ctx, actor), actor, params.id, query),
        review: ({ params, body, actor }) => reviewCourse(ctx, actor, params.id, body),
        removeReview: ({ params, actor }) => removeReview(ctx, actor, params.id),
        figures: ({ params, actor }) => readFigures(forReading(ctx, actor), actor, params.id),
        instructors: ({ actor }) => readInstructors(actor),
      };
    }),
  ],
  jobs: { 'remove-courses-left': { cron: every(60, { offset: 41 }), run: removeCoursesLeft } },
  memberData: [
    {
      table: 'courses',
      // Until the month ends for those enrolled, then a job removes them.
      columns: {
        instructor_id: { keptIf: 'exists (select 1 from enrollments e where e.course_id = courses.id)' },
      },
      exported: {
        file: 'courses',
        omits: ['reviews_count', 'lessons_count'],
        rows: `select c.id, c.title, c.description, c.price, c.duration, c.rating, c.enrolled_count, c.is_premium, c.is_published, c.is_hidden, c.image_url,
          c.created_at, c.updated_at, (select json_agg(json_build_object('title', l.title, 'video_id', l.video_id) order by l.position)
            from course_lessons l where l.course_id = c.id) as lessons
        from courses c where c.instructor_id = $1 order by c.created_at, c.id`,
      },
    },
    {
      table: 'enrollments',
      columns: { user_id: 'removed' },
      exported: {
        file: 'enrollments',
        rows: `select c.title, e.completed_at, e.created_at from enrollments e join courses c on c.id = e.course_id
        where e.user_id = $1 order by e.created_at, e.course_id`,
      },
    },
    {
      table: 'finished_lessons',
      columns: { user_id: 'removed' },
      exported: {
        file: 'finished-lessons',
        rows: `select c.title as course, l.title as lesson, f.finished_at
        from finished_lessons f join course_lessons l on l.id = f.lesson_id join courses c on c.id = l.course_id
        where f.user_id = $1 order by f.finished_at, f.lesson_id`,
      },
    },
    {
      table: 'course_reviews',
      columns: { user_id: 'removed' },
      exported: {
        file: 'course-reviews',
        rows: `select c.title, r.rating, r.content, r.is_hidden, r.created_at, r.updated_at from course_reviews r join courses c on c.id = r.course_id
        where r.user_id = $1 order by r.created_at, r.id`,
      },
    },
  ],
};
