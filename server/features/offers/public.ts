/** What other features may use of offers. */
export { setTurnHidden as setOfferWordsHidden } from './queries.ts';
export { acceptOffer, counterOffer, declineOffer, makeOffer, withdrawOffer } from './service.ts';
export { expireOffers } from './ending.ts';
export { requireOfferWords } from './words.ts';
