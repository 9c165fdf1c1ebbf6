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
export const PREMIUM_STATUSES: readonly SubscriptionStatus[] = ['active', 'past_due'];
/** Of these a member has one at most: see the partial unique index of the table. */
export const LIVE_STATUSES: readonly SubscriptionStatus[] = [
  'starting',
  'incomplete',
  ...PREMIUM_STATUSES,
  'unpaid',
];

export const isPremium = (status: string): boolean => PREMIUM_STATUSES.some((held) => held === status);
