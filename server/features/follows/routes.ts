import { Router } from 'express';
import { followEndpoints as endpoints } from '#shared/follows/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { getFollowers, getFollowing, toggleFollow } from './service.ts';

export function followRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.toggle, ({ params, actor }) => toggleFollow(ctx, actor, params.id));
  route(ctx, router, endpoints.followers, ({ params, query, actor }) =>
    getFollowers(ctx, actor, params.id, query),
  );
  route(ctx, router, endpoints.following, ({ params, query, actor }) =>
    getFollowing(ctx, actor, params.id, query),
  );
  return router;
}
