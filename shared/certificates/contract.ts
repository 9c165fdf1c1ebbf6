import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Timestamp } from '#shared/kernel/fields.ts';

/** The published keys: a JWK set, open to every site. */
export const KEYS_PATH = '/.well-known/atelier-keys.json';

export const codeParams = z.object({ code: z.string() });

/** What everyone with the code may see: no price, no address, and names only of owners who agreed. */
export const CertificateProof = z
  .object({
    /** Eight characters in two groups. */
    code: z.string(),
    number: z.string(),
    issuedAt: Timestamp,
    soldAt: Timestamp,
    artwork: z.object({
      id: Id,
      title: z.string(),
      imageUrl: z.string(),
      altText: z.nullable(z.string()),
      medium: z.nullable(z.string()),
      width: z.int(),
      height: z.int(),
      widthMm: z.nullable(z.int()),
      heightMm: z.nullable(z.int()),
      depthMm: z.nullable(z.int()),
      publishedAt: Timestamp,
    }),
    artistName: z.string(),
    /** A thing; else a file. */
    isPhysical: z.boolean(),
    edition: z.nullable(z.object({ number: z.int(), size: z.int() })),
    /** Of the original file, or of the photograph of a thing; hex. Null if the file is gone. */
    sha256: z.nullable(z.string()),
    /** The signed bytes as text, their signature in base64, and the key. Null for a moment after the sale. */
    signed: z.nullable(z.object({ statement: z.string(), signature: z.string(), keyId: z.string() })),
    void: z.nullable(z.object({ at: Timestamp, by: z.enum(['refund', 'dispute']) })),
    /** Newest first; the first bought it. `name`: null unless the owner agreed. */
    owners: z.array(z.object({ since: Timestamp, name: z.nullable(z.string()), isBuyer: z.boolean() })),
  })
  .register(z.globalRegistry, { id: 'CertificateProof' });
export type CertificateProof = z.output<typeof CertificateProof>;

export const certificateEndpoints = {
  verify: endpoint({
    method: 'GET',
    path: '/api/certificates/verify/:code',
    access: 'public',
    summary: 'Verify a certificate of authenticity by its printed code',
    params: codeParams,
    status: 200,
    response: CertificateProof,
    limit: 'payment',
    errors: ['certificate_not_found'],
  }),
};
