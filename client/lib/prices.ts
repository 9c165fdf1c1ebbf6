/** What admins set, as the document says: known before any API call. What is agreed on comes from the API. */
import { DEFAULT_RATES, type Rates, keptPercent } from '#shared/kernel/commission.ts';
import { PREMIUM_PRICE_USD } from '#shared/kernel/limits.ts';

export function prices(): Rates & { premiumPrice: string } {
  const named = document.querySelector<HTMLMetaElement>('meta[name="prices"]')?.content.split(' ') ?? [];
  const [
    commissionRate = DEFAULT_RATES.commissionRate,
    premiumCommissionRate = DEFAULT_RATES.premiumCommissionRate,
    premiumPrice = PREMIUM_PRICE_USD,
  ] = named;
  return { commissionRate, premiumCommissionRate, premiumPrice };
}

/** "90%", of members without Premium. */
export const sellersKeep = (): string => keptPercent(prices().commissionRate);
