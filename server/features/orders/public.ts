/** The parts of orders that other features may use. */
export { issueRefund } from './refunds/service.ts';
export { findVisiblePurchase, readPurchases, readSale, requirePurchase, cancelPurchase } from './service.ts';
export { hasLiveRefund, lockPurchase } from './queries.ts';
export { requirePaid } from './requirements.ts';
export { releaseOffers, reserveForOffer } from './offer-reservation.ts';
