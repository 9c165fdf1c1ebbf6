/** The parts of certificates that other features may use. */
export { findOf as findCertificateOf } from './queries.ts';
export { findSheetOf } from './service.ts';
export { findCertificateSize, readCertificatePdf } from './pdf-file.ts';
