import type { SiteConfig } from '#shared/discovery/landing/contract.ts';
import * as texts from './unlock-texts.ts';

/** The notice, while Premium is not sold yet. */
export const PREMIUM_SOON = {
  title: texts.featureComingSoon,
  description: texts.premiumComingSoon,
};

export const isPremiumSold = ({ comingSoon, payments }: SiteConfig): boolean =>
  payments.mode !== 'off' && !comingSoon.includes('premium');
