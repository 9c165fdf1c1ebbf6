/** The parts of receipts that other features may use. */
export { ownReceipt } from './own-receipt.ts';
export { ViewReceipt } from './view-receipt.tsx';
