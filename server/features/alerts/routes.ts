import { Router } from 'express';
import { alertEndpoints as endpoints } from '#shared/alerts/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { listSearches } from './queries.ts';
import { editSearch, rememberSeen, removeSearch, saveSearch } from './service.ts';

export function alertRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ actor }) => listSearches(forReading(ctx, actor).db, actor.id));
  route(ctx, router, endpoints.create, ({ body, actor }) => saveSearch(ctx, actor, body));
  route(ctx, router, endpoints.edit, ({ params, body, actor }) => editSearch(ctx, actor, params.id, body));
  route(ctx, router, endpoints.remove, ({ params, actor }) => removeSearch(ctx, actor, params.id));
  route(ctx, router, endpoints.see, ({ params, actor }) => rememberSeen(ctx, actor, params.id));
  return router;
}
