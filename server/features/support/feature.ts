import { supportEndpoints } from '#shared/support/contract.ts';
import type { Feature } from '#server/feature.ts';
import { supportRoutes } from './routes.ts';
import { memberData } from './member-data.ts';

export const support: Feature = {
  memberData,
  endpoints: [supportEndpoints],
  routes: [supportRoutes],
};
