/** The parts of receipts that other features may use. */
export { findPdfSize, readPdf } from './pdf-file.ts';
export { createReceipt, listReceiptsFor } from './service.ts';
