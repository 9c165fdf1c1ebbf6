/** What other features may use of notifications. */
export { subscribeNotifications } from './subscribe.ts';
