import { Router } from 'express';
import { searchEndpoints as endpoints } from '#shared/discovery/search/contract.ts';
import { searchCountEndpoints } from '#shared/discovery/search/counts-contract.ts';
import { similarEndpoints } from '#shared/discovery/similar/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { readSimilar } from '../similar/service.ts';
import { countFacets } from './facets.ts';
import { searchArtists, suggest, summarize } from './service.ts';

export function searchRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.suggest, ({ query, actor }) =>
    suggest(forReading(ctx, actor), actor, query.q),
  );
  route(ctx, router, searchCountEndpoints.summary, ({ query, actor }) =>
    summarize(forReading(ctx, actor), actor, query),
  );
  route(ctx, router, searchCountEndpoints.facets, ({ query, actor }) =>
    countFacets(forReading(ctx, actor), actor, query),
  );
  route(ctx, router, similarEndpoints.similar, ({ params, actor }) =>
    readSimilar(forReading(ctx, actor, params.id), actor, params.id),
  );
  route(ctx, router, endpoints.artists, ({ query, actor }) =>
    searchArtists(forReading(ctx, actor), actor, query),
  );
  return router;
}
