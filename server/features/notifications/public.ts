/** The parts of notifications that other features may use. */
export { addNotificationListeners } from './listeners.ts';
