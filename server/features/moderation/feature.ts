import { moderationEndpoints } from '#shared/moderation/contract.ts';
import type { Feature } from '#server/feature.ts';
import { moderationRoutes } from './routes.ts';

export const moderation: Feature = {
  endpoints: [moderationEndpoints],
  routes: [moderationRoutes],
};
