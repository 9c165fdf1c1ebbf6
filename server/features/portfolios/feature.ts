import { portfolioEndpoints } from '#shared/portfolios/contract.ts';
import type { Feature } from '#server/feature.ts';
import { portfolioRoutes } from './routes.ts';

export const portfolios: Feature = {
  endpoints: [portfolioEndpoints],
  routes: [portfolioRoutes],
};
