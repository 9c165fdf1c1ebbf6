import { Router } from 'express';
import { awardEndpoints as endpoints } from '#shared/awards/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { latestAwards, listAwards } from './service.ts';

export function awardRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.latest, ({ actor }) => latestAwards(forReading(ctx, actor), actor));
  route(ctx, router, endpoints.history, ({ params, query, actor }) =>
    listAwards(forReading(ctx, actor), actor, params.id, query),
  );
  return router;
}
