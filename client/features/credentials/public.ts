/** What other features may use of credentials: in chunks of their own. */
export { CredentialsBadge as default } from './credentials-badge.tsx';
export { UploadSays } from './upload-says.tsx';
