import { Router } from 'express';
import { purchaseEndpoints as endpoints } from '#shared/orders/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { confirmReceipt, setAddress, shipOrder, showOnProfile } from './fulfillment.ts';
import { listOwnPurchases, listSales, readPurchase, readSale, startPurchase } from './service.ts';

export function purchaseRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.createIntent, ({ body, actor }) => startPurchase(ctx, actor, body));
  route(ctx, router, endpoints.mine, ({ query, actor }) => listOwnPurchases(ctx, actor, query));
  route(ctx, router, endpoints.sales, ({ params, query, actor }) =>
    listSales(ctx, actor, params.userId, query),
  );
  route(ctx, router, endpoints.sale, ({ params, actor }) => readSale(ctx, actor, params.id));
  route(ctx, router, endpoints.setAddress, ({ params, body, actor }) =>
    setAddress(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.ship, ({ params, body, actor }) => shipOrder(ctx, actor, params.id, body));
  route(ctx, router, endpoints.confirm, ({ params, actor }) => confirmReceipt(ctx, actor, params.id));
  route(ctx, router, endpoints.show, ({ params, body, actor }) =>
    showOnProfile(ctx, actor, params.id, body.isShown),
  );
  route(ctx, router, endpoints.get, ({ params, actor }) => readPurchase(ctx, actor, params.id));
  return router;
}
