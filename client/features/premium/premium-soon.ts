import type { SiteConfig } from '#shared/discovery/landing/contract.ts';

/** The notice of the spec, while Premium is not sold yet. */
export const PREMIUM_SOON = {
  title: 'Feature Coming Soon',
  description: 'Premium subscriptions will be available soon!',
};

export const isPremiumSold = ({ comingSoon, payments }: SiteConfig): boolean =>
  payments.mode !== 'off' && !comingSoon.includes('premium');
