import { alertEndpoints } from '#shared/alerts/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { matchSearches, removeOldMatches } from './jobs.ts';
import { enqueueWork } from './match-queries.ts';
import { memberData } from './member-data.ts';
import { alertRoutes } from './routes.ts';

export const alerts: Feature = {
  memberData,
  endpoints: [alertEndpoints],
  routes: [alertRoutes],
  jobs: {
    'match-saved-searches': { cron: every(1), run: matchSearches },
    'remove-old-matches': { cron: '47 3 * * *', run: removeOldMatches },
  },
  listen: [
    ({ events, clock }) =>
      events.on('artwork.published', (tx, { artworkId }) => enqueueWork(tx, artworkId, clock.now())),
  ],
};
