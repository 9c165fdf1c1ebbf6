import { Router } from 'express';
import { courseEndpoints as endpoints } from '#shared/courses/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { createInstructors } from './instructors.ts';
import { enroll, finishLesson, leaveCourse, playLesson, readFigures } from './learn.ts';
import { addLesson, editLesson, orderLessons, removeLesson } from './lessons.ts';
import { listReviews, removeReview, reviewCourse } from './reviews.ts';
import { listCourses, openCourse } from './service.ts';
import { createCourse, editCourse, publishCourse, removeCourse } from './teach.ts';

export function courseRoutes(ctx: Context): Router {
  const router = Router();
  const readInstructors = createInstructors(ctx);
  route(ctx, router, endpoints.list, ({ query, actor }) => listCourses(forReading(ctx, actor), actor, query));
  route(ctx, router, endpoints.get, ({ params, actor }) => openCourse(ctx.db, actor, params.id));
  route(ctx, router, endpoints.create, ({ body, actor }) => createCourse(ctx, actor, body));
  route(ctx, router, endpoints.edit, ({ params, body, actor }) => editCourse(ctx, actor, params.id, body));
  route(ctx, router, endpoints.publish, ({ params, body, actor }) =>
    publishCourse(ctx, actor, params.id, body.isPublished),
  );
  route(ctx, router, endpoints.remove, ({ params, actor }) => removeCourse(ctx, actor, params.id));
  route(ctx, router, endpoints.addLesson, ({ params, body, actor }) =>
    addLesson(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.editLesson, ({ params, body, actor }) =>
    editLesson(ctx, actor, params, body.title),
  );
  route(ctx, router, endpoints.removeLesson, ({ params, actor }) => removeLesson(ctx, actor, params));
  route(ctx, router, endpoints.orderLessons, ({ params, body, actor }) =>
    orderLessons(ctx, actor, params.id, body.lessonIds),
  );
  route(ctx, router, endpoints.enroll, ({ params, actor }) => enroll(ctx, actor, params.id));
  route(ctx, router, endpoints.leave, ({ params, actor }) => leaveCourse(ctx, actor, params.id));
  route(ctx, router, endpoints.playLesson, ({ params, actor }) => playLesson(ctx, actor, params.id));
  route(ctx, router, endpoints.finishLesson, ({ params, body, actor }) =>
    finishLesson(ctx, actor, params.id, body.isFinished),
  );
  route(ctx, router, endpoints.reviews, ({ params, query, actor }) =>
    listReviews(forReading(ctx, actor), actor, params.id, query),
  );
  route(ctx, router, endpoints.review, ({ params, body, actor }) =>
    reviewCourse(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.removeReview, ({ params, actor }) => removeReview(ctx, actor, params.id));
  route(ctx, router, endpoints.figures, ({ params, actor }) =>
    readFigures(forReading(ctx, actor), actor, params.id),
  );
  route(ctx, router, endpoints.instructors, ({ actor }) => readInstructors(actor));
  return router;
}
