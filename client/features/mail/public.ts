/** The parts of mail that other features may use. */
export { NotificationSettings } from './settings/notification-settings.tsx';
