import { Router } from 'express';
import { statisticsEndpoints as endpoints } from '#shared/statistics/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { readHiring, readSearches, readStatistics, readTaught, readWorks } from './service.ts';

export function statisticsRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.read, ({ actor, query }) => readStatistics(ctx.reads, actor, query));
  route(ctx, router, endpoints.works, ({ actor, query }) => readWorks(ctx.reads, actor, query));
  route(ctx, router, endpoints.searches, ({ actor, query }) => readSearches(ctx.reads, actor, query));
  route(ctx, router, endpoints.teaching, ({ actor }) => readTaught(ctx.reads, actor));
  route(ctx, router, endpoints.hiring, ({ actor }) => readHiring(ctx.reads, actor));
  return router;
}
