import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import type { Feature } from '#server/feature.ts';
import { inspirationRoutes } from './routes.ts';
import { addInspirationListeners } from './listeners.ts';

export const inspiration: Feature = {
  endpoints: [inspirationEndpoints],
  routes: [inspirationRoutes],
  listen: [addInspirationListeners],
};
