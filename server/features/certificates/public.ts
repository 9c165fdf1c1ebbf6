/** The parts of certificates that other features may use. */
export { findSheetOf } from './service.ts';
export { findCertificateSize, readCertificatePdf } from './pdf-file.ts';
