import { Router } from 'express';
import { courseEndpoints as endpoints } from '#shared/contracts/courses.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { listCourses } from './service.ts';

export function courseRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ query, actor }) => listCourses(ctx, actor, query));
  return router;
}
