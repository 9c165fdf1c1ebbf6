import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#shared/kernel/columns.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';

/** Nothing that is renamed, repriced or moved later changes a receipt. */
export interface ReceiptSnapshot {
  artwork: {
    id: string;
    title: string;
    imageUrl: string;
    altText: string | null;
    medium: string | null;
    /** Absent from receipts of before it was said on them. */
    isNftAvailable?: boolean;
    width: number;
    height: number;
  };
  seller: { id: string; firstName: string | null; lastName: string | null; artistName: string | null };
  amount: string;
  deliveryCost: string;
  total: string;
  artistAmount: string;
  commissionAmount: string;
  commissionRate: string;
  /** ISO 8601. */
  paidAt: string | null;
  /** Where the printed code leads. */
  verifyUrl: string;
}

export const receiptType = pgEnum('receipt_type', ['artist', 'buyer', 'admin']);

export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    purchaseId: uuid()
      .notNull()
      .references(() => purchases.id, { onDelete: 'restrict' }),
    receiptType: receiptType().notNull(),
    /** `ATL-2026-000123`, gapless per year. */
    receiptNumber: text().notNull().unique(),
    generatedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    issuedTo: text().notNull(),
    issuedToEmail: text(),
    notes: text(),
    /** In the QR code: whoever has it may ask whether the receipt is genuine. 122 random bits, hex. */
    verificationCode: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** SHA-256 of the stored PDF, hex; null until it was made. */
    pdfSha256: text(),
    /** What it shows, as it was when it was made; null for those of before, until their PDF is made. */
    snapshot: jsonb().$type<ReceiptSnapshot>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('receipts_once').on(t.purchaseId, t.receiptType, t.generatedBy),
    index('receipts_generated_by').on(t.generatedBy, t.createdAt, t.id),
  ],
);

export type ReceiptRow = typeof receipts.$inferSelect;

/** The last receipt number given in a year; its row lock makes numbers gapless. */
export const receiptCounters = pgTable('receipt_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
