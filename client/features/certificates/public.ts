/** What other features may use of certificates. */
export { CertificatePanel } from './certificate-panel.tsx';
