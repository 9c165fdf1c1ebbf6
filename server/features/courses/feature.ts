import { courseEndpoints } from '#shared/courses/contract.ts';
import type { Feature } from '#server/feature.ts';
import { courseRoutes } from './routes.ts';

export const courses: Feature = {
  endpoints: [courseEndpoints],
  routes: [courseRoutes],
};
