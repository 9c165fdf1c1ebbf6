import { Router } from 'express';
import { refundEndpoints as endpoints } from '#shared/orders/refunds/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import {
  acceptRefund,
  askRefund,
  declineRefund,
  giveRefund,
  listRefundCases,
  withdrawRefund,
} from './service.ts';

export function refundRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.ask, ({ params, body, actor }) =>
    askRefund(ctx, actor, params.id, body.reason),
  );
  route(ctx, router, endpoints.withdraw, ({ params, actor }) => withdrawRefund(ctx, actor, params.id));
  route(ctx, router, endpoints.accept, ({ params, actor }) => acceptRefund(ctx, actor, params.id));
  route(ctx, router, endpoints.decline, ({ params, body, actor }) =>
    declineRefund(ctx, actor, params.id, body.answer),
  );
  route(ctx, router, endpoints.give, ({ params, body, actor }) =>
    giveRefund(ctx, actor, params.id, body.reason),
  );
  route(ctx, router, endpoints.waiting, ({ query, actor }) => listRefundCases(ctx, actor, query));
  return router;
}
