import { Router } from 'express';
import { certificateEndpoints as endpoints } from '#shared/certificates/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { verifyCertificate } from './service.ts';

export function certificateRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.verify, ({ params }) => verifyCertificate(ctx, params.code));
  return router;
}
