import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { purchases } from '#shared/orders/tables.ts';
import { receiptCounters, receipts, type ReceiptRow, type ReceiptSnapshot } from '#shared/receipts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';

export async function findReceipt(db: Queryable, id: string): Promise<ReceiptRow | null> {
  const [row] = await db.select().from(receipts).where(eq(receipts.id, id));
  return row ?? null;
}

/** Created by the member, or issued to the member as buyer. Newest first; up to `limit + 1` rows. */
export async function listReceiptsOf(
  db: Queryable,
  userId: string,
  page: PageRequest & { purchaseId?: string | undefined },
): Promise<ReceiptRow[]> {
  const rows = await db
    .select({ receipt: receipts })
    .from(receipts)
    .innerJoin(purchases, eq(purchases.id, receipts.purchaseId))
    .where(
      and(
        or(
          eq(receipts.generatedBy, userId),
          and(eq(receipts.receiptType, 'buyer'), eq(purchases.buyerId, userId)),
        ),
        page.purchaseId ? eq(receipts.purchaseId, page.purchaseId) : undefined,
        afterCursor(page.cursor, receipts.createdAt, receipts.id),
      ),
    )
    .orderBy(desc(receipts.createdAt), desc(receipts.id))
    .limit(page.limit + 1);
  return rows.map((row) => row.receipt);
}

/** Serializes per member, so that every earlier receipt is visible. */
export async function lockPurchase(db: Queryable, purchaseId: string): Promise<void> {
  await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.id, purchaseId))
    .for('no key update');
}

export async function findExisting(
  db: Queryable,
  receipt: { purchaseId: string; receiptType: ReceiptRow['receiptType']; generatedBy: string },
): Promise<ReceiptRow | null> {
  const [row] = await db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.purchaseId, receipt.purchaseId),
        eq(receipts.receiptType, receipt.receiptType),
        eq(receipts.generatedBy, receipt.generatedBy),
      ),
    );
  return row ?? null;
}

/** The year's next number. Its row stays locked until the transaction ends, so none is skipped. */
export async function takeNumber(db: Queryable, year: number): Promise<number> {
  const [row] = await db
    .insert(receiptCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptCounters.year, set: { last: sql`${receiptCounters.last} + 1` } })
    .returning({ last: receiptCounters.last });
  return row!.last;
}

export async function insertReceipt(
  db: Queryable,
  receipt: typeof receipts.$inferInsert,
): Promise<ReceiptRow> {
  const [row] = await db.insert(receipts).values(receipt).returning();
  return row!;
}

/** Only the first snapshot is stored. @returns the receipt with it */
export async function freezeSnapshot(
  db: Queryable,
  id: string,
  snapshot: ReceiptSnapshot,
): Promise<ReceiptRow & { snapshot: ReceiptSnapshot }> {
  await db
    .update(receipts)
    .set({ snapshot })
    .where(and(eq(receipts.id, id), isNull(receipts.snapshot)));
  const row = (await findReceipt(db, id))!;
  return { ...row, snapshot: row.snapshot! };
}

/** The hash of the first file, never changed. @returns the recorded one; others wait until it is committed */
export async function recordPdf(tx: Queryable, id: string, pdfSha256: string): Promise<string> {
  await tx
    .update(receipts)
    .set({ pdfSha256 })
    .where(and(eq(receipts.id, id), isNull(receipts.pdfSha256)));
  return (await findReceipt(tx, id))!.pdfSha256!;
}

/** Finds a receipt with the current status of its purchase. */
export async function findByCode(
  db: Queryable,
  code: string,
): Promise<{ receipt: ReceiptRow; status: string } | null> {
  const [row] = await db
    .select({ receipt: receipts, status: purchases.status })
    .from(receipts)
    .innerJoin(purchases, eq(purchases.id, receipts.purchaseId))
    .where(eq(receipts.verificationCode, code));
  return row ?? null;
}
