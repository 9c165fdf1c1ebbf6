import { Router } from 'express';
import { roleEndpoints } from '#shared/accounts/role/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { changeRole } from './service.ts';

export function roleRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, roleEndpoints.change, ({ actor, params, body }) =>
    changeRole(ctx, actor, params.id, body.role),
  );
  return router;
}
