/** The files that the buyer of an order may have now, from the features that keep them. */
import { certificateNumber, printedCode } from '#shared/certificates/code.ts';
import { AppError } from '#shared/http/errors.ts';
import type { OrderFile } from '#shared/order-files/contract.ts';
import { isPaid } from '#shared/orders/states.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { fileName, listPictureUrls } from '#server/features/artworks/public.ts';
import {
  findCertificateSize,
  findSheetOf,
  readCertificatePdf,
} from '#server/features/certificates/public.ts';
import { requirePurchase } from '#server/features/orders/public.ts';
import { findPdfSize, listReceiptsFor, readPdf } from '#server/features/receipts/public.ts';
import { findUploadById, keepDelivered, openFile } from '#server/features/uploads/public.ts';
import { uploadIdOf } from '#server/files/address.ts';

/** An entry of the ZIP. */
export interface Part {
  name: string;
  content: Buffer | NodeJS.ReadableStream;
}
interface Source {
  file: OrderFile;
  open: () => Promise<Part>;
}
const PDF = { contentType: 'application/pdf', image: null };

interface Work {
  id: string;
  title: string;
  imageUrl: string;
}

/** What is sold is the first picture's file, which the certificate names; the others come with it. */
async function originalsOf(ctx: Context, artwork: Work): Promise<Source[]> {
  const urls = await listPictureUrls(ctx.db, artwork.id);
  const sources = await Promise.all(urls.map((imageUrl, index) => originalOf(ctx, artwork, imageUrl, index)));
  return sources.flat();
}

async function originalOf(ctx: Context, artwork: Work, imageUrl: string, index: number) {
  const uploadId = uploadIdOf(imageUrl);
  const upload = uploadId ? await findUploadById(ctx, uploadId) : null;
  if (!upload?.contentType || !upload.bytes || !upload.width || !upload.height) return [];
  const { contentType, bytes, width, height } = upload;
  const name = fileName(artwork.title, contentType, index);
  const path = `/api/artworks/${artwork.id}/download${index === 0 ? '' : `?image=${uploadId}`}`;
  const source: Source = {
    file: {
      kind: index === 0 ? 'original' : 'view',
      name,
      path,
      contentType,
      bytes,
      image: { width, height },
    },
    async open() {
      if (index === 0) await keepDelivered(ctx, imageUrl);
      const stored = await openFile(ctx, imageUrl, 'original');
      if (!stored) throw new AppError('not_found');
      return { name, content: stored.body };
    },
  };
  return [source];
}

async function certificateOf(ctx: Context, member: Member, purchaseId: string): Promise<Source[]> {
  const row = await findSheetOf(ctx, member, purchaseId);
  if (!row) return [];
  const name = `${certificateNumber(row.code, row.createdAt)}.pdf`;
  const path = `/api/certificates/${printedCode(row.code)}/pdf`;
  return [
    {
      file: { kind: 'certificate', name, path, bytes: await findCertificateSize(ctx, row), ...PDF },
      open: async () => ({ name, content: await readCertificatePdf(ctx, row) }),
    },
  ];
}

async function receiptsOf(ctx: Context, member: Member, purchaseId: string): Promise<Source[]> {
  const receipts = await listReceiptsFor(ctx, member, purchaseId);
  return Promise.all(
    receipts.map(async (receipt): Promise<Source> => {
      const name = `${receipt.receiptNumber}.pdf`;
      const path = `/api/receipts/${receipt.id}/pdf`;
      return {
        file: { kind: 'receipt', name, path, bytes: await findPdfSize(ctx, receipt.id), ...PDF },
        open: async () => ({ name, content: await readPdf(ctx, receipt) }),
      };
    }),
  );
}

/** After a refund only receipts. Throws `purchase_not_found`, and `not_allowed` unless the member bought it. */
export async function findOrderFiles(ctx: Context, member: Member, purchaseId: string) {
  const { purchase, artwork } = await requirePurchase(ctx, member, purchaseId);
  if (purchase.buyerId !== member.id) throw new AppError('not_allowed');
  const hasOriginal = isPaid(purchase.status) && !purchase.isPhysicalItem;
  const files = [
    ...(hasOriginal ? await originalsOf(ctx, artwork) : []),
    ...(await certificateOf(ctx, member, purchaseId)),
    ...(await receiptsOf(ctx, member, purchaseId)),
  ];
  return { title: artwork.title, files };
}
