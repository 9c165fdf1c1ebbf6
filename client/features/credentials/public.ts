/** What other features may use of credentials. */
import { lazyPart } from '#client/lib/lazy-part.ts';

export const CredentialsBadge = lazyPart(() => import('./credentials-badge.tsx'));
export { UploadSays } from './upload-says.tsx';
