/** The parts of offers that other features may use. */
export { setTurnHidden as setOfferWordsHidden } from './queries.ts';
export { acceptOffer, counterOffer, declineOffer, makeOffer, withdrawOffer } from './service.ts';
export { expireOffers } from './ending.ts';
export { requireOfferMessage } from './round-message.ts';
