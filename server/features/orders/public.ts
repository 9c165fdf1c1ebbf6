/** What other features may use of orders. */
export { confirmReceipt, setAddress, shipOrder } from './fulfillment.ts';
export { payArtists } from './payouts/jobs.ts';
export { acceptRefund, requestRefund, declineRefund, issueRefund } from './refunds/service.ts';
export { findVisiblePurchase, readPurchases, requirePurchase, startPurchase } from './service.ts';
export { syncPurchase } from './settle.ts';
export { countDeliveries } from './shipping-jobs.ts';
