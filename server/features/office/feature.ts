import { OFFICE_FIGURES_CSV, officeFiguresEndpoints } from '#shared/office/figures/contract.ts';
import { firstStepsEndpoints } from '#shared/office/first-steps/contract.ts';
import { officeMemberEndpoints } from '#shared/office/members/contract.ts';
import { MONEY_CSV_PATH, officeMoneyEndpoints } from '#shared/office/money/contract.ts';
import { officeSystemEndpoints } from '#shared/office/system/contract.ts';
import type { Feature } from '#server/feature.ts';
import { figuresCsvRouter } from './figures/csv-router.ts';
import { closeDays } from './figures/service.ts';
import { moneyCsvRouter } from './money/csv-router.ts';
import { addOfficeListeners } from './readings.ts';
import { officeRoutes } from './routes.ts';
import { measureStorage } from './system/service.ts';

export const office: Feature = {
  endpoints: [
    firstStepsEndpoints,
    officeFiguresEndpoints,
    officeMemberEndpoints,
    officeMoneyEndpoints,
    officeSystemEndpoints,
  ],
  routes: [officeRoutes],
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
