/** The parts of credentials that other features may use. */
import { lazyPart } from '#client/lib/lazy-part.ts';

export const CredentialsBadge = lazyPart(() => import('./credentials-badge.tsx'));
export { UploadSays } from './upload-says.tsx';
