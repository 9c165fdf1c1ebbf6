import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { roleEndpoints } from '#shared/accounts/role/contract.ts';
import { sessionEndpoints } from '#shared/accounts/sessions/contract.ts';
import { tokenEndpoints } from '#shared/accounts/tokens/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { firstMinutesEndpoints } from '#shared/accounts/first-minutes/contract.ts';
import { awayEndpoints } from '#shared/accounts/away/contract.ts';
import { deletionEndpoints } from '#shared/accounts/deletion/contract.ts';
import { exportEndpoints } from '#shared/accounts/export/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import type { Context, Queryable } from '#server/context.ts';
import { EXPORT_DOWNLOAD, exportDownloadRouter } from './export/download-router.ts';
import {
  RECORD_DELETION,
  deleteAccounts,
  deletionKey,
  removeExportFiles,
  recordDeletion,
} from './deletion/delete-accounts.ts';
import {
  MAKE_EXPORT,
  createExport,
  makeExport,
  readExport,
  sourcesOf,
  sweepExports,
} from './export/service.ts';
import { BACK_CHANNEL_PATH, backChannelRouter } from './session/back-channel.ts';
import { authRouter } from './session/routes.ts';
import { deleteOldDevices } from './sessions/devices.ts';
import { memberData } from './member-data.ts';
import { createFeaturedArtists } from './artists/featured.ts';
import {
  completeProfile,
  editProfile,
  readOwnProfile,
  readProfile,
  rememberOffered,
  savePreferences,
} from './profile/service.ts';
import { changeRole } from './role/service.ts';
import { listSessions, signOutOthers, signOutSession } from './sessions/service.ts';
import { deleteOldTokens, listTokens, makeToken, removeToken } from './tokens/service.ts';
import { askForDeletion, keepAccount, readDeletion } from './deletion/service.ts';
import { comeBack, leaveUntil } from './away/service.ts';
import { saveFirstMinutes } from './first-minutes/queries.ts';

/** Refreshes open tabs that show a member's profile. */
function addProfileListeners({ events, live }: Context): void {
  const pushRefresh = async (tx: Queryable, ...memberIds: string[]): Promise<void> => {
    for (const memberId of memberIds) {
      await live.publish(tx, { topic: `member:${memberId}` }, { type: 'member', memberId });
    }
  };
  events.on('member.changed', (tx, { memberId }) => pushRefresh(tx, memberId));
  for (const name of ['member.followed', 'member.unfollowed'] as const) {
    events.on(name, (tx, { followerId, followingId }) => pushRefresh(tx, followerId, followingId));
  }
  for (const name of ['member.blocked', 'member.unblocked'] as const) {
    events.on(name, (tx, { blockerId, blockedId }) => pushRefresh(tx, blockerId, blockedId));
  }
}

/** @param features all of them, for what they store about members */
export const accounts = (features: () => readonly Feature[]): Feature => ({
  memberData,
  onAccountDeletion: removeExportFiles,
  storedObjects: {
    rows: 'select member_id as "memberId" from deletions',
    keysOf: ({ memberId }: { memberId: string }) => ({ possible: [deletionKey(memberId)] }),
  },
  endpoints: [
    handle(userEndpoints, (ctx) => ({
      current: ({ actor }) => readOwnProfile(ctx, actor),
    })),
    handle(profileEndpoints, (ctx) => {
      const featured = createFeaturedArtists(ctx);
      return {
        completeProfile: ({ actor, body }) => completeProfile(ctx, actor.id, body),
        profileOffered: ({ actor }) => rememberOffered(ctx, actor.id),
        edit: ({ actor, body }) => editProfile(ctx, actor.id, body),
        preferences: ({ actor, body }) => savePreferences(ctx, actor.id, body),
        profile: ({ actor, params }) => readProfile(forReading(ctx, actor, params.id), actor, params.id),
        featured: ({ actor }) => featured(actor),
      };
    }),
    handle(awayEndpoints, (ctx) => ({
      leave: ({ actor, body }) => leaveUntil(ctx, actor, body),
      comeBack: ({ actor }) => comeBack(ctx, actor),
    })),
    handle(roleEndpoints, (ctx) => ({
      change: ({ actor, params, body }) => changeRole(ctx, actor, params.id, body.role),
    })),
    handle(sessionEndpoints, (ctx) => ({
      list: ({ actor, sid }) => listSessions(ctx, actor, sid),
      signOut: ({ actor, params }) => signOutSession(ctx, actor, params.id),
      signOutOthers: ({ actor, sid }) => signOutOthers(ctx, actor, sid),
    })),
    handle(tokenEndpoints, (ctx) => ({
      list: ({ actor }) => listTokens(ctx, actor),
      create: ({ actor, body }) => makeToken(ctx, actor, body),
      remove: ({ actor, params }) => removeToken(ctx, actor, params.id),
    })),
    handle(exportEndpoints, (ctx) => ({
      read: ({ actor }) => readExport(ctx, actor),
      create: ({ actor }) => createExport(ctx, actor),
    })),
    handle(deletionEndpoints, (ctx) => ({
      read: ({ actor }) => readDeletion(ctx, features(), actor),
      ask: ({ actor }) => askForDeletion(ctx, features(), actor),
      cancel: ({ actor }) => keepAccount(ctx, actor),
    })),
    handle(firstMinutesEndpoints, (ctx) => ({
      change: ({ actor, body }) => saveFirstMinutes(ctx.db, actor.id, body, ctx.clock.now()),
    })),
  ],
  rawRoutes: {
    paths: ['GET /api/login', 'GET /api/callback', 'GET /api/logout', EXPORT_DOWNLOAD],
    mount: [authRouter, exportDownloadRouter],
  },
  openRoutes: { paths: [`POST ${BACK_CHANNEL_PATH}`], mount: [backChannelRouter] },
  jobs: {
    'forget-devices': { cron: '43 4 * * *', run: deleteOldDevices },
    'forget-tokens': { cron: '47 4 * * *', run: deleteOldTokens },
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
