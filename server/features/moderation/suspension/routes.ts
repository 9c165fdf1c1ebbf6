import { Router } from 'express';
import { suspensionEndpoints as endpoints } from '#shared/moderation/suspension/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { endSuspension, suspendMember } from './by-admin.ts';

export function suspensionRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.start, ({ params, body, actor }) =>
    suspendMember(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.end, ({ params, actor }) => endSuspension(ctx, actor, params.id));
  return router;
}
