import { Router } from 'express';
import { homeEndpoints } from '#shared/discovery/home/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { readNews } from './service.ts';

export function homeRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, homeEndpoints.news, ({ actor, query }) => readNews(ctx, actor, query.since));
  return router;
}
