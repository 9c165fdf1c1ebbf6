import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#shared/kernel/columns.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Billing, Tax } from '#shared/tax/contract.ts';
import { users } from '#shared/accounts/tables.ts';

/** Later renames, price changes and moves do not change a receipt. */
export interface ReceiptSnapshot {
  artwork: {
    id: string;
    title: string;
    imageUrl: string;
    altText: string | null;
    medium: string | null;
    /** Absent from older receipts. */
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
  /** Absent from older receipts, like `billing`. */
  tax?: Tax | null;
  billing?: Billing | null;
  /** Refunded in part before it was issued; absent from older receipts. */
  returned?: {
    amount: string;
    artistAmount: string;
    commissionAmount: string;
    taxAmount: string | null;
    lastAt: string;
  } | null;
  /** ISO 8601. */
  paidAt: string | null;
  /** The URL in the printed code. */
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
    /** In the QR code: everyone who has it may verify the receipt. 122 random bits, hex. */
    verificationCode: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** SHA-256 of the stored PDF, hex; null until it is created. */
    pdfSha256: text(),
    /** A snapshot of what it shows; null for older receipts until their PDF is created. */
    snapshot: jsonb().$type<ReceiptSnapshot>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('receipts_once').on(t.purchaseId, t.receiptType, t.generatedBy),
    index('receipts_generated_by').on(t.generatedBy, t.createdAt, t.id),
  ],
);

export type ReceiptRow = typeof receipts.$inferSelect;

/** The last receipt number of a year; its row lock makes numbers gapless. */
export const receiptCounters = pgTable('receipt_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
