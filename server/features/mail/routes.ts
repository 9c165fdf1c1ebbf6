import { Router } from 'express';
import { mailEndpoints as endpoints } from '#shared/mail/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { changeSettings, readSettings } from './settings/service.ts';
import { readUnsubscription, setUnsubscription } from './unsubscribe/service.ts';

export function mailRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.settings, ({ actor }) => readSettings(ctx, actor));
  route(ctx, router, endpoints.setSettings, ({ actor, body }) => changeSettings(ctx, actor, body));
  route(ctx, router, endpoints.unsubscription, ({ params }) => readUnsubscription(ctx, params.token));
  route(ctx, router, endpoints.setUnsubscription, ({ params, body }) =>
    setUnsubscription(ctx, params.token, body.isUnsubscribed),
  );
  return router;
}
