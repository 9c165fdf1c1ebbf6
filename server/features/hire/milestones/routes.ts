import { Router } from 'express';
import { hireWorkEndpoints as endpoints } from '#shared/hire/milestones/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { addFile, createFileUrl, listFiles } from '../files/files.ts';
import {
  agreeToMilestone,
  approveMilestone,
  askMilestoneChanges,
  changeMilestone,
  completeMilestone,
  dropMilestone,
  listMilestones,
  proposeMilestone,
} from './milestones.ts';

export function hireWorkRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.milestones, ({ params, actor }) => listMilestones(ctx, actor, params.id));
  route(ctx, router, endpoints.propose, ({ params, body, actor }) =>
    proposeMilestone(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.change, ({ params, body, actor }) =>
    changeMilestone(ctx, actor, params, body),
  );
  route(ctx, router, endpoints.drop, ({ params, actor }) => dropMilestone(ctx, actor, params));
  route(ctx, router, endpoints.agree, ({ params, body, actor }) =>
    agreeToMilestone(ctx, actor, params, body?.updatedAt),
  );
  route(ctx, router, endpoints.complete, ({ params, body, actor }) =>
    completeMilestone(ctx, actor, params, body.notes),
  );
  route(ctx, router, endpoints.approve, ({ params, body, actor }) =>
    approveMilestone(ctx, actor, params, body.notes),
  );
  route(ctx, router, endpoints.changes, ({ params, body, actor }) =>
    askMilestoneChanges(ctx, actor, params, body.notes),
  );
  route(ctx, router, endpoints.files, ({ params, actor }) => listFiles(ctx, actor, params.id));
  route(ctx, router, endpoints.fileUrl, ({ params, body, actor }) =>
    createFileUrl(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.addFile, ({ params, body, actor }) => addFile(ctx, actor, params.id, body));
  return router;
}
