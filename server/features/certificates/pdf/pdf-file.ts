/** The PDF of a certificate, made for each reader: a name in it is there as long as its owner agrees. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
