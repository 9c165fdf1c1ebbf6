/** What other features may use of receipts. */
export { ViewReceipt } from './view-receipt.tsx';
