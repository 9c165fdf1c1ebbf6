import { portfolioEndpoints } from '#shared/portfolios/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { memberData } from './member-data.ts';
import { addPiece, editPiece, listPortfolio, orderPortfolio, removePiece } from './service.ts';

export const portfolios: Feature = {
  memberData,
  endpoints: [
    handle(portfolioEndpoints, (ctx) => ({
      list: ({ params, actor }) => listPortfolio(forReading(ctx, actor), actor, params.id),
      create: ({ body, actor }) => addPiece(ctx, actor, body),
      edit: ({ params, body, actor }) => editPiece(ctx, actor, params.id, body),
      remove: ({ params, actor }) => removePiece(ctx, actor, params.id),
      order: ({ body, actor }) => orderPortfolio(ctx, actor, body.ids),
    })),
  ],
};
