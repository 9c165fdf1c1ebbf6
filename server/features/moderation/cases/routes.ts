import { Router } from 'express';
import { caseEndpoints as endpoints } from '#shared/moderation/cases/contract.ts';
import { logEndpoints } from '#shared/moderation/log/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { listTeam } from '../log/queries.ts';
import { readLog } from '../log/read-log.ts';
import { appealDecision, readStatement, readSuspension } from './appeal.ts';
import { decideCase } from './decide.ts';
import { readFigures, readQueue } from './queue.ts';
import { readCase } from './read-case.ts';
import { handBackEntry, takeEntry } from './take.ts';

export function caseRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.queue, ({ query, actor }) => readQueue(ctx, actor, query));
  route(ctx, router, endpoints.figures, ({ query, actor }) => readFigures(ctx, actor, query.show));
  route(ctx, router, endpoints.take, ({ params, actor }) => takeEntry(ctx, actor, params));
  route(ctx, router, endpoints.handBack, ({ params, actor }) => handBackEntry(ctx, actor, params));
  route(ctx, router, endpoints.get, ({ params, actor }) => readCase(ctx, actor, params.id));
  route(ctx, router, endpoints.decide, ({ params, body, actor }) => decideCase(ctx, actor, params.id, body));
  route(ctx, router, endpoints.statement, ({ params, actor }) => readStatement(ctx, actor, params.id));
  route(ctx, router, endpoints.suspension, ({ actor }) => readSuspension(ctx, actor));
  route(ctx, router, endpoints.appeal, ({ params, body, actor }) =>
    appealDecision(ctx, actor, params.id, body.words),
  );
  route(ctx, router, logEndpoints.log, ({ query: { limit, cursor, ...filters } }) =>
    readLog(ctx, filters, { limit, cursor }),
  );
  route(ctx, router, logEndpoints.team, () => listTeam(ctx.db));
  return router;
}
