import { Router } from 'express';
import { homeEndpoints } from '#shared/discovery/home/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { createFeaturedArtists } from '#server/features/accounts/public.ts';
import { readNews } from './service.ts';
import { listMediums, suggestArtists, suggestWorks } from './suggest.ts';

export function homeRoutes(ctx: Context): Router {
  const router = Router();
  const featured = createFeaturedArtists(ctx);
  route(ctx, router, homeEndpoints.news, ({ actor, query }) => readNews(ctx, actor, query.since));
  route(ctx, router, homeEndpoints.mediums, ({ actor }) => listMediums(ctx, actor));
  route(ctx, router, homeEndpoints.artists, async ({ actor, query }) =>
    suggestArtists(ctx, actor, await featured(actor), query.mediums),
  );
  route(ctx, router, homeEndpoints.firstWorks, ({ actor, query }) => suggestWorks(ctx, actor, query.mediums));
  return router;
}
