import { readCode } from '#shared/certificates/code.ts';
import type { CertificateProof } from '#shared/certificates/contract.ts';
import type { CertificateRow } from '#shared/certificates/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { mayHandOn, mayHaveCertificate } from './policy.ts';
import { findArtistOf, findByCode, findOf, listOwners } from './queries.ts';
import { signCertificate } from './sign.ts';
import { toProof } from './views.ts';

/** Signed, or about to be: what everyone may see does not wait for the store. */
async function trySigning(ctx: Context, row: CertificateRow): Promise<CertificateRow> {
  try {
    return await signCertificate(ctx, row);
  } catch (error) {
    ctx.log.error({ err: error, certificateId: row.id }, 'a certificate could not be signed');
    return row;
  }
}

/** Throws `certificate_not_found`. */
export async function requireCertificate(ctx: Context, typed: string): Promise<CertificateRow> {
  const code = readCode(typed);
  const row = code && (await findByCode(ctx.db, code));
  if (!row) throw new AppError('certificate_not_found');
  return trySigning(ctx, row);
}

/** Throws `certificate_not_found` unless the member may have the sheet. */
export async function requireSheet(ctx: Context, member: Member, typed: string): Promise<CertificateRow> {
  const row = await requireCertificate(ctx, typed);
  const artistId = await findArtistOf(ctx.db, row.purchaseId);
  if (!mayHaveCertificate(member, { ownerId: row.ownerId, artistId }))
    throw new AppError('certificate_not_found');
  return row;
}

/** The certificate of a purchase if the member owns it and it holds, else null. */
export async function findSheetOf(
  ctx: Context,
  member: Member,
  purchaseId: string,
): Promise<CertificateRow | null> {
  const row = await findOf(ctx.db, purchaseId);
  return row && !row.voidedAt && mayHandOn(member, row) ? row : null;
}

/** The public part, for everyone with the code. */
export async function verifyCertificate(ctx: Context, typed: string): Promise<CertificateProof> {
  const row = await requireCertificate(ctx, typed);
  return toProof(row, await listOwners(ctx.db, row.id));
}
