import { settingsEndpoints } from '#shared/settings/contract.ts';
import type { Feature } from '#server/feature.ts';
import { keepSettings } from './kept.ts';
import { settingsRoutes } from './routes.ts';

export const settings: Feature = {
  endpoints: [settingsEndpoints],
  routes: [settingsRoutes],
  listen: [keepSettings],
};
