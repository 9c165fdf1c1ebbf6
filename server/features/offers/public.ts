/** What other features may use of offers. */
export { setTurnHidden as setOfferWordsHidden } from './queries.ts';
export { requireOfferWords } from './words.ts';
