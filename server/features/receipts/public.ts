/** The parts of receipts that other features may use. */
export { findPdfSize, readPdf } from './pdf-file.ts';
export { listReceiptsFor } from './service.ts';
