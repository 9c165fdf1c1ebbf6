/** The PDF of a certificate, made for each reader: a name in it is there as long as its owner agrees. */
import path from 'node:path';
import { AppError } from '#shared/http/errors.ts';
import type { CertificateRow } from '#shared/certificates/tables.ts';
import type { Context } from '#server/context.ts';
import { createThread, readImage } from '#server/features/receipts/public.ts';
import { listOwners } from '../queries.ts';
import { signCertificate, verifyUrlOf } from '../sign.ts';
import { toProof } from '../views.ts';
import type { Printed } from './render-certificate.ts';

/** 107 mm at 300 dots an inch. */
const PICTURE = { rendition: 'preview', widthPx: 1264 } as const;

// Bundled like this file, or a source file like it.
const run = createThread(new URL(`certificate-thread${path.extname(import.meta.url)}`, import.meta.url).href);

/** Throws `certificate_void`, and `unavailable` if too many are waiting. */
export async function readCertificatePdf(ctx: Context, row: CertificateRow): Promise<Buffer> {
  if (row.voidedAt) throw new AppError('certificate_void');
  const signed = await signCertificate(ctx, row);
  const { statement, signature, keyId } = signed;
  const printed: Printed = {
    certificate: toProof(signed, await listOwners(ctx.db, row.id)),
    signed: { statement, signature, keyId },
    verifyUrl: verifyUrlOf(ctx, row.code),
    image: await readImage(ctx, row.facts.artwork.imageUrl, PICTURE),
  };
  return run(printed);
}
