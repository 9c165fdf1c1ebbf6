import { officeMemberEndpoints } from '#shared/office/members/contract.ts';
import { MONEY_CSV_PATH, officeMoneyEndpoints } from '#shared/office/money/contract.ts';
import { officeSystemEndpoints } from '#shared/office/system/contract.ts';
import type { Feature } from '#server/feature.ts';
import { moneyCsvRouter } from './money/csv-router.ts';
import { addOfficeListeners } from './readings.ts';
import { officeRoutes } from './routes.ts';
import { measureStorage } from './system/service.ts';

export const office: Feature = {
  endpoints: [officeMemberEndpoints, officeMoneyEndpoints, officeSystemEndpoints],
  routes: [officeRoutes],
  rawRoutes: { paths: [`GET ${MONEY_CSV_PATH}`], mount: [moneyCsvRouter] },
  jobs: { 'measure-storage': { cron: '41 2 * * *', run: measureStorage, isRunAtStart: true } },
  listen: [addOfficeListeners],
};
