import { notificationEndpoints } from '#shared/notifications/contract.ts';
import { notificationListEndpoints } from '#shared/notifications/list-contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { removeOldNotifications } from './jobs.ts';
import { addNotificationListeners } from './listeners.ts';
import { removeActorFromAll } from './write-queries.ts';
import { memberData } from './member-data.ts';
import {
  listNotifications,
  markAllRead,
  markRead,
  readPreferences,
  readUnreadCount,
  setPreferences,
} from './service.ts';

export const notifications: Feature = {
  memberData,
  onAccountDeletion: (_ctx, tx, memberId) => removeActorFromAll(tx, memberId),
  endpoints: [
    handle(notificationListEndpoints, (ctx) => ({
      list: ({ actor, query }) => listNotifications(ctx, actor, query),
      preferences: ({ actor }) => readPreferences(ctx, actor),
      setPreferences: ({ actor, body }) => setPreferences(ctx, actor, body),
    })),
    handle(notificationEndpoints, (ctx) => ({
      unread: ({ actor }) => readUnreadCount(ctx, actor),
      read: ({ actor, params }) => markRead(ctx, actor, params.id),
      readAll: ({ actor }) => markAllRead(ctx, actor),
    })),
  ],
  jobs: {
    'remove-old-notifications': { cron: '41 3 * * *', run: removeOldNotifications },
  },
  listen: [addNotificationListeners],
};
