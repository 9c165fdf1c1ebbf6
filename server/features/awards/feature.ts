import { awardEndpoints } from '#shared/awards/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { giveAwards } from './jobs.ts';
import { memberData } from './member-data.ts';
import { latestAwards, listAwards } from './service.ts';

export const awards: Feature = {
  memberData,
  endpoints: [
    handle(awardEndpoints, (ctx) => ({
      latest: ({ actor }) => latestAwards(forReading(ctx, actor), actor),
      history: ({ params, query, actor }) => listAwards(forReading(ctx, actor), actor, params.id, query),
    })),
  ],
  jobs: {
    'give-awards': { cron: every(60, { offset: 5 }), run: giveAwards },
  },
};
