import { alertEndpoints } from '#shared/alerts/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { matchSearches, removeOldMatches } from './jobs.ts';
import { enqueueWork } from './match-queries.ts';
import { listSearches } from './queries.ts';
import { editSearch, rememberSeen, removeSearch, saveSearch } from './service.ts';

export const alerts: Feature = {
  endpoints: [
    handle(alertEndpoints, (ctx) => ({
      list: ({ actor }) => listSearches(forReading(ctx, actor).db, actor.id),
      create: ({ body, actor }) => saveSearch(ctx, actor, body),
      edit: ({ params, body, actor }) => editSearch(ctx, actor, params.id, body),
      remove: ({ params, actor }) => removeSearch(ctx, actor, params.id),
      see: ({ params, actor }) => rememberSeen(ctx, actor, params.id),
    })),
  ],
  jobs: {
    'match-saved-searches': { cron: every(1), run: matchSearches },
    'remove-old-matches': { cron: '47 3 * * *', run: removeOldMatches },
  },
  listen: [
    ({ events, clock }) =>
      events.on('artwork.published', (tx, { artworkId }) => enqueueWork(tx, artworkId, clock.now())),
  ],
  memberData: [
    {
      table: 'saved_searches',
      columns: { user_id: 'removed' },
      exported: {
        file: 'saved-searches',
        rows: `select s.name, s.search, s.words, s.filters, s.channel, s.paused_at, s.seen_at, s.created_at,
          (select count(*) from alert_matches m where m.search_id = s.id) as works_found
        from saved_searches s where s.user_id = $1 order by s.created_at, s.id`,
      },
    },
  ],
};
