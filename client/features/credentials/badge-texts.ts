/** Apart from the panel's, which loads when it is opened. */
import type { CredentialsState } from '#shared/credentials/contract.ts';

export const BADGES: Record<CredentialsState, string> = {
  signing: 'Being signed',
  atelier: 'Signed by Atelier; who made it was not checked',
  camera: 'Signed by the camera, then by Atelier',
  ai: 'Made with an AI tool, according to the file',
  none: 'Arrived without credentials',
  untrusted: 'Signed by an unknown signer',
};
