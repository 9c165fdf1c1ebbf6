/** Signs what must be verifiable without this server: Ed25519 over bytes. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

export interface Signer {
  keyId: string;
  /** 32 bytes, base64url. */
  publicKey: string;
  /** @returns base64 */
  sign(bytes: Buffer): string;
}

/** What precedes the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param text 'atl-2026-1:<32 bytes, base64>' */
export function createSigner(text: string): Signer {
  const [keyId = '', seed = ''] = text.trim().split(':');
  const der = Buffer.concat([PKCS8, Buffer.from(seed, 'base64')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return { keyId, publicKey: x!, sign: (bytes) => sign(null, bytes, key).toString('base64') };
}
