import { Router } from 'express';
import { videoImportEndpoints as endpoints } from '#shared/videos/imports/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { createImport, describeLink } from './service.ts';

export function videoImportRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.meta, ({ body, actor }) => describeLink(ctx, actor.id, body.url));
  route(ctx, router, endpoints.get, ({ body, actor }) => createImport(ctx, actor.id, body.url));
  return router;
}
