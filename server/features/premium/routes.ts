import { Router } from 'express';
import { subscriptionEndpoints as endpoints } from '#shared/premium/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import {
  finishCardChange,
  getOrCreateSubscription,
  listOwnInvoices,
  readOwnSubscription,
  readOwnUse,
  setCancelAtPeriodEnd,
  startCardChange,
} from './service.ts';

export function subscriptionRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.start, ({ actor, body }) =>
    getOrCreateSubscription(ctx, actor, body?.expectedPrice),
  );
  route(ctx, router, endpoints.mine, ({ actor }) => readOwnSubscription(ctx, actor));
  route(ctx, router, endpoints.cancel, ({ actor }) => setCancelAtPeriodEnd(ctx, actor, true));
  route(ctx, router, endpoints.resume, ({ actor }) => setCancelAtPeriodEnd(ctx, actor, false));
  route(ctx, router, endpoints.startCardChange, ({ actor }) => startCardChange(ctx, actor));
  route(ctx, router, endpoints.finishCardChange, ({ actor, body }) =>
    finishCardChange(ctx, actor, body.setupIntentId),
  );
  route(ctx, router, endpoints.invoices, ({ actor }) => listOwnInvoices(ctx, actor));
  route(ctx, router, endpoints.use, ({ actor }) => readOwnUse(ctx, actor));
  return router;
}
