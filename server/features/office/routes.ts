import { Router } from 'express';
import { officeFiguresEndpoints as figures } from '#shared/office/figures/contract.ts';
import { firstStepsEndpoints as firstSteps } from '#shared/office/first-steps/contract.ts';
import { officeMemberEndpoints as members } from '#shared/office/members/contract.ts';
import { officeMoneyEndpoints as money } from '#shared/office/money/contract.ts';
import { officeSystemEndpoints as system } from '#shared/office/system/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { readFigures } from './figures/service.ts';
import { hideFirstSteps, readFirstSteps, sendTestEmail } from './first-steps/service.ts';
import { readMember, searchMembers, signOutEverywhere } from './members/service.ts';
import { readMoney } from './money/service.ts';
import { listEmails, listJobs, readSystem, retry, retryEmail } from './system/service.ts';

export function officeRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, figures.read, ({ query }) => readFigures(ctx, query.unit));
  route(ctx, router, firstSteps.read, () => readFirstSteps(ctx));
  route(ctx, router, firstSteps.hide, () => hideFirstSteps(ctx));
  route(ctx, router, firstSteps.testEmail, ({ actor }) => sendTestEmail(ctx, actor));
  route(ctx, router, members.list, ({ query }) => searchMembers(ctx, query));
  route(ctx, router, members.get, ({ params }) => readMember(ctx, params.id));
  route(ctx, router, members.signOut, ({ params, actor }) => signOutEverywhere(ctx, actor, params.id));
  route(ctx, router, money.read, () => readMoney(ctx));
  route(ctx, router, system.read, () => readSystem(ctx));
  route(ctx, router, system.emails, ({ query }) => listEmails(ctx, query));
  route(ctx, router, system.retryEmail, ({ params, actor }) => retryEmail(ctx, actor, params.id));
  route(ctx, router, system.jobs, () => listJobs(ctx));
  route(ctx, router, system.retryJob, ({ params, actor }) => retry(ctx, actor, params.id));
  return router;
}
