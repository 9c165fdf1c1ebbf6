import { awardEndpoints } from '#shared/awards/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { awardRoutes } from './routes.ts';
import { giveAwards } from './jobs.ts';
import { memberData } from './member-data.ts';

export const awards: Feature = {
  memberData,
  endpoints: [awardEndpoints],
  routes: [awardRoutes],
  jobs: {
    'give-awards': { cron: every(60, { offset: 5 }), run: giveAwards },
  },
};
