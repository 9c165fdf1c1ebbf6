import type { OfferChange } from '#shared/offers/states.ts';
import * as texts from './texts.ts';

type Copy = Record<OfferChange, string>;
const BOTH = {
  withdrawn: texts.offerWithdrawn,
  ended: texts.offerEnded,
  unpaid: texts.offerUnpaid,
};

/** What a notification about an offer says to its seller. */
export const OFFERS_OF_SELLER: Copy = {
  ...BOTH,
  received: texts.offerReceived,
  countered: texts.offerCountered,
  last_offered: texts.offerLast,
  accepted: texts.offerAccepted,
  declined: texts.offerUnanswered,
};
/** To its buyer. */
export const OFFERS_OF_BUYER: Copy = { ...OFFERS_OF_SELLER, declined: texts.offerDeclined };
