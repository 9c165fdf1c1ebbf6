/** Invoices of payments for Premium: kept at payment, printed once, from then on unchanged. */
import { Readable } from 'node:stream';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '#shared/http/errors.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { displayName, fullName } from '#shared/kernel/names.ts';
import { type PremiumInvoiceRow, type SubscriptionRow, premiumInvoices } from '#shared/premium/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { readStored } from '#server/documents/stored.ts';
import { print } from '#server/documents/thread.ts';
import type { MemberFile, StoredObjects } from '#server/feature.ts';
import type { Member } from '#server/http/route.ts';
import type { InvoiceState } from '#server/providers/payments/billing-port.ts';
import { taxOfInvoice, toTax } from '#server/features/tax/public.ts';

const keyOf = (id: string): string => `invoices/${id}.pdf`;
export const storedObjects: StoredObjects = {
  rows: 'select id from premium_invoices where pdf_sha256 is not null',
  keysOf: ({ id }: { id: string }) => ({ stored: [keyOf(id)] }),
};

/** Once, when it is paid. The tax is that of where the member said they are. */
export async function keepInvoice(
  ctx: Context,
  tx: Queryable,
  { userId: memberId, country: said }: SubscriptionRow,
  { id, number, amountPaid: cents }: InvoiceState,
  paidAt: Date,
): Promise<void> {
  const [member] = await tx.select().from(users).where(eq(users.id, memberId));
  const country = said ?? member!.country;
  await tx.insert(premiumInvoices).values({
    id,
    memberId,
    number: number ?? id,
    issuedTo: fullName(member!) || displayName(member!),
    amount: fromCents(cents),
    paidAt,
    ...(await taxOfInvoice(ctx, tx, { memberId, cents, country })),
  });
}

export async function readKept(db: Queryable, ids: string[]): Promise<Map<string, PremiumInvoiceRow>> {
  const rows = await db.select().from(premiumInvoices).where(inArray(premiumInvoices.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

const readPdf = (ctx: Context, row: PremiumInvoiceRow): Promise<Buffer> =>
  readStored(ctx, {
    key: keyOf(row.id),
    sha256: row.pdfSha256,
    print: (reprintedAt) => {
      const { number, paidAt, issuedTo, amount, billing } = row;
      const { company, taxNumber } = billing.buyer;
      return print({
        kind: 'invoice',
        printed: {
          number,
          paidAt,
          billedTo: { name: company ?? issuedTo, lines: company ? [issuedTo] : [], taxNumber },
          taxNumber: billing.seller.taxNumber,
          amount,
          tax: toTax(row),
          reprintedAt,
        },
      });
    },
    async record(tx, pdfSha256) {
      const it = eq(premiumInvoices.id, row.id);
      await tx
        .update(premiumInvoices)
        .set({ pdfSha256 })
        .where(and(it, isNull(premiumInvoices.pdfSha256)));
      const [{ recorded }] = (await tx
        .select({ recorded: premiumInvoices.pdfSha256 })
        .from(premiumInvoices)
        .where(it)) as [{ recorded: string }];
      return recorded;
    },
  });

/** For the member alone. Throws `invoice_not_found`. */
export async function readInvoiceFile(ctx: Context, member: Member, id: string) {
  const row = (await readKept(ctx.db, [id])).get(id);
  if (row?.memberId !== member.id) throw new AppError('invoice_not_found');
  return { number: row.number, file: await readPdf(ctx, row) };
}

export async function memberFiles(ctx: Context, memberId: string): Promise<MemberFile[]> {
  const rows = await ctx.db
    .select()
    .from(premiumInvoices)
    .where(eq(premiumInvoices.memberId, memberId))
    .orderBy(asc(premiumInvoices.paidAt));
  return rows.map((row) => ({
    path: `invoices/${row.number}.pdf`,
    open: async () => Readable.from([await readPdf(ctx, row)]),
  }));
}
