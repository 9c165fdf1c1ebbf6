import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { roleEndpoints } from '#shared/accounts/role/contract.ts';
import { sessionEndpoints } from '#shared/accounts/sessions/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { firstMinutesEndpoints } from '#shared/accounts/first-minutes/contract.ts';
import { deletionEndpoints } from '#shared/accounts/deletion/contract.ts';
import { exportEndpoints } from '#shared/accounts/export/contract.ts';
import { firstMinutesRoutes } from './first-minutes/routes.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { EXPORT_DOWNLOAD, exportDownloadRouter, exportRoutes } from './export/routes.ts';
import {
  RECORD_DELETION,
  deleteAccounts,
  deletionKey,
  forgetExports,
  recordDeletion,
} from './deletion/forget.ts';
import { MAKE_EXPORT, makeExport, sourcesOf, sweepExports } from './export/service.ts';
import { roleRoutes } from './role/routes.ts';
import { userRoutes } from './profile/routes.ts';
import { BACK_CHANNEL_PATH, backChannelRouter } from './session/back-channel.ts';
import { authRouter } from './session/routes.ts';
import { forgetOldDevices } from './sessions/devices.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { addProfileListeners } from './profile/listeners.ts';
import { memberData } from './member-data.ts';

/** @param features all of them, for what they store about members */
export const accounts = (features: () => readonly Feature[]): Feature => ({
  memberData,
  forgetMember: forgetExports,
  storedObjects: {
    rows: 'select member_id as "memberId" from deletions',
    keysOf: ({ memberId }: { memberId: string }) => ({ possible: [deletionKey(memberId)] }),
  },
  endpoints: [
    userEndpoints,
    profileEndpoints,
    roleEndpoints,
    sessionEndpoints,
    exportEndpoints,
    deletionEndpoints,
    firstMinutesEndpoints,
  ],
  routes: [userRoutes, roleRoutes, sessionRoutes, exportRoutes, deletionRoutes(features), firstMinutesRoutes],
  rawRoutes: {
    paths: ['GET /api/login', 'GET /api/callback', 'GET /api/logout', EXPORT_DOWNLOAD],
    mount: [authRouter, exportDownloadRouter],
  },
  openRoutes: { paths: [`POST ${BACK_CHANNEL_PATH}`], mount: [backChannelRouter] },
  jobs: {
    'forget-devices': { cron: '43 4 * * *', run: forgetOldDevices },
    'delete-accounts': {
      cron: every(10, { offset: 1 }),
      run: (ctx) => deleteAccounts(ctx, features()),
      isRunAtStart: true,
    },
    'sweep-exports': { cron: every(10, { offset: 3 }), run: sweepExports },
  },
  queuedJobs: {
    [MAKE_EXPORT]: (ctx, { exportId }: { exportId: string }, stopping) =>
      makeExport(ctx, sourcesOf(features()), exportId, stopping),
    [RECORD_DELETION]: recordDeletion,
  },
  listen: [addProfileListeners],
});
