/** The provider's subscription statuses, and which of them make a member Premium. */
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

/** past_due: a renewal failed and is retried; the member keeps Premium until then. */
export const PREMIUM_STATUSES: readonly SubscriptionStatus[] = ['active', 'past_due'];
/** A member has at most one in these statuses: see the partial unique index. */
export const LIVE_STATUSES: readonly SubscriptionStatus[] = [
  'starting',
  'incomplete',
  ...PREMIUM_STATUSES,
  'unpaid',
];

export const isPremium = (status: string): boolean => PREMIUM_STATUSES.some((held) => held === status);
