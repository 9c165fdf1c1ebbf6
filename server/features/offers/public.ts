/** The parts of offers that other features may use. */
export { setTurnHidden as setOfferWordsHidden } from './queries.ts';
export { requireOfferMessage } from './round-message.ts';
