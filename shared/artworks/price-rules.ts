/** What a work may cost, and what may be offered for it: rules of its forms. */
import * as z from 'zod/mini';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '#shared/kernel/limits.ts';
import { moneyBetween } from '#shared/kernel/money-fields.ts';
import { fromCents, readCents } from '#shared/kernel/money.ts';
import { TOTAL_TOO_HIGH, isPayable } from '#shared/kernel/payable.ts';

interface Sale {
  isForSale: boolean;
  price?: string | null | undefined;
  isOpenToOffers?: boolean | undefined;
  leastOffer?: string | null | undefined;
  isPhysical?: boolean | undefined;
  deliveryCost?: string | null | undefined;
}
/** Without a price the work is 'Price on request'. Ignored if not for sale. */
const priceOf = ({ isForSale, price }: Sale): number | null => (isForSale ? readCents(price) : null);
const MIN_PRICE = `$${fromCents(MIN_PRICE_CENTS)}`;
/** What a card can be charged. */
export const chargeablePrice = z.refine<Sale>(
  (sale) => (priceOf(sale) ?? MIN_PRICE_CENTS) >= MIN_PRICE_CENTS,
  {
    path: ['price'],
    error: `The price must be at least ${MIN_PRICE}.`,
  },
);
export const payableTotal = z.refine<Sale>(
  (sale) => isPayable(priceOf(sale) ?? 0, sale.isPhysical ? (readCents(sale.deliveryCost) ?? 0) : 0),
  { path: ['price'], error: TOTAL_TOO_HIGH },
);

/** Only for works that are open to offers; a lowest price without a price is allowed. */
export const reachableOffer = z.refine<Sale>(
  (sale) => {
    const least = sale.isOpenToOffers ? readCents(sale.leastOffer) : null;
    const price = priceOf(sale);
    return least === null || price === null || least < price;
  },
  { path: ['leastOffer'], error: 'The lowest offer must be below the price.' },
);
export const LeastOffer = z.optional(
  z.nullable(
    moneyBetween(
      MIN_PRICE_CENTS,
      `The lowest offer must be at least ${MIN_PRICE}.`,
      MAX_PRICE_CENTS,
      TOTAL_TOO_HIGH,
    ),
  ),
);
