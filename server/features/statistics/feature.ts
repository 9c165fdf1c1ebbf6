import { statisticsEndpoints } from '#shared/statistics/contract.ts';
import type { Context } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { closeSums } from './close.ts';
import { statisticsCsvRouter } from './csv-router.ts';
import { dropOldSums } from './jobs.ts';
import { memberData } from './member-data.ts';
import { keepPartitions } from './partitions.ts';
import { recordViews, recordWatched } from './record.ts';
import { readHiring, readSearches, readStatistics, readTaught, readWorks } from './service.ts';

function listen(ctx: Context): void {
  ctx.events.on('artworks.viewed', (tx, { views }) => recordViews(ctx, tx, views));
  ctx.events.on('video.watched', async (_tx, watched) => recordWatched(ctx, watched));
}

export const statistics: Feature = {
  memberData,
  endpoints: [
    handle(statisticsEndpoints, (ctx) => ({
      read: ({ actor, query }) => readStatistics(ctx.reads, actor, query),
      works: ({ actor, query }) => readWorks(ctx.reads, actor, query),
      searches: ({ actor, query }) => readSearches(ctx.reads, actor, query),
      teaching: ({ actor }) => readTaught(ctx.reads, actor),
      hiring: ({ actor }) => readHiring(ctx.reads, actor),
    })),
  ],
  rawRoutes: { paths: ['GET /api/statistics/csv'], mount: [statisticsCsvRouter] },
  jobs: {
    'close-sums': { cron: every(15, { offset: 7 }), run: closeSums, isRunAtStart: true },
    'keep-view-partitions': { cron: '20 3 * * *', run: keepPartitions, isRunAtStart: true },
    'drop-old-sums': { cron: '40 3 * * *', run: dropOldSums },
  },
  listen: [listen],
};
