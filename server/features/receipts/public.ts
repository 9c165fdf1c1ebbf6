/** What other features may use of receipts. */
export { INK, MARGIN, openSheet, rule, toBuffer, write } from './pdf/sheet.ts';
export { createReceipt } from './service.ts';
