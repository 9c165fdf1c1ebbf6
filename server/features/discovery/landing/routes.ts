import { Router } from 'express';
import { siteEndpoints as endpoints } from '#shared/discovery/landing/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { createLanding, listCredits, siteConfig } from './service.ts';

export function siteRoutes(ctx: Context): Router {
  const router = Router();
  const landing = createLanding(ctx.reads);
  route(ctx, router, endpoints.config, () => siteConfig(ctx));
  route(ctx, router, endpoints.landing, () => landing());
  route(ctx, router, endpoints.credits, () => listCredits(ctx.reads));
  return router;
}
