import { OFFICE_FIGURES_CSV, officeFiguresEndpoints } from '#shared/office/figures/contract.ts';
import { firstStepsEndpoints } from '#shared/office/first-steps/contract.ts';
import { officeMemberEndpoints } from '#shared/office/members/contract.ts';
import { MONEY_CSV_PATH, officeMoneyEndpoints } from '#shared/office/money/contract.ts';
import { officeSystemEndpoints } from '#shared/office/system/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { figuresCsvRouter } from './figures/csv-router.ts';
import { closeDays, readFigures } from './figures/service.ts';
import { moneyCsvRouter } from './money/csv-router.ts';
import { addOfficeListeners } from './readings.ts';
import { listEmails, listJobs, measureStorage, readSystem, retry, retryEmail } from './system/service.ts';
import { hideFirstSteps, readFirstSteps, sendTestEmail } from './first-steps/service.ts';
import { listMembers } from './members/queries.ts';
import { readMember, signOutEverywhere } from './members/service.ts';
import { readMoney } from './money/service.ts';

export const office: Feature = {
  endpoints: [
    handle(firstStepsEndpoints, (ctx) => ({
      read: () => readFirstSteps(ctx),
      hide: () => hideFirstSteps(ctx),
      testEmail: ({ actor }) => sendTestEmail(ctx, actor),
    })),
    handle(officeFiguresEndpoints, (ctx) => ({
      read: ({ query }) => readFigures(ctx, query.unit),
    })),
    handle(officeMemberEndpoints, (ctx) => ({
      list: ({ query }) => listMembers(ctx.db, query),
      get: ({ params }) => readMember(ctx, params.id),
      signOut: ({ params, actor }) => signOutEverywhere(ctx, actor, params.id),
    })),
    handle(officeMoneyEndpoints, (ctx) => ({
      read: () => readMoney(ctx),
    })),
    handle(officeSystemEndpoints, (ctx) => ({
      read: () => readSystem(ctx),
      emails: ({ query }) => listEmails(ctx, query),
      retryEmail: ({ params, actor }) => retryEmail(ctx, actor, params.id),
      jobs: () => listJobs(ctx),
      retryJob: ({ params, actor }) => retry(ctx, actor, params.id),
    })),
  ],
  rawRoutes: {
    paths: [`GET ${OFFICE_FIGURES_CSV}`, `GET ${MONEY_CSV_PATH}`],
    mount: [figuresCsvRouter, moneyCsvRouter],
  },
  jobs: {
    'close-gallery-days': { cron: '17 * * * *', run: closeDays, isRunAtStart: true },
    'measure-storage': { cron: '41 2 * * *', run: measureStorage, isRunAtStart: true },
  },
  listen: [addOfficeListeners],
};
