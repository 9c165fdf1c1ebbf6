import type { SiteConfig } from '#shared/discovery/landing/contract.ts';
import { t } from '#client/lib/t.ts';

/** The notice, while Premium is not sold yet. */
export const PREMIUM_SOON = {
  title: t('Feature Coming Soon'),
  description: t('Premium subscriptions will be available soon!'),
};

export const isPremiumSold = ({ comingSoon, payments }: SiteConfig): boolean =>
  payments.mode !== 'off' && !comingSoon.includes('premium');
