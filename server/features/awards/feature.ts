import { awardEndpoints } from '#shared/awards/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { giveAwards } from './jobs.ts';
import { latestAwards, listAwards } from './service.ts';

export const awards: Feature = {
  endpoints: [
    handle(awardEndpoints, (ctx) => ({
      latest: ({ actor }) => latestAwards(forReading(ctx, actor), actor),
      history: ({ params, query, actor }) => listAwards(forReading(ctx, actor), actor, params.id, query),
    })),
  ],
  jobs: {
    'give-awards': { cron: every(60, { offset: 5 }), run: giveAwards },
  },
  memberData: [
    {
      table: 'awards',
      // With the work that won.
      columns: { user_id: { keptIf: 'exists (select 1 from artworks a where a.id = awards.artwork_id)' } },
      exported: {
        file: 'awards',
        omits: ['created_at'],
        rows: `select w.type, w.award_date::text, a.title, w.likes_count from awards w join artworks a on a.id = w.artwork_id
        where w.user_id = $1 order by w.award_date, w.type`,
      },
    },
  ],
};
