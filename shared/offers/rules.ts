/** The prices that are possible, in cents. */
import { MIN_PRICE_CENTS, MAX_PRICE_CENTS } from '#shared/kernel/limits.ts';
import type { OfferState } from './states.ts';

interface Range {
  least: number;
  /** Below `least` if no price is left. */
  most: number;
}

/**
 * A first offer is below the list price. A counter lies above the offer and below the list price; the buyer's last
 * price between the two. With delivery, a card can pay it.
 */
export function priceRange(
  state: OfferState | null,
  {
    listCents,
    deliveryCents,
    offeredCents,
    counterCents,
  }: { listCents: number | null; deliveryCents: number; offeredCents: number; counterCents: number },
): Range {
  const payable = MAX_PRICE_CENTS - deliveryCents;
  const belowList = Math.min(payable, (listCents ?? Number.POSITIVE_INFINITY) - 1);
  if (state === 'offered') return { least: offeredCents + 1, most: belowList };
  if (state === 'countered') return { least: offeredCents + 1, most: Math.min(payable, counterCents - 1) };
  return { least: MIN_PRICE_CENTS, most: belowList };
}

export const isAnyLeft = ({ least, most }: Range): boolean => least <= most;
export const isInRange = (cents: number, { least, most }: Range): boolean => cents >= least && cents <= most;
