import { Router } from 'express';
import { hireEndpoints as endpoints } from '#shared/hire/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { applyToProject, editApplication, withdrawApplication } from './applications/apply.ts';
import { declineApplication, listApplications, shortlistApplication } from './applications/decide.ts';
import { listProjects, listActivities } from './list-projects.ts';
import { editProject, postProject } from './post-project.ts';
import { toProjectDetail } from './projects.ts';

/** Projects and applications. What follows an acceptance has its own routes. */
export function hireRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ query, actor }) =>
    listProjects(forReading(ctx, actor), actor, query),
  );
  route(ctx, router, endpoints.get, ({ params, actor }) => toProjectDetail(ctx, actor, params.id));
  route(ctx, router, endpoints.create, ({ body, actor }) => postProject(ctx, actor, body));
  route(ctx, router, endpoints.edit, ({ params, body, actor }) => editProject(ctx, actor, params.id, body));
  route(ctx, router, endpoints.apply, ({ params, body, actor }) =>
    applyToProject(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.editApplication, ({ params, body, actor }) =>
    editApplication(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.withdraw, ({ params, actor }) => withdrawApplication(ctx, actor, params.id));
  route(ctx, router, endpoints.applications, ({ params, actor }) => listApplications(ctx, actor, params.id));
  route(ctx, router, endpoints.shortlist, ({ params, body, actor }) =>
    shortlistApplication(ctx, actor, params, body.isShortlisted),
  );
  route(ctx, router, endpoints.decline, ({ params, body, actor }) =>
    declineApplication(ctx, actor, params, body.reason),
  );
  route(ctx, router, endpoints.activities, ({ params, actor }) => listActivities(ctx, actor, params.id));
  return router;
}
