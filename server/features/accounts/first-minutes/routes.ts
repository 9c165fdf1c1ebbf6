import { Router } from 'express';
import { firstMinutesEndpoints } from '#shared/accounts/first-minutes/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { saveFirstMinutes } from './queries.ts';

export function firstMinutesRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, firstMinutesEndpoints.change, ({ actor, body }) =>
    saveFirstMinutes(ctx.db, actor.id, body, ctx.clock.now()),
  );
  return router;
}
