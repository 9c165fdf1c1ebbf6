import { fromCents, toCents } from '#shared/kernel/money.ts';

interface OfferFields {
  isForSale: boolean;
  isOpenToOffers?: boolean | undefined;
  leastOffer?: string | null | undefined;
}

/** Reads whether a work is open to offers, and the lowest. Fields left out do not change. */
export function offersOf({ isForSale, isOpenToOffers, leastOffer }: OfferFields): {
  isOpenToOffers?: boolean;
  leastOffer?: string | null;
} {
  if (!isForSale) return { isOpenToOffers: false, leastOffer: null };
  if (isOpenToOffers === undefined) return {};
  return {
    isOpenToOffers,
    leastOffer: isOpenToOffers && leastOffer ? fromCents(toCents(leastOffer)) : null,
  };
}
