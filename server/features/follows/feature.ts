import { followEndpoints } from '#shared/follows/contract.ts';
import type { Feature } from '#server/feature.ts';
import { followRoutes } from './routes.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';

export const follows: Feature = {
  memberData,
  forgetMember,
  endpoints: [followEndpoints],
  routes: [followRoutes],
};
