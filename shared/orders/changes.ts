/** What can be told about an order after it was paid; each is told to the other party, or to both. */
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

/** What can be told to a member about their own subscription. */
export const PREMIUM_CHANGES = ['started', 'payment_failed', 'ended'] as const;
export type PremiumChange = (typeof PREMIUM_CHANGES)[number];
