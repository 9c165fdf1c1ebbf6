/** What a member's webhook can be notified of: what their notices of orders, offers and projects report. */
export const WEBHOOK_EVENTS = [
  'order.sold',
  'order.shipped',
  'order.delivered',
  'order.refunded',
  'order.paid_out',
  'offer.changed',
  'project.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent only by the button; no webhook is limited to it. */
export const TEST_EVENT = 'webhook.test';
