import { followEndpoints } from '#shared/follows/contract.ts';
import type { Feature } from '#server/feature.ts';
import { followRoutes } from './routes.ts';

export const follows: Feature = {
  endpoints: [followEndpoints],
  routes: [followRoutes],
};
