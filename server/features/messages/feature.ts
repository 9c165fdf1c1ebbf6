import { messageEndpoints } from '#shared/messages/contract.ts';
import type { Feature } from '#server/feature.ts';
import { messageRoutes } from './routes.ts';
import { memberData } from './member-data.ts';

export const messages: Feature = {
  memberData,
  endpoints: [messageEndpoints],
  routes: [messageRoutes],
};
