import { Router } from 'express';
import { followEndpoints as endpoints } from '#shared/follows/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { listFollowers, listFollowing, toggleFollow } from './service.ts';

export function followRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.toggle, ({ params, actor }) => toggleFollow(ctx, actor, params.id));
  route(ctx, router, endpoints.followers, ({ params, query, actor }) =>
    listFollowers(forReading(ctx, actor, params.id), actor, params.id, query),
  );
  route(ctx, router, endpoints.following, ({ params, query, actor }) =>
    listFollowing(forReading(ctx, actor, params.id), actor, params.id, query),
  );
  return router;
}
