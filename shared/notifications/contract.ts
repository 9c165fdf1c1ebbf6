import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParams } from '#shared/kernel/fields.ts';

/** The list is in list-contract.ts: every screen of a member has the bell, and few open it. */
export const LIST_PATH = '/api/notifications';

export const NotificationType = z.enum([
  'like',
  'comment',
  'follow',
  'message',
  'sale',
  'award',
  'order',
  'premium',
  'support',
  'video',
  'hire',
  'email',
  'moderation',
  'security',
  'alert',
  'certificate',
  'offer',
  'draft',
]);
export type NotificationType = z.output<typeof NotificationType>;

/** Types the member has muted; never `security` and `moderation`. */
export const NotificationPreferences = z
  .object({
    muted: z.array(NotificationType).check(
      z.maxLength(NotificationType.options.length),
      z.refine((types) => !types.includes('security'), 'Security notifications are always sent.'),
      z.refine((types) => !types.includes('moderation'), 'Moderation notifications are always sent.'),
    ),
  })
  .register(z.globalRegistry, { id: 'NotificationPreferences' });
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

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
  preferences: endpoint({
    method: 'GET',
    operationId: 'getNotificationPreferences',
    path: '/api/notifications/preferences',
    access: 'member',
    summary: 'Muted notification types',
    status: 200,
    response: NotificationPreferences,
    errors: [],
  }),
  setPreferences: endpoint({
    method: 'PUT',
    operationId: 'setNotificationPreferences',
    path: '/api/notifications/preferences',
    access: 'member',
    summary: 'Set the muted notification types',
    body: NotificationPreferences,
    status: 200,
    response: NotificationPreferences,
    whileSuspended: 'allowed',
    errors: [],
  }),
};
