import { courseEndpoints } from '#shared/courses/contract.ts';
import type { Feature } from '#server/feature.ts';
import { courseRoutes } from './routes.ts';
import { memberData } from './member-data.ts';

export const courses: Feature = {
  memberData,
  endpoints: [courseEndpoints],
  routes: [courseRoutes],
};
