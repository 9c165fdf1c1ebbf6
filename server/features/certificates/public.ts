/** What other features may use of certificates. */
export { findSheetOf } from './service.ts';
export { findCertificateSize, readCertificatePdf } from './pdf/pdf-file.ts';
export { acceptHandover, makeLink, nameInChain, readCertificateOf } from './handover.ts';
