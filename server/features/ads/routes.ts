import { Router } from 'express';
import { adEndpoints as endpoints } from '#shared/ads/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { activeAds, createCounting } from './service.ts';

export function adRoutes(ctx: Context): Router {
  const router = Router();
  const count = createCounting(ctx);
  route(ctx, router, endpoints.active, ({ query }) => activeAds(ctx.reads, query.type));
  for (const event of ['impression', 'click', 'play', 'skip'] as const) {
    route(ctx, router, endpoints[event], ({ params, actor, address }) =>
      count(event, params.id, { actor, address }),
    );
  }
  return router;
}
