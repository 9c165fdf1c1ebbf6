import { Router } from 'express';
import { credentialEndpoints as endpoints } from '#shared/credentials/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { readCredentials, setAiLabel } from './service.ts';

export function credentialRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.get, ({ params, actor }) => readCredentials(ctx, actor, params.id));
  route(ctx, router, endpoints.setAiLabel, ({ params, body, actor }) =>
    setAiLabel(ctx, actor, params.id, body.isLifted),
  );
  return router;
}
