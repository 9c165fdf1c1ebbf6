/** The PDF of a receipt: printed once, from then on the receipt. */
import type { Receipt } from '#shared/receipts/contract.ts';
import type { Context } from '#server/context.ts';
import { readPicture } from '#server/documents/picture.ts';
import { verifyUrlOf } from '#server/documents/verify-url.ts';
import { readStored } from '#server/documents/stored.ts';
import { print } from '#server/documents/thread.ts';
import type { StoredObjects } from '#server/feature.ts';
import { findReceipt, freezeSnapshot, recordPdf } from './queries.ts';
import { toReceipt, toSnapshot } from './views.ts';

const keyOf = (id: string): string => `receipts/${id}.pdf`;
export const storedObjects: StoredObjects = {
  rows: 'select id from receipts where pdf_sha256 is not null',
  keysOf: ({ id }: { id: string }) => ({ stored: [keyOf(id)] }),
};

/** In bytes; null until it is stored, and while the store does not answer. */
export const findPdfSize = (ctx: Context, id: string): Promise<number | null> =>
  ctx.storage.size(keyOf(id)).catch(() => null);

/** @param receipt with current purchase data; what was frozen at creation takes precedence */
async function printReceipt(
  ctx: Context,
  { purchase, ...receipt }: Receipt,
  reprintedAt: Date | null,
): Promise<Buffer> {
  const now = toSnapshot(purchase, verifyUrlOf(ctx, receipt.verificationCode));
  const row = await freezeSnapshot(ctx.db, receipt.id, now);
  const { verifyUrl, artwork } = row.snapshot;
  const picture = await readPicture(ctx, artwork.imageUrl);
  return print({
    kind: 'receipt',
    printed: { receipt: toReceipt(row, purchase), verifyUrl, picture, reprintedAt },
  });
}

export async function readPdf(ctx: Context, receipt: Receipt): Promise<Buffer> {
  const { id } = receipt;
  return readStored(ctx, {
    key: keyOf(id),
    sha256: (await findReceipt(ctx.db, id))!.pdfSha256,
    print: (reprintedAt) => printReceipt(ctx, receipt, reprintedAt),
    record: (tx, sha256) => recordPdf(tx, id, sha256),
  });
}

/** Right after the receipt is created; if it fails, the first download prints it. */
export async function makePdf(ctx: Context, receipt: Receipt): Promise<void> {
  try {
    await readPdf(ctx, receipt);
  } catch (error) {
    ctx.log.error({ err: error, receiptId: receipt.id }, 'the PDF of a receipt could not be made');
  }
}
