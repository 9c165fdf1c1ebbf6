import { Router } from 'express';
import { sessionEndpoints as endpoints } from '#shared/accounts/sessions/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { listSessions, signOutOthers, signOutSession } from './service.ts';

export function sessionRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ actor, sid }) => listSessions(ctx, actor, sid));
  route(ctx, router, endpoints.signOut, ({ actor, params }) => signOutSession(ctx, actor, params.id));
  route(ctx, router, endpoints.signOutOthers, ({ actor, sid }) => signOutOthers(ctx, actor, sid));
  return router;
}
