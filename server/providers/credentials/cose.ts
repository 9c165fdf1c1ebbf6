import { webcrypto } from 'node:crypto';

/** Writes the part of CBOR that a COSE_Sign1 needs. */
function head(major: number, n: number): Buffer {
  const type = major << 5;
  if (n < 24) return Buffer.from([type | n]);
  if (n < 256) return Buffer.from([type | 24, n]);
  return Buffer.from([type | 25, n >> 8, n & 255]);
}
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
/** For a whole claim, which may be long. */
const longBytes = (value: Uint8Array): Buffer => {
  const length = Buffer.alloc(5);
  length[0] = (2 << 5) | 26;
  length.writeUInt32BE(value.length, 1);
  return value.length < 65_536 ? bytes(value) : Buffer.concat([length, value]);
};
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const int = (n: number): Buffer => (n < 0 ? head(1, -1 - n) : head(0, n));

const SIGN1 = 18;
const ALG = 1;
const ES256 = -7;
const X5CHAIN = 33;
const NULL = Buffer.from([0xf6]);
const EC = { name: 'ECDSA', namedCurve: 'P-256' };

export interface Signer {
  alg: 'es256';
  reserveSize: number;
  sign: (claim: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Gets the claim and returns the whole COSE signature, which must be exactly `reserveSize` bytes long.
 * @param chain DER, the signer's certificate first
 * @param key PKCS #8, on P-256
 */
export function coseSigner(chain: readonly Uint8Array[], key: Uint8Array): Signer {
  const certificates =
    chain.length === 1 ? bytes(chain[0]!) : Buffer.concat([head(4, chain.length), ...chain.map(bytes)]);
  const headers = Buffer.concat([head(5, 2), int(ALG), int(ES256), int(X5CHAIN), certificates]);
  const reserveSize = 512 + headers.length;
  return {
    alg: 'es256',
    reserveSize,
    async sign(claim) {
      const privateKey = await webcrypto.subtle.importKey('pkcs8', Buffer.from(key), EC, false, ['sign']);
      const signed = [text('Signature1'), bytes(headers), bytes(Buffer.alloc(0)), longBytes(claim)];
      const toSign = Buffer.concat([head(4, signed.length), ...signed]);
      const signature = Buffer.from(
        await webcrypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, toSign),
      );
      const build = (padding: number): Buffer =>
        Buffer.concat([
          head(6, SIGN1),
          head(4, 4),
          bytes(headers),
          head(5, 1),
          text('pad'),
          bytes(Buffer.alloc(padding)),
          NULL,
          bytes(signature),
        ]);
      // The head of a padding of 256 bytes and more is two bytes longer than that of none.
      return new Uint8Array(build(reserveSize - build(0).length - 2));
    },
  };
}
