/** How a part of a payment that goes back is divided. All amounts in integer cents. */

export interface Sold {
  priceCents: number;
  deliveryCents: number;
  /** Of the price. */
  commissionCents: number;
  /** Included in price and delivery. */
  taxCents: number;
}

export interface Returned {
  priceCents: number;
  deliveryCents: number;
  /** Given up by the platform. */
  commissionCents: number;
  /** Borne by the payee. */
  payeeCents: number;
  taxCents: number;
}

/** `whole` times `part` divided by `of`, rounded half up; exact for amounts of any size. */
function shareOf(whole: number, part: number, of: number): number {
  if (of === 0) return 0;
  return Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)));
}

/**
 * Divides the sum of everything returned so far; a single part is the difference between two sums, so that parts which
 * add up to the whole return exactly the whole. It comes from the price first, then from the delivery.
 * @param cents at most what was paid
 */
export function returnedOf(
  { priceCents, deliveryCents, commissionCents, taxCents }: Sold,
  cents: number,
): Returned {
  const price = Math.min(cents, priceCents);
  const commission = shareOf(commissionCents, price, priceCents);
  return {
    priceCents: price,
    deliveryCents: cents - price,
    commissionCents: commission,
    payeeCents: cents - commission,
    taxCents: shareOf(taxCents, cents, priceCents + deliveryCents),
  };
}
