import { portfolioEndpoints } from '#shared/portfolios/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { addPiece, editPiece, listPortfolio, orderPortfolio, removePiece } from './service.ts';

export const portfolios: Feature = {
  endpoints: [
    handle(portfolioEndpoints, (ctx) => ({
      list: ({ params, actor }) => listPortfolio(forReading(ctx, actor), actor, params.id),
      create: ({ body, actor }) => addPiece(ctx, actor, body),
      edit: ({ params, body, actor }) => editPiece(ctx, actor, params.id, body),
      remove: ({ params, actor }) => removePiece(ctx, actor, params.id),
      order: ({ body, actor }) => orderPortfolio(ctx, actor, body.ids),
    })),
  ],
  memberData: [
    {
      table: 'designer_portfolios',
      columns: { user_id: 'removed' },
      exported: {
        file: 'portfolio',
        omits: ['width', 'height', 'placeholder'],
        rows: `select title, description, image_url, project_url, category, skills, featured, is_hidden, created_at, updated_at
        from designer_portfolios where user_id = $1 order by position, created_at, id`,
      },
    },
  ],
};
