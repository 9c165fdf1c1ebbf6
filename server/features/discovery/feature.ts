import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { homeEndpoints } from '#shared/discovery/home/contract.ts';
import { searchEndpoints } from '#shared/discovery/search/contract.ts';
import { searchCountEndpoints } from '#shared/discovery/search/counts-contract.ts';
import { similarEndpoints } from '#shared/discovery/similar/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { siteRoutes } from './landing/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { refreshFeeds } from './feed/jobs.ts';
import { countSearchWords } from './search/jobs.ts';
import { subscribeFeed } from './feed/subscribe.ts';
import { memberData } from './member-data.ts';

export const discovery: Feature = {
  memberData,
  endpoints: [
    siteEndpoints,
    feedEndpoints,
    homeEndpoints,
    searchEndpoints,
    searchCountEndpoints,
    similarEndpoints,
  ],
  routes: [siteRoutes, feedRoutes, homeRoutes, searchRoutes],
  jobs: {
    'refresh-feeds': { cron: every(5), run: refreshFeeds, isRunAtStart: true },
    'count-search-words': { cron: '53 3 * * *', run: countSearchWords },
  },
  listen: [subscribeFeed],
};
