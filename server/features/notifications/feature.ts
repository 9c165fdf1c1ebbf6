import { notificationEndpoints } from '#shared/notifications/contract.ts';
import { notificationListEndpoints } from '#shared/notifications/list-contract.ts';
import type { Feature } from '#server/feature.ts';
import { notificationRoutes } from './routes.ts';
import { removeOldNotifications } from './jobs.ts';
import { addNotificationListeners } from './listeners.ts';
import { forgetActor } from './write-queries.ts';
import { memberData } from './member-data.ts';

export const notifications: Feature = {
  memberData,
  forgetMember: (_ctx, tx, memberId) => forgetActor(tx, memberId),
  endpoints: [notificationListEndpoints, notificationEndpoints],
  routes: [notificationRoutes],
  jobs: {
    'remove-old-notifications': { cron: '41 3 * * *', run: removeOldNotifications },
  },
  listen: [addNotificationListeners],
};
