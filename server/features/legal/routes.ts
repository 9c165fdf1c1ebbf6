import { Router } from 'express';
import { legalEndpoints, legalOfficeEndpoints } from '#shared/legal/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { agreeToTerms } from './agree.ts';
import { publishVersion } from './publish.ts';
import { readLegal, readSource, readStatus } from './read.ts';

export function legalRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, legalEndpoints.read, ({ params, query, actor }) =>
    readLegal(ctx, actor, params.page, query.version),
  );
  route(ctx, router, legalEndpoints.agree, ({ actor, body }) => agreeToTerms(ctx, actor, body.version));
  route(ctx, router, legalOfficeEndpoints.status, () => readStatus(ctx));
  route(ctx, router, legalOfficeEndpoints.source, ({ params }) =>
    readSource(ctx, params.page, params.version),
  );
  route(ctx, router, legalOfficeEndpoints.publish, ({ actor, params, body }) =>
    publishVersion(ctx, actor, params.page, body),
  );
  return router;
}
