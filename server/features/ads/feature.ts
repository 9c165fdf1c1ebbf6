import { eq } from 'drizzle-orm';
import { adEndpoints } from '#shared/ads/contract.ts';
import { adEvents } from '#shared/ads/tables.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { sweepAdEvents } from './jobs.ts';
import { activeAds, createCounting } from './service.ts';

export const ads: Feature = {
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
  async onAccountDeletion(_ctx, tx, memberId) {
    await tx.delete(adEvents).where(eq(adEvents.viewer, memberId));
  },
  memberData: [
    {
      table: 'ads',
      columns: { advertiser_id: 'removed' },
      exported: {
        file: 'ads',
        rows: `select title, type, click_url, image_url, narrow_image_url, video_url, alt_text, is_active, advertiser_name, start_date, end_date, click_count, impression_count, play_count, skip_count, amount_paid, created_at, updated_at
        from ads where advertiser_id = $1 order by created_at, id`,
      },
    },
  ],
};
