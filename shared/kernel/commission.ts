/** The platform's commission on a sale. Source: spec section 9, decisions "Premium". */

export const COMMISSION_RATE = '0.1000';
/** On a subscriber's own sales. */
export const PREMIUM_COMMISSION_RATE = '0.0800';

/** "0.1000" -> 1000 basis points. */
export const rateToBps = (rate: string): number => Math.round(Number(rate) * 10_000);

/** "0.1000" -> "10%". */
export const ratePercent = (rate: string): string => `${rateToBps(rate) / 100}%`;

/** The seller's rate, stored on the purchase when it is reserved. */
export const commissionRateFor = (seller: { isSubscriber: boolean }): string =>
  seller.isSubscriber ? PREMIUM_COMMISSION_RATE : COMMISSION_RATE;

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
