/** What other features may use of credentials: in a chunk of its own. */
export { CredentialsBadge as default } from './credentials-badge.tsx';
