/** Which prices may be named, in cents. */
import { LEAST_PRICE_CENTS, MOST_PRICE_CENTS } from '#shared/kernel/limits.ts';
import type { OfferState } from './states.ts';

interface Range {
  least: number;
  /** Below `least` if no price is left to name. */
  most: number;
}

/**
 * A first offer is below the list price. A counter lies above the offer and below the list price; the buyer's last
 * price between the two.
 */
export function priceRange(
  state: OfferState | null,
  {
    listCents,
    offeredCents,
    counterCents,
  }: { listCents: number | null; offeredCents: number; counterCents: number },
): Range {
  const belowList = Math.min(MOST_PRICE_CENTS, (listCents ?? Number.POSITIVE_INFINITY) - 1);
  if (state === 'offered') return { least: offeredCents + 1, most: belowList };
  if (state === 'countered') return { least: offeredCents + 1, most: counterCents - 1 };
  return { least: LEAST_PRICE_CENTS, most: belowList };
}

export const isInRange = (cents: number, { least, most }: Range): boolean => cents >= least && cents <= most;
