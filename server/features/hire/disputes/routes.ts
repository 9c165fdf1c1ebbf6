import { Router } from 'express';
import { hireDisputeEndpoints as endpoints } from '#shared/hire/disputes/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { listProjectDisputes, openDispute } from './open.ts';
import { resolveDispute } from './resolve.ts';

export function hireDisputeRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.open, ({ params, body, actor }) =>
    openDispute(ctx, actor, params.id, body.reason),
  );
  route(ctx, router, endpoints.resolve, ({ params, body, actor }) =>
    resolveDispute(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.list, ({ params, actor }) => listProjectDisputes(ctx, actor, params.id));
  return router;
}
