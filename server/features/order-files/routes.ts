import { Router } from 'express';
import { orderFileEndpoints as endpoints } from '#shared/order-files/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { findOrderFiles } from './service.ts';

export function orderFileRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, async ({ params, actor }) => {
    const { files } = await findOrderFiles(ctx, actor, params.id);
    return files.map(({ file }) => file);
  });
  return router;
}
