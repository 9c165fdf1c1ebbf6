/** The platform's commission. Admins can change the defaults. */

/** What admins set, as far as it concerns sales. */
export interface Rates {
  commissionRate: string;
  /** On a subscriber's own sales. */
  premiumCommissionRate: string;
}
export const DEFAULT_RATES: Rates = { commissionRate: '0.1000', premiumCommissionRate: '0.0800' };
export const MAX_COMMISSION_RATE = '0.3000';
/** On projects; not a setting. */
export const HIRE_COMMISSION_RATE = '0.1000';

/** "0.1000" -> 1000 basis points. */
export const rateToBps = (rate: string): number => Math.round(Number(rate) * 10_000);

/** "0.1000" -> "10%". */
export const ratePercent = (rate: string): string => `${rateToBps(rate) / 100}%`;

/** What the seller keeps: "0.1000" -> "90%". */
export const keptPercent = (rate: string): string => `${(10_000 - rateToBps(rate)) / 100}%`;

/** The seller's rate, stored on the purchase when it is reserved. */
export const commissionRateFor = (seller: { isSubscriber: boolean }, rates: Rates): string =>
  seller.isSubscriber ? rates.premiumCommissionRate : rates.commissionRate;

/**
 * Splits a price. The commission is rounded half up and the seller gets the remainder, so both always
 * add up to the price: rounding both sides is wrong for 9 % of amounts.
 * @param cents price in integer cents
 * @param rate decimal with four places, "0.1000"
 */
export function splitPrice(cents: number, rate: string): { payeeCents: number; commissionCents: number } {
  const commissionCents = Math.floor((cents * rateToBps(rate) + 5000) / 10_000);
  return { commissionCents, payeeCents: cents - commissionCents };
}
