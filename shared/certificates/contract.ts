import * as z from 'zod/mini';
import { pageQuery } from '#shared/http/page.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { Person } from '#shared/accounts/session/contract.ts';
import { TRANSFER_STATES } from '#shared/certificates/transfer.ts';
import { Id, Timestamp, idParams } from '#shared/kernel/fields.ts';

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
    /** Hash of the delivered file, or of the photograph of a physical work; hex. Null if the file is gone. */
    sha256: z.nullable(z.string()),
    /**
     * Of the bare original, before Atelier signed it. Null where `sha256` is the bare original's, as in certificates that were
     * issued before delivered files were kept.
     */
    originalSha256: z.nullable(z.string()),
    /** The signed bytes as text, their signature in base64, and the key. Null for a moment after the sale. */
    signed: z.nullable(z.object({ statement: z.string(), signature: z.string(), keyId: z.string() })),
    void: z.nullable(z.object({ at: Timestamp, by: z.enum(['refund', 'dispute']) })),
    /** Newest first; the first bought it. `name`: null unless the owner agreed. */
    owners: z.array(z.object({ since: Timestamp, name: z.nullable(z.string()), isBuyer: z.boolean() })),
  })
  .register(z.globalRegistry, { id: 'CertificateProof' });
export type CertificateProof = z.output<typeof CertificateProof>;

const Transfer = z.object({
  state: z.enum(TRANSFER_STATES),
  /** The end of the refund window; null if it has none yet, because the work has not arrived. */
  from: z.nullable(Timestamp),
});

/** For those who may have the sheet, and former owners. */
export const Certificate = z
  .object({
    proof: CertificateProof,
    isOwner: z.boolean(),
    /** The member's entry in the ownership history; null: not in it. */
    standing: z.nullable(z.object({ isNamed: z.boolean(), name: z.string() })),
    /** When the link was created that transfers it; null: there is none, or it is not the member's. */
    linkSince: z.nullable(Timestamp),
    transfer: Transfer,
  })
  .register(z.globalRegistry, { id: 'Certificate' });
export type Certificate = z.output<typeof Certificate>;

/** transferred: to someone else, who owns it now. */
export const OWNED_STATES = ['valid', 'void', 'transferred'] as const;

/** A certificate in the list of a member who owns or owned it. */
const OwnedCertificate = z
  .object({
    id: Id,
    code: z.string(),
    number: z.string(),
    artwork: z.object({
      id: Id,
      title: z.string(),
      imageUrl: z.string(),
      altText: z.nullable(z.string()),
      width: z.int(),
      height: z.int(),
    }),
    artistName: z.string(),
    edition: z.nullable(z.object({ number: z.int(), size: z.int() })),
    state: z.enum(OWNED_STATES),
    /** Bought by the member; else received from its owner before. */
    isBought: z.boolean(),
    /** When the member became an owner. */
    since: Timestamp,
    transfer: Transfer,
  })
  .register(z.globalRegistry, { id: 'OwnedCertificate' });
export type OwnedCertificate = z.output<typeof OwnedCertificate>;

/** own: of the member themselves. accepted: by the member, who owns it now. gone: used or canceled. void: the sale was undone since. early: not transferable yet. */
export const HANDOVER_STATES = ['open', 'own', 'accepted', 'gone', 'void', 'early'] as const;

const take = z.string().check(z.maxLength(100));

export const certificateEndpoints = {
  mine: endpoint({
    method: 'GET',
    operationId: 'listCertificates',
    path: '/api/certificates',
    access: 'member',
    summary: 'Certificates of works the member bought, and those transferred to or by them, newest first',
    query: z.object(pageQuery),
    status: 200,
    response: z.array(OwnedCertificate),
    paged: true,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    operationId: 'getCertificate',
    path: '/api/certificates/:code',
    access: 'member',
    summary: 'A certificate; for its owners, the artist and moderators',
    params: codeParams,
    status: 200,
    response: Certificate,
    errors: ['certificate_not_found'],
  }),
  ofPurchase: endpoint({
    method: 'GET',
    operationId: 'getCertificateOfPurchase',
    path: '/api/order-certificates/:id',
    access: 'member',
    summary: 'The certificate of a purchase; for its two parties and moderators',
    params: idParams,
    status: 200,
    response: Certificate,
    errors: ['purchase_not_found', 'certificate_not_found'],
  }),
  setName: endpoint({
    method: 'PUT',
    operationId: 'setOwnerName',
    path: '/api/certificates/:code/name',
    access: 'member',
    summary: 'Show the member’s name in the ownership history, or hide it; for its owners',
    params: codeParams,
    body: z.object({ isNamed: z.boolean() }),
    status: 200,
    response: Certificate,
    whileSuspended: 'allowed',
    errors: ['certificate_not_found', 'not_allowed'],
  }),
  makeLink: endpoint({
    method: 'POST',
    operationId: 'createTransferLink',
    path: '/api/certificates/:code/link',
    access: 'member',
    summary:
      'Create a single-use transfer link for the certificate, replacing any earlier one; for its owner',
    params: codeParams,
    status: 201,
    response: z.object({ url: z.string() }),
    errors: ['certificate_not_found', 'not_allowed', 'certificate_void', 'not_transferable_yet'],
  }),
  takeLinkBack: endpoint({
    method: 'DELETE',
    operationId: 'cancelTransferLink',
    path: '/api/certificates/:code/link',
    access: 'member',
    summary: 'Cancel the link; for its owner',
    params: codeParams,
    status: 204,
    whileSuspended: 'allowed',
    errors: ['certificate_not_found', 'not_allowed'],
  }),
  handover: endpoint({
    method: 'GET',
    operationId: 'getTransfer',
    path: '/api/certificate-links/:code',
    access: 'member',
    summary: 'What a link transfers, and whether it still can',
    params: codeParams,
    query: z.object({ take: z.optional(take) }),
    status: 200,
    response: z.object({
      state: z.enum(HANDOVER_STATES),
      /** Null unless it is open. */
      giver: z.nullable(Person),
      /** The day from which an early link can be accepted, if that is known. */
      from: z.nullable(Timestamp),
      proof: CertificateProof,
    }),
    errors: ['certificate_not_found'],
  }),
  accept: endpoint({
    method: 'POST',
    operationId: 'acceptTransfer',
    path: '/api/certificate-links/:code/accept',
    access: 'member',
    summary: 'Accept a transfer and become the owner',
    params: codeParams,
    body: z.object({ take, isNamed: z.boolean() }),
    status: 200,
    response: Certificate,
    errors: [
      'certificate_not_found',
      'certificate_link_gone',
      'certificate_void',
      'not_transferable_yet',
      'own_certificate',
      'blocked',
    ],
  }),
  verify: endpoint({
    method: 'GET',
    operationId: 'verifyCertificate',
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
