import { courseEndpoints } from '#shared/courses/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { courseRoutes } from './routes.ts';
import { forgetMember } from './forget.ts';
import { removeCoursesLeft } from './teach.ts';
import { memberData } from './member-data.ts';

export const courses: Feature = {
  memberData,
  forgetMember,
  endpoints: [courseEndpoints],
  routes: [courseRoutes],
  jobs: { 'remove-courses-left': { cron: every(60, { offset: 41 }), run: removeCoursesLeft } },
};
