import { courseEndpoints } from '#shared/courses/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { forgetMember } from './forget.ts';
import { createCourse, editCourse, publishCourse, removeCourse, removeCoursesLeft } from './teach.ts';
import { memberData } from './member-data.ts';
import { createInstructors } from './instructors.ts';
import { enroll, finishLesson, leaveCourse, playLesson, readFigures } from './learn.ts';
import { addLesson, editLesson, orderLessons, removeLesson } from './lessons.ts';
import { listReviews, removeReview, reviewCourse } from './reviews.ts';
import { listCourses, openCourse } from './service.ts';

export const courses: Feature = {
  memberData,
  forgetMember,
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
};
