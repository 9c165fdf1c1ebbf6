import { Router } from 'express';
import { moderationEndpoints as endpoints } from '#shared/moderation/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { blockMember, listBlockedMembers, unblockMember } from './block.ts';
import { openCase } from './cases/open-own.ts';
import { featureArtwork } from './hide.ts';
import { reportToModerators } from './report.ts';

export function moderationRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.block, ({ params, actor }) => blockMember(ctx, actor, params.id));
  route(ctx, router, endpoints.unblock, ({ params, actor }) => unblockMember(ctx, actor, params.id));
  route(ctx, router, endpoints.blocked, ({ query, actor }) => listBlockedMembers(ctx, actor, query));
  route(ctx, router, endpoints.report, ({ body, actor }) => reportToModerators(ctx, actor, body));
  route(ctx, router, endpoints.featureArtwork, ({ params, body, actor }) =>
    featureArtwork(ctx, actor, params.id, body.isFeatured),
  );
  route(ctx, router, endpoints.openCase, ({ body, actor }) => openCase(ctx, actor, body));
  return router;
}
