import { messageEndpoints } from '#shared/messages/contract.ts';
import type { Feature } from '#server/feature.ts';
import { messageRoutes } from './routes.ts';

export const messages: Feature = {
  endpoints: [messageEndpoints],
  routes: [messageRoutes],
};
