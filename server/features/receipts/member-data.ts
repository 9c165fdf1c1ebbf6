import { Readable } from 'node:stream';
import { readPdf } from './pdf-file.ts';
import { readReceipt } from './service.ts';
import type { Context } from '#server/context.ts';
import type { MemberFile, MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
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
];

export async function memberFiles(ctx: Context, memberId: string): Promise<MemberFile[]> {
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
