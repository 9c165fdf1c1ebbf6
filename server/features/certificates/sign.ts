/** The statement of a certificate: a small JSON file, signed over its bytes, that proves itself without this server. */
import { certificateNumber, printedCode } from '#shared/certificates/code.ts';
import type { CertificateRow } from '#shared/certificates/tables.ts';
import type { Context } from '#server/context.ts';
import { verifyUrlOf } from '#server/documents/verify-url.ts';
import { signNow } from '#server/features/credentials/public.ts';
import { keepDelivered } from '#server/features/uploads/public.ts';
import { recordKey, recordSignature } from './queries.ts';
import { sizeOf } from '#shared/certificates/size.ts';

const TYPE = 'atelier.certificate/2';

export type SignedCertificate = CertificateRow & { statement: string; signature: string; keyId: string };

const isSigned = (row: CertificateRow): row is SignedCertificate => row.statement !== null;

/** The first signature stays, whoever asks at the same time. The file it names is stored before that. */
export async function signCertificate(ctx: Context, row: CertificateRow): Promise<SignedCertificate> {
  if (isSigned(row)) return row;
  const { signer } = ctx;
  const known = await recordKey(ctx.db, signer.keyId, signer.publicKey);
  if (known !== signer.publicKey) throw new Error(`The key id ${signer.keyId} belongs to another key.`);
  const { artwork, artistName, isPhysical, edition, soldAt } = row.facts;
  await signNow(ctx, artwork.id);
  const file = await keepDelivered(ctx, artwork.imageUrl);
  const said = {
    type: TYPE,
    number: certificateNumber(row.code, row.createdAt),
    issuedAt: row.createdAt.toISOString(),
    soldAt,
    artist: artistName,
    title: artwork.title,
    medium: artwork.medium,
    size: sizeOf(artwork),
    edition,
    of: isPhysical ? 'photograph' : 'file',
    sha256: file?.sha256 ?? null,
    originalSha256: file?.originalSha256 ?? null,
    verify: verifyUrlOf(ctx, printedCode(row.code)),
    key: signer.keyId,
  };
  const statement = `${JSON.stringify(said, null, 2)}\n`;
  const signature = signer.sign(Buffer.from(statement));
  const signed = await recordSignature(ctx.db, row.id, { statement, signature, keyId: signer.keyId });
  return signed as SignedCertificate;
}
