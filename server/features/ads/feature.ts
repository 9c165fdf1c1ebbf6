import { adEndpoints } from '#shared/ads/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { sweepAdEvents } from './jobs.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';
import { activeAds, createCounting } from './service.ts';

export const ads: Feature = {
  memberData,
  forgetMember,
  endpoints: [
    handle(adEndpoints, (ctx) => {
      const count = createCounting(ctx);
      return {
        active: ({ query }) => activeAds(ctx.reads, query.type),
        impression: ({ params, actor, address }) => count('impression', params.id, { actor, address }),
        click: ({ params, actor, address }) => count('click', params.id, { actor, address }),
        play: ({ params, actor, address }) => count('play', params.id, { actor, address }),
        skip: ({ params, actor, address }) => count('skip', params.id, { actor, address }),
      };
    }),
  ],
  jobs: {
    'sweep-ad-events': { cron: every(60, { offset: 41 }), run: sweepAdEvents },
  },
};
