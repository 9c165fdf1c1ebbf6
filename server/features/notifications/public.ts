/** What other features may use of notifications. */
export { addNotificationListeners } from './listeners.ts';
