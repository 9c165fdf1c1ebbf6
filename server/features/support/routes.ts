import { Router } from 'express';
import { supportEndpoints as endpoints } from '#shared/support/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { answerRequest, askSupport, listOwnRequests, listQueue } from './service.ts';

export function supportRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.ask, ({ actor, body }) => askSupport(ctx, actor, body));
  route(ctx, router, endpoints.mine, ({ actor, query }) => listOwnRequests(ctx, actor, query));
  route(ctx, router, endpoints.queue, ({ actor, query }) => listQueue(ctx, actor, query));
  route(ctx, router, endpoints.answer, ({ actor, params, body }) =>
    answerRequest(ctx, actor, params.id, body.answer),
  );
  return router;
}
