import { Router } from 'express';
import { settingsEndpoints as endpoints } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { changePrices, changeSupport, changeSwitch, readOffice } from './change.ts';

export function settingsRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.read, () => readOffice(ctx));
  route(ctx, router, endpoints.changePrices, ({ actor, body }) => changePrices(ctx, actor, body));
  route(ctx, router, endpoints.changeSupport, ({ actor, body }) =>
    changeSupport(ctx, actor, body.supportEmail),
  );
  route(ctx, router, endpoints.changeSwitch, ({ actor, params, body }) =>
    changeSwitch(ctx, actor, params.name, body.isOpen),
  );
  return router;
}
