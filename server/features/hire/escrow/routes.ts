import { Router } from 'express';
import { hireDealEndpoints as endpoints } from '#shared/hire/escrow/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { acceptApplication } from './accept.ts';
import { cancelProject } from './cancel.ts';
import { deliverWork, requestChanges } from './project-actions.ts';
import { approveWork, payFinalPayment } from './final-payment.ts';

export function hireDealRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.accept, ({ params, body, actor }) =>
    acceptApplication(ctx, actor, {
      projectId: params.id,
      applicationId: body.applicationId,
      seen: body.updatedAt,
    }),
  );
  route(ctx, router, endpoints.deliver, ({ params, body, actor }) =>
    deliverWork(ctx, actor, params.id, body.note),
  );
  route(ctx, router, endpoints.requestChanges, ({ params, body, actor }) =>
    requestChanges(ctx, actor, params.id, body.note),
  );
  route(ctx, router, endpoints.approve, ({ params, actor }) => approveWork(ctx, actor, params.id));
  route(ctx, router, endpoints.payFinal, ({ params, actor }) => payFinalPayment(ctx, actor, params.id));
  route(ctx, router, endpoints.cancel, ({ params, actor }) => cancelProject(ctx, actor, params.id));
  return router;
}
