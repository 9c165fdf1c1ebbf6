/** The parts of certificates that other features may use. */
export { CertificateStanding } from './certificate-standing.tsx';
