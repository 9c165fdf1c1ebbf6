import { Router } from 'express';
import { receiptEndpoints as endpoints } from '#shared/receipts/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { createReceipt, listOwnReceipts, readReceipt, verifyReceipt } from './service.ts';

export function receiptRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.mine, ({ query, actor }) => listOwnReceipts(ctx, actor, query));
  route(ctx, router, endpoints.get, ({ params, actor }) => readReceipt(ctx, actor, params.id));
  route(ctx, router, endpoints.create, ({ body, actor }) => createReceipt(ctx, actor, body));
  route(ctx, router, endpoints.verify, ({ params }) => verifyReceipt(ctx, params.code));
  return router;
}
