import { certificateNumber, printedCode } from '#shared/certificates/code.ts';
import type { CertificateProof } from '#shared/certificates/contract.ts';
import type { CertificateRow } from '#shared/certificates/tables.ts';
import { displayName, isDeleted } from '#shared/kernel/names.ts';
import type { listOwners } from './queries.ts';

type Owners = Awaited<ReturnType<typeof listOwners>>;

/** The hashes in a signed statement; earlier statements have the bare original's only. */
interface Fingerprints {
  sha256?: string | null;
  originalSha256?: string | null;
}

/** @param owners oldest first */
export function toProof(row: CertificateRow, owners: Owners): CertificateProof {
  const { code, createdAt, statement, signature, keyId, voidedAt, voidedBy } = row;
  const { artwork, soldAt, ...facts } = row.facts;
  const { sha256 = null, originalSha256 = null } =
    statement === null ? {} : (JSON.parse(statement) as Fingerprints);
  return {
    ...facts,
    code: printedCode(code),
    number: certificateNumber(code, createdAt),
    issuedAt: createdAt,
    soldAt: new Date(soldAt),
    artwork: { ...artwork, publishedAt: new Date(artwork.publishedAt) },
    sha256,
    originalSha256,
    signed:
      statement !== null && signature !== null && keyId !== null ? { statement, signature, keyId } : null,
    void: voidedAt && voidedBy && { at: voidedAt, by: voidedBy },
    owners: owners
      .map(({ owner, person }, index) => ({
        since: owner.since,
        name: owner.isNamed && !isDeleted(person) ? displayName(person) : null,
        isBuyer: index === 0,
      }))
      .toReversed(),
  };
}
