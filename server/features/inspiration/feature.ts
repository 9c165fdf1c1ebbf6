import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import type { Feature } from '#server/feature.ts';
import { inspirationRoutes } from './routes.ts';
import { addInspirationListeners } from './listeners.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';

export const inspiration: Feature = {
  memberData,
  forgetMember,
  endpoints: [inspirationEndpoints],
  routes: [inspirationRoutes],
  listen: [addInspirationListeners],
};
