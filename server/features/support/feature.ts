import { supportEndpoints } from '#shared/support/contract.ts';
import type { Feature } from '#server/feature.ts';
import { supportRoutes } from './routes.ts';

export const support: Feature = {
  endpoints: [supportEndpoints],
  routes: [supportRoutes],
};
