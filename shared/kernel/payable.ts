/** What a card can pay for one work. */
import { MAX_PRICE_CENTS } from './limits.ts';

export const isPayable = (priceCents: number, deliveryCents: number): boolean =>
  priceCents + deliveryCents <= MAX_PRICE_CENTS;

export const TOTAL_TOO_HIGH = 'The price with shipping can be at most $999,999.99.';
