/** What other features may use of mail. */
export { NotificationSettings } from './settings/notification-settings.tsx';
