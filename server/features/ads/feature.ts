import { adEndpoints } from '#shared/ads/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { adRoutes } from './routes.ts';
import { sweepAdEvents } from './jobs.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';

export const ads: Feature = {
  memberData,
  forgetMember,
  endpoints: [adEndpoints],
  routes: [adRoutes],
  jobs: {
    'sweep-ad-events': { cron: every(60, { offset: 41 }), run: sweepAdEvents },
  },
};
