import { sql } from 'drizzle-orm';
import { statisticsEndpoints } from '#shared/statistics/contract.ts';
import type { Context } from '#server/context.ts';
import { type Feature, inDollars } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { closeSums } from './close.ts';
import { statisticsCsvRouter } from './csv-router.ts';
import { keepPartitions } from './partitions.ts';
import { recordViews, recordWatched } from './record.ts';
import { readHiring, readSearches, readStatistics, readTaught, readWorks } from './service.ts';

/** Two periods of 12 months need them where a day of the member's zone begins and ends. */
const KEPT = sql`interval '26 months'`;

/** Days are kept; the shorter sums only as long as they are read. */
async function dropOldSums(ctx: Context): Promise<void> {
  const before = sql`${ctx.clock.now().toISOString()}::timestamptz - ${KEPT}`;
  for (const table of ['work_sums', 'artist_sums', 'search_sums'])
    await ctx.db.execute(sql`delete from ${sql.raw(table)} where minutes < 1440 and start < ${before}`);
}

function listen(ctx: Context): void {
  ctx.events.on('artworks.viewed', (tx, { views }) => recordViews(ctx, tx, views));
  ctx.events.on('video.watched', async (_tx, watched) => recordWatched(ctx, watched));
}

export const statistics: Feature = {
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
  memberData: [
    {
      table: 'view_events',
      // Dropped after 90 days.
      columns: { artist_id: 'kept' },
      exported: { reason: 'totals are in statistics; no viewer is named' },
    },
    {
      table: 'artist_sums',
      columns: { artist_id: 'removed' },
      exported: {
        file: 'statistics',
        rows: `select minutes, start, views, visitors, likes, saves, followers, from_feed, from_search, from_profile, from_link, from_collection,
          checkouts, sold, ${inDollars('earned_cents')} as earned
        from artist_sums where artist_id = $1 order by start, minutes`,
      },
    },
    {
      table: 'search_sums',
      columns: { artist_id: 'removed' },
      exported: { reason: 'words that too few members typed are not shown to the artist' },
    },
    {
      table: 'searchers',
      columns: { artist_id: 'removed' },
      exported: { reason: 'see search_sums' },
    },
  ],
};
