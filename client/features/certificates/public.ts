/** What other features may use of certificates. */
export { CertificateStanding } from './certificate-standing.tsx';
