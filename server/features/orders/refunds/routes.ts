import { Router } from 'express';
import { refundEndpoints as endpoints } from '#shared/orders/refunds/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import {
  acceptRefund,
  requestRefund,
  declineRefund,
  issueRefund,
  listRefundCases,
  cancelRefundRequest,
} from './service.ts';

export function refundRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.ask, ({ params, body, actor }) =>
    requestRefund(ctx, actor, params.id, body.reason),
  );
  route(ctx, router, endpoints.withdraw, ({ params, actor }) => cancelRefundRequest(ctx, actor, params.id));
  route(ctx, router, endpoints.accept, ({ params, actor }) => acceptRefund(ctx, actor, params.id));
  route(ctx, router, endpoints.decline, ({ params, body, actor }) =>
    declineRefund(ctx, actor, params.id, body.answer),
  );
  route(ctx, router, endpoints.give, ({ params, body, actor }) =>
    issueRefund(ctx, actor, params.id, body.reason),
  );
  route(ctx, router, endpoints.waiting, ({ query, actor }) => listRefundCases(ctx, actor, query));
  return router;
}
