import { Router } from 'express';
import { awardEndpoints as endpoints } from '#shared/contracts/awards.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { latestAwards } from './service.ts';

export function awardRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.latest, () => latestAwards(ctx));
  return router;
}
