import { supportEndpoints } from '#shared/support/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { memberData } from './member-data.ts';
import { answerRequest, askSupport, listOwnRequests, listQueue } from './service.ts';

export const support: Feature = {
  memberData,
  endpoints: [
    handle(supportEndpoints, (ctx) => ({
      ask: ({ actor, body }) => askSupport(ctx, actor, body),
      mine: ({ actor, query }) => listOwnRequests(ctx, actor, query),
      queue: ({ actor, query }) => listQueue(ctx, actor, query),
      answer: ({ actor, params, body }) => answerRequest(ctx, actor, params.id, body.answer),
    })),
  ],
};
