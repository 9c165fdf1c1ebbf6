/** Each turn lasts this long; without a response, the offer then counts as declined. */
export const OFFER_TURN_HOURS = 48;
/** An accepted offer is reserved for its buyer this long. */
export const OFFER_CHECKOUT_HOURS = 24;
/** An offer below the lowest price is declined within this time, after an hour at the earliest. */
export const LOW_OFFER_HOURS = 12;
/** Offers of one buyer for one work in `OFFER_WINDOW_DAYS`, so that the lowest price cannot be found by trying. */
export const MAX_OFFERS_PER_WORK = 3;
export const OFFER_WINDOW_DAYS = 30;
export const MAX_OFFERS_A_DAY = 20;
