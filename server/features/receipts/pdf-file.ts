/** The PDF of a receipt: created once and never changed. */
import { createHash } from 'node:crypto';
import type { Receipt } from '#shared/receipts/contract.ts';
import type { Context } from '#server/context.ts';
import type { StoredObjects } from '#server/feature.ts';
import { renderInThread } from './pdf/render-in-thread.ts';
import { readImage } from './pdf/receipt-image.ts';
import { findReceipt, freezeSnapshot, recordPdf } from './queries.ts';
import { toReceipt, toSnapshot } from './views.ts';

const MAX_BYTES = 10_000_000;
/** Private: only the receipt's own route serves it. */
const keyOf = (id: string): string => `receipts/${id}.pdf`;
export const storedObjects: StoredObjects = {
  rows: 'select id from receipts where pdf_sha256 is not null',
  keysOf: ({ id }: { id: string }) => ({ stored: [keyOf(id)] }),
};
const sha256 = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

export const verifyUrlOf = (ctx: Context, code: string): string => `${ctx.config.publicUrl}/verify/${code}`;

async function readKept(ctx: Context, id: string, fingerprint: string): Promise<Buffer | null> {
  try {
    const file = await ctx.storage.read(keyOf(id), MAX_BYTES);
    return sha256(file) === fingerprint ? file : null;
  } catch (error) {
    ctx.log.warn({ err: error, receiptId: id }, 'the PDF of a receipt is missing and made again');
    return null;
  }
}

/** In bytes; null until it is stored, and while the store does not answer. */
export const findPdfSize = (ctx: Context, id: string): Promise<number | null> =>
  ctx.storage.size(keyOf(id)).catch(() => null);

/** @param receipt with current purchase data; what was frozen at creation takes precedence */
async function make(ctx: Context, { purchase, ...receipt }: Receipt): Promise<Buffer> {
  const snapshot = await freezeSnapshot(
    ctx.db,
    receipt.id,
    toSnapshot(purchase, verifyUrlOf(ctx, receipt.verificationCode)),
  );
  const row = (await findReceipt(ctx.db, receipt.id))!;
  const image = await readImage(ctx, snapshot.artwork.imageUrl);
  const file = await renderInThread(toReceipt(row, purchase), snapshot.verifyUrl, image);
  await ctx.storage.write(keyOf(receipt.id), file, 'application/pdf');
  await recordPdf(ctx.db, receipt.id, sha256(file));
  return file;
}

/** The stored file; if it is missing or damaged, the same bytes are generated again. */
export async function readPdf(ctx: Context, receipt: Receipt): Promise<Buffer> {
  const fingerprint = (await findReceipt(ctx.db, receipt.id))?.pdfSha256 ?? null;
  const kept = fingerprint && (await readKept(ctx, receipt.id, fingerprint));
  if (kept) return kept;
  const file = await make(ctx, receipt);
  if (fingerprint && sha256(file) !== fingerprint)
    ctx.log.error({ receiptId: receipt.id }, 'the PDF of a receipt could not be made as it was');
  return file;
}

/** Right after the receipt is created; if it fails, the first download generates it. */
export async function makePdf(ctx: Context, receipt: Receipt): Promise<void> {
  try {
    await readPdf(ctx, receipt);
  } catch (error) {
    ctx.log.error({ err: error, receiptId: receipt.id }, 'the PDF of a receipt could not be made');
  }
}
