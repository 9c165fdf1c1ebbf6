import { Router } from 'express';
import { portfolioEndpoints as endpoints } from '#shared/portfolios/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { addPiece, editPiece, listPortfolio, orderPortfolio, removePiece } from './service.ts';

export function portfolioRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ params, actor }) =>
    listPortfolio(forReading(ctx, actor), actor, params.id),
  );
  route(ctx, router, endpoints.create, ({ body, actor }) => addPiece(ctx, actor, body));
  route(ctx, router, endpoints.edit, ({ params, body, actor }) => editPiece(ctx, actor, params.id, body));
  route(ctx, router, endpoints.remove, ({ params, actor }) => removePiece(ctx, actor, params.id));
  route(ctx, router, endpoints.order, ({ body, actor }) => orderPortfolio(ctx, actor, body.ids));
  return router;
}
