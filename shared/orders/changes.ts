/** Changes of a paid order that its parties are notified about. */
export const ORDER_CHANGES = [
  'shipped',
  'delivered',
  'refund_asked',
  'refund_declined',
  'refund_unanswered',
  'refund_refused',
  'refund_withdrawn',
  'refunded',
  'disputed',
  'dispute_won',
  'ship_reminder',
  'paid_out',
  'payout_held',
  'payout_reversed',
] as const;
export type OrderChange = (typeof ORDER_CHANGES)[number];

/** Between the artist and the platform: the buyer is not notified. */
export const FOR_THE_ARTIST: ReadonlySet<OrderChange> = new Set<OrderChange>([
  'ship_reminder',
  'paid_out',
  'payout_held',
  'payout_reversed',
]);

/** Changes of the member's subscription they are notified about. */
export const PREMIUM_CHANGES = ['started', 'payment_failed', 'ended'] as const;
export type PremiumChange = (typeof PREMIUM_CHANGES)[number];
