/** What other features may use of receipts. */
export { ownReceipt } from './own-receipt.ts';
export { ViewReceipt } from './view-receipt.tsx';
