import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { roleEndpoints } from '#shared/accounts/role/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import type { Feature } from '#server/feature.ts';
import { roleRoutes } from './role/routes.ts';
import { userRoutes } from './profile/routes.ts';
import { BACK_CHANNEL_PATH, backChannelRouter } from './session/back-channel.ts';
import { authRouter } from './session/routes.ts';
import { addProfileListeners } from './profile/listeners.ts';

export const accounts: Feature = {
  endpoints: [userEndpoints, profileEndpoints, roleEndpoints],
  routes: [userRoutes, roleRoutes],
  rawRoutes: { paths: ['GET /api/login', 'GET /api/callback', 'GET /api/logout'], mount: [authRouter] },
  openRoutes: { paths: [`POST ${BACK_CHANNEL_PATH}`], mount: [backChannelRouter] },
  listen: [addProfileListeners],
};
