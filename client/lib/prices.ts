/** Prices and switches that admins set, read from the document before any API call. Agreed prices come from the API. */
import { DEFAULT_RATES, type Rates, keptPercent } from '#shared/kernel/commission.ts';
import { PREMIUM_PRICE_USD } from '#shared/kernel/limits.ts';

const named = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="prices"]')?.content.split(' ') ?? [];

export function prices(): Rates & { premiumPrice: string } {
  const [
    commissionRate = DEFAULT_RATES.commissionRate,
    premiumCommissionRate = DEFAULT_RATES.premiumCommissionRate,
    premiumPrice = PREMIUM_PRICE_USD,
  ] = named();
  return { commissionRate, premiumCommissionRate, premiumPrice };
}

/** Nothing is sold without payments, so there are no certificates. */
export const isSelling = (): boolean => !named().includes('off');

/** Without courses Premium has little to offer. */
export const hasPremiumCourses = (): boolean => !named().includes('no-courses');

/** Visitors read the pages of members who agreed. */
export const isPublicGallery = (): boolean => named().includes('public');

/** "90%", of members without Premium. */
export const sellersKeep = (): string => keptPercent(prices().commissionRate);
