/** The PDF of a certificate, printed for each reader: a name in it is there as long as its owner agrees. */
import { setTimeout } from 'node:timers/promises';
import { certificateNumber, printedCode } from '#shared/certificates/code.ts';
import type { CertificateRow } from '#shared/certificates/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { readPicture } from '#server/documents/picture.ts';
import { verifyUrlOf } from '#server/documents/verify-url.ts';
import { print } from '#server/documents/thread.ts';
import type { Member } from '#server/http/route.ts';
import { listOwners } from './queries.ts';
import { requireSheet } from './service.ts';
import { signCertificate } from './sign.ts';
import { toProof } from './views.ts';

/** 107 mm at 300 dots an inch. */
const PICTURE = { rendition: 'preview', widthPx: 1264 } as const;

/** Throws `certificate_void`, and `unavailable` if too many are waiting. */
export async function readCertificatePdf(ctx: Context, row: CertificateRow): Promise<Buffer> {
  if (row.voidedAt) throw new AppError('certificate_void');
  const signed = await signCertificate(ctx, row);
  const { statement, signature, keyId } = signed;
  return print({
    kind: 'certificate',
    printed: {
      certificate: toProof(signed, await listOwners(ctx.db, row.id)),
      signed: { statement, signature, keyId },
      verifyUrl: verifyUrlOf(ctx, printedCode(row.code)),
      picture: await readPicture(ctx, row.facts.artwork.imageUrl, PICTURE),
    },
  });
}

/** For everyone who may have the sheet. */
export async function readCertificateFile(ctx: Context, member: Member, code: string) {
  await ctx.limits.take('payment', member.id);
  const row = await requireSheet(ctx, member, code);
  const number = certificateNumber(row.code, row.createdAt);
  return { number, file: await readCertificatePdf(ctx, row) };
}

/** Keyed by certificate: a name more or less in it is a few bytes. */
const sizes = new Map<string, number>();
const MAX_SIZES = 10_000;
/** A list of files does not wait longer for a number. */
const SIZE_WAIT_MS = 1500;

async function measure(ctx: Context, row: CertificateRow): Promise<number> {
  const { length } = await readCertificatePdf(ctx, row);
  if (sizes.size >= MAX_SIZES) sizes.clear();
  sizes.set(row.id, length);
  return length;
}

/** In bytes; null if it cannot be made now or takes too long: then it is known the next time. */
export async function findCertificateSize(ctx: Context, row: CertificateRow): Promise<number | null> {
  const known = sizes.get(row.id);
  if (known !== undefined) return known;
  return Promise.race([measure(ctx, row).catch(() => null), setTimeout(SIZE_WAIT_MS, null, { ref: false })]);
}
