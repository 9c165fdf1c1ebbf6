import { supportEndpoints } from '#shared/support/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { answerRequest, askSupport, listOwnRequests, listQueue } from './service.ts';

export const support: Feature = {
  endpoints: [
    handle(supportEndpoints, (ctx) => ({
      ask: ({ actor, body }) => askSupport(ctx, actor, body),
      mine: ({ actor, query }) => listOwnRequests(ctx, actor, query),
      queue: ({ actor, query }) => listQueue(ctx, actor, query),
      answer: ({ actor, params, body }) => answerRequest(ctx, actor, params.id, body.answer),
    })),
  ],
  memberData: [
    {
      table: 'support_requests',
      columns: { user_id: 'removed', answered_by: 'kept' },
      exported: {
        file: 'support-requests',
        rows: `select subject, message, is_about_premium, answer, created_at, answered_at from support_requests
        where user_id = $1 order by created_at, id`,
      },
    },
  ],
};
