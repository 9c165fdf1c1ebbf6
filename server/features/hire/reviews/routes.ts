import { Router } from 'express';
import { hireReviewEndpoints as endpoints } from '#shared/hire/reviews/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { listProjectReviews, listMemberReviews, reviewProject } from './service.ts';

export function hireReviewRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.review, ({ params, body, actor }) =>
    reviewProject(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.ofProject, ({ params, actor }) => listProjectReviews(ctx, actor, params.id));
  route(ctx, router, endpoints.ofMember, ({ params, actor }) =>
    listMemberReviews(forReading(ctx, actor), actor, params.id),
  );
  return router;
}
