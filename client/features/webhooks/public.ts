/** The part of webhooks that other features may use. */
export { WebhooksSection } from './webhooks-section.tsx';
