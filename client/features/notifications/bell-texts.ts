/** Apart from what the list says, because every screen of a member has the bell. */
export const notifications = 'Notifications';
export const notificationsUnread = (unread: number) => `Notifications, ${unread} unread`;
export const error = 'Error';
export const failedToMarkAsRead = 'Failed to mark as read';
