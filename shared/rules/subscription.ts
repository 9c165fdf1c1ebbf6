/** The provider's states of a subscription, and which of them make a member Premium. */
export const SUBSCRIPTION_STATUSES = [
  'starting',
  'incomplete',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete_expired',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** past_due: a renewal failed and is tried again; the member keeps Premium meanwhile. */
export const isPremium = (status: string): boolean => status === 'active' || status === 'past_due';
