import { followEndpoints } from '#shared/follows/contract.ts';
import type { Feature } from '#server/feature.ts';
import { followRoutes } from './routes.ts';
import { memberData } from './member-data.ts';

export const follows: Feature = {
  memberData,
  endpoints: [followEndpoints],
  routes: [followRoutes],
};
