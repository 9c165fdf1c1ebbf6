/** What a card can pay for one work. */
import { MOST_PRICE_CENTS } from './limits.ts';
import { fromCents } from './money.ts';

export const isPayable = (priceCents: number, deliveryCents: number): boolean =>
  priceCents + deliveryCents <= MOST_PRICE_CENTS;

const MOST = Number(fromCents(MOST_PRICE_CENTS)).toLocaleString('en-US');
export const TOTAL_TOO_HIGH = `The price with delivery can be at most $${MOST}, the maximum for card payments.`;
