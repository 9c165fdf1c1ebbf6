import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { homeEndpoints } from '#shared/discovery/home/contract.ts';
import { searchEndpoints } from '#shared/discovery/search/contract.ts';
import { searchCountEndpoints } from '#shared/discovery/search/counts-contract.ts';
import { similarEndpoints } from '#shared/discovery/similar/contract.ts';
import type { Feature } from '#server/feature.ts';
import { createFeaturedArtists } from '#server/features/accounts/public.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import type { Context } from '#server/context.ts';
import { refreshFeeds } from './feed/jobs.ts';
import { countSearchWords } from './search/jobs.ts';
import { createLanding, listCredits, siteConfig } from './landing/service.ts';
import { listArtworks } from './feed/service.ts';
import { readNews } from './home/service.ts';
import { listMediums, suggestArtists, suggestWorks } from './home/suggest.ts';
import { readSimilar } from './similar/service.ts';
import { countFacets } from './search/facets.ts';
import { searchArtists, suggest, summarize } from './search/service.ts';
import { lockFeeds, reposition } from './feed/score-queries.ts';

/** A moderator's choice comes first at once; the next computation sorts the others. */
function subscribeFeed({ events }: Context): void {
  events.on('artwork.changed', async (tx, { artworkId }) => {
    await lockFeeds(tx);
    await reposition(tx, artworkId);
  });
}

export const discovery: Feature = {
  endpoints: [
    handle(siteEndpoints, (ctx) => {
      const landing = createLanding(ctx.reads);
      return {
        config: () => siteConfig(ctx),
        landing: () => landing(),
        credits: () => listCredits(ctx.reads),
      };
    }),
    handle(feedEndpoints, (ctx) => ({
      list: ({ query, actor }) => listArtworks(ctx, actor, query),
    })),
    handle(homeEndpoints, (ctx) => {
      const featured = createFeaturedArtists(ctx);
      return {
        news: ({ actor, query }) => readNews(ctx, actor, query.since),
        mediums: ({ actor }) => listMediums(ctx, actor),
        artists: async ({ actor, query }) => suggestArtists(ctx, actor, await featured(actor), query.mediums),
        firstWorks: ({ actor, query }) => suggestWorks(ctx, actor, query.mediums),
      };
    }),
    handle(searchEndpoints, (ctx) => ({
      suggest: ({ query, actor }) => suggest(forReading(ctx, actor), actor, query.q),
      artists: ({ query, actor }) => searchArtists(forReading(ctx, actor), actor, query),
    })),
    handle(searchCountEndpoints, (ctx) => ({
      summary: ({ query, actor }) => summarize(forReading(ctx, actor), actor, query),
      facets: ({ query, actor }) => countFacets(forReading(ctx, actor), actor, query),
    })),
    handle(similarEndpoints, (ctx) => ({
      similar: ({ params, actor }) => readSimilar(forReading(ctx, actor, params.id), actor, params.id),
    })),
  ],
  jobs: {
    'refresh-feeds': { cron: every(5), run: refreshFeeds, isRunAtStart: true },
    'count-search-words': { cron: '53 3 * * *', run: countSearchWords },
  },
  listen: [subscribeFeed],
  memberData: [
    {
      table: 'artist_search',
      columns: { user_id: 'removed' },
      exported: { reason: 'derived from the profile' },
    },
  ],
};
