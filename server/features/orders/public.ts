/** The parts of orders that other features may use. */
export { confirmReceipt, setAddress, shipOrder } from './fulfillment.ts';
export { acceptRefund, requestRefund, declineRefund, issueRefund } from './refunds/service.ts';
export {
  findVisiblePurchase,
  readPurchases,
  requirePurchase,
  cancelPurchase,
  startPurchase,
  syncPurchase,
} from './service.ts';
export { hasLiveRefund, lockPurchase } from './queries.ts';
export { expireReservations } from './jobs.ts';
export { countDeliveries } from './shipping-jobs.ts';
export { releaseOffers, reserveForOffer } from './offer-reservation.ts';
