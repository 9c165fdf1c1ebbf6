import { Readable } from 'node:stream';
import { receiptEndpoints } from '#shared/receipts/contract.ts';
import type { Feature, MemberFile } from '#server/feature.ts';
import { pdfRouter } from '#server/documents/pdf-router.ts';
import { handle } from '#server/http/route.ts';
import type { Context } from '#server/context.ts';
import { readPdf, storedObjects } from './pdf-file.ts';
import { createReceipt, listOwnReceipts, readReceipt, readReceiptFile, verifyReceipt } from './service.ts';

async function memberFiles(ctx: Context, memberId: string): Promise<MemberFile[]> {
  const { rows } = await ctx.pool.query<{ id: string; number: string }>(
    `select r.id, r.receipt_number as number from receipts r join purchases p on p.id = r.purchase_id
     where r.generated_by = $1 or $1 in (p.buyer_id, p.seller_id) order by r.created_at, r.id`,
    [memberId],
  );
  return rows.map(({ id, number }) => ({
    path: `receipts/${number}.pdf`,
    open: async () =>
      Readable.from([await readPdf(ctx, await readReceipt(ctx, { id: memberId, role: 'member' }, id))]),
  }));
}

export const receipts: Feature = {
  memberFiles,
  endpoints: [
    handle(receiptEndpoints, (ctx) => ({
      mine: ({ query, actor }) => listOwnReceipts(ctx, actor, query),
      get: ({ params, actor }) => readReceipt(ctx, actor, params.id),
      verify: ({ params }) => verifyReceipt(ctx, params.code),
      create: ({ body, actor }) => createReceipt(ctx, actor, body),
    })),
  ],
  storedObjects,
  rawRoutes: {
    paths: ['GET /api/receipts/:id/pdf'],
    mount: [pdfRouter('/api/receipts/:id/pdf', readReceiptFile)],
  },
  memberData: [
    {
      table: 'receipts',
      columns: { generated_by: 'kept' },
      exported: {
        file: 'receipts',
        omits: ['snapshot'],
        rows: `select r.id, r.receipt_number, r.receipt_type, r.purchase_id, r.issued_to, r.issued_to_email, r.notes, r.verification_code, r.pdf_sha256, r.created_at
        from receipts r join purchases p on p.id = r.purchase_id
        where r.generated_by = $1 or $1 in (p.buyer_id, p.seller_id) order by r.created_at, r.id`,
      },
    },
  ],
};
