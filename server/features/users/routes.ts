import { Router } from 'express';
import { userEndpoints } from '#shared/contracts/users.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { completeProfile, getOwnProfile } from './service.ts';

export function userRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, userEndpoints.current, ({ actor }) => getOwnProfile(ctx, actor.id));
  route(ctx, router, userEndpoints.completeProfile, ({ actor, body }) =>
    completeProfile(ctx, actor.id, body),
  );
  return router;
}
