import { Router } from 'express';
import { hireDealEndpoints as endpoints } from '#shared/hire/escrow/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { listProjectReviews, readMemberReviews, reviewProject } from './service.ts';

export function hireReviewRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.review, ({ params, body, actor }) =>
    reviewProject(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.reviews, ({ params, actor }) => listProjectReviews(ctx, actor, params.id));
  route(ctx, router, endpoints.memberReviews, ({ params, actor }) =>
    readMemberReviews(ctx, actor, params.id),
  );
  return router;
}
