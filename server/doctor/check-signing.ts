import { X509Certificate } from 'node:crypto';
import type { Config } from '../config.ts';
import { authorityOf } from '../providers/credentials/authority.ts';
import { createSigner } from '../providers/signing/signer.ts';
import { type Finding, advice, causeOf, fine, problem } from './finding.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 60;
/** Uses of a key that C2PA accepts: email protection and document signing. */
const USES = new Set(['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36']);
const MAKE_ONE = 'Make one with npm run keys, or get one: docs/operations.md, Content Credentials.';

function checkCredentials({ credentials, credentialsOff }: Config): Finding[] {
  if (credentialsOff) return [advice('Files are not signed (CREDENTIALS=off).', MAKE_ONE)];
  if (!credentials) return [];
  try {
    const { endsAt } = authorityOf(credentials.certificates, credentials.privateKey);
    const uses = new X509Certificate(credentials.certificates).keyUsage as string[] | undefined;
    if (!uses?.some((use) => USES.has(use)))
      return [problem('C2PA_CERTIFICATE is not meant for signing files: readers would reject it.', MAKE_ONE)];
    const days = Math.floor((endsAt.getTime() - Date.now()) / DAY_MS);
    const until = endsAt.toISOString().slice(0, 10);
    if (days < 0) return [problem(`C2PA_CERTIFICATE expired on ${until}.`, MAKE_ONE)];
    if (days < SOON_DAYS) return [advice(`C2PA_CERTIFICATE expires on ${until}.`, MAKE_ONE)];
    return [fine(`Files are signed; the certificate is valid until ${until}.`)];
  } catch (error) {
    return [problem(`Files cannot be signed: ${causeOf(error)}`, MAKE_ONE)];
  }
}

function checkCertificateKey({ certificateKey }: Config): Finding[] {
  if (!certificateKey) return [];
  try {
    const { keyId } = createSigner(certificateKey);
    return [fine(`Certificates of authenticity are signed with the key ${keyId}; keep a copy of it.`)];
  } catch (error) {
    return [problem(`CERTIFICATE_KEY cannot be used: ${causeOf(error)}`, 'Make one with npm run keys.')];
  }
}

export const checkSigning = (config: Config): Finding[] => [
  ...checkCredentials(config),
  ...checkCertificateKey(config),
];
