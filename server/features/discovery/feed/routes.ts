import { Router } from 'express';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { listArtworks } from './service.ts';

export function feedRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, feedEndpoints.list, ({ query, actor }) => listArtworks(ctx, actor, query));
  return router;
}
