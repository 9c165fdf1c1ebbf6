import { X509Certificate, createPrivateKey } from 'node:crypto';
import { ConfigError } from '#server/config.ts';
import type { Authority } from './credentials.ts';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * @param certificates PEM, the signer's first, the root or the last known one at the end
 * @param privateKey PEM
 */
export function authorityOf(certificates: string, privateKey: string): Authority {
  const chain = (certificates.match(CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem));
  const [signer, root] = [chain[0], chain.at(-1)];
  const key = createPrivateKey(privateKey);
  if (!signer || !root || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new ConfigError(
      'C2PA_CERTIFICATE and C2PA_PRIVATE_KEY must be PEM, with a key on the curve P-256.',
    );
  }
  if (!signer.checkPrivateKey(key)) {
    throw new ConfigError('C2PA_PRIVATE_KEY is not the key of the first certificate in C2PA_CERTIFICATE.');
  }
  const issuers = chain.length > 1 ? chain.slice(0, -1) : chain;
  return {
    chain: issuers.map(({ raw }) => raw),
    key: key.export({ type: 'pkcs8', format: 'der' }),
    anchors: root.toString(),
    endsAt: new Date(signer.validTo),
  };
}
