import { Router } from 'express';
import { uploadEndpoints as endpoints } from '#shared/uploads/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { processImage } from './service.ts';

export function uploadRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.processImage, ({ body, actor }) => processImage(ctx, actor.id, body.imageUrl));
  return router;
}
