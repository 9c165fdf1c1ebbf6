import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { roleEndpoints } from '#shared/accounts/role/contract.ts';
import { sessionEndpoints } from '#shared/accounts/sessions/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { exportEndpoints } from '#shared/accounts/export/contract.ts';
import { EXPORT_DOWNLOAD, exportDownloadRouter, exportRoutes } from './export/routes.ts';
import { MAKE_EXPORT, type MemberSources, makeExport, sweepExports } from './export/service.ts';
import { roleRoutes } from './role/routes.ts';
import { userRoutes } from './profile/routes.ts';
import { BACK_CHANNEL_PATH, backChannelRouter } from './session/back-channel.ts';
import { authRouter } from './session/routes.ts';
import { forgetOldDevices } from './sessions/devices.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { addProfileListeners } from './profile/listeners.ts';
import { memberData } from './member-data.ts';

/** @param sources what all features hold of members, for the export */
export const accounts = (sources: () => MemberSources): Feature => ({
  memberData,
  endpoints: [userEndpoints, profileEndpoints, roleEndpoints, sessionEndpoints, exportEndpoints],
  routes: [userRoutes, roleRoutes, sessionRoutes, exportRoutes],
  rawRoutes: {
    paths: ['GET /api/login', 'GET /api/callback', 'GET /api/logout', EXPORT_DOWNLOAD],
    mount: [authRouter, exportDownloadRouter],
  },
  openRoutes: { paths: [`POST ${BACK_CHANNEL_PATH}`], mount: [backChannelRouter] },
  jobs: {
    'forget-devices': { cron: '43 4 * * *', run: forgetOldDevices },
    'sweep-exports': { cron: every(10, { offset: 3 }), run: sweepExports },
  },
  queuedJobs: {
    [MAKE_EXPORT]: (ctx, { exportId }: { exportId: string }, stopping) =>
      makeExport(ctx, sources(), exportId, stopping),
  },
  listen: [addProfileListeners],
});
