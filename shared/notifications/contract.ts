import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParams } from '#shared/kernel/fields.ts';

/** The list is in list-contract.ts: every screen of a member has the bell, and few open it. */
export const LIST_PATH = '/api/notifications';

export const notificationEndpoints = {
  unread: endpoint({
    method: 'GET',
    operationId: 'countUnreadNotifications',
    path: '/api/notifications/unread',
    access: 'member',
    summary: 'Number of unread notifications',
    status: 200,
    response: z.object({ unreadCount: z.int() }),
    errors: [],
  }),
  read: endpoint({
    method: 'POST',
    operationId: 'markNotificationRead',
    path: '/api/notifications/:id/read',
    access: 'member',
    summary: 'Mark a notification as read',
    params: idParams,
    status: 204,
    whileSuspended: 'allowed',
    errors: ['notification_not_found'],
  }),
  readAll: endpoint({
    method: 'POST',
    operationId: 'markAllNotificationsRead',
    path: '/api/notifications/read',
    access: 'member',
    summary: 'Mark all notifications as read',
    status: 204,
    whileSuspended: 'allowed',
    errors: [],
  }),
};
