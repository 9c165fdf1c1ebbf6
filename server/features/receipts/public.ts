/** The parts of receipts that other features may use. */
export {
  ACCENT,
  INK,
  INNER,
  MARGIN,
  MM,
  openSheet,
  PAGE,
  rule,
  seal,
  type Sheet,
  toBuffer,
  write,
} from './pdf/sheet.ts';
export { readImage, type ReceiptImage } from './pdf/receipt-image.ts';
export { createThread } from './pdf/thread.ts';
export { drawCode, SIDE as CODE_SIDE } from './pdf/verify-mark.ts';
export { findPdfSize, readPdf } from './pdf-file.ts';
export { createReceipt, listReceiptsFor } from './service.ts';
