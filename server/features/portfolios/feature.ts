import { portfolioEndpoints } from '#shared/portfolios/contract.ts';
import type { Feature } from '#server/feature.ts';
import { portfolioRoutes } from './routes.ts';
import { memberData } from './member-data.ts';

export const portfolios: Feature = {
  memberData,
  endpoints: [portfolioEndpoints],
  routes: [portfolioRoutes],
};
