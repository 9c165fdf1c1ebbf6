/** Sales in every state, Premium and its invoices, and an artist's account: all of it at the payment sandbox too. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { receiptNumber } from '#shared/rules/receipt-number.ts';
import { purchases, receiptCounters, sandboxPayments } from '#shared/schema/purchases.ts';
import { receipts } from '#shared/schema/receipts.ts';
import type { Context, Queryable } from '../context.ts';
import { openAccount } from './account-deeds.ts';
import { HOUR_MS } from './calendar.ts';
import { personId, workId } from './identifiers.ts';
import { PEOPLE, WORKS, emailOf } from './manifest.ts';
import { runDeeds, tellAll } from './past-deeds.ts';
import { premiumDeeds } from './premium-deeds.ts';
import { deedsOf } from './sale-deeds.ts';
import { PAYEES, RECEIPTED_SALE, SALES, SUBSCRIBED_MONTHS } from './sales-plan.ts';

const nameOf = (slug: string) => {
  const person = PEOPLE.find((candidate) => candidate.slug === slug)!;
  return person.artistName ?? `${person.firstName} ${person.lastName}`;
};

/** Numbers come from the counter that every receipt takes its number from. */
async function seedReceipts(tx: Queryable): Promise<void> {
  const sale = SALES.find((candidate) => candidate.work === RECEIPTED_SALE)!;
  const artist = WORKS.find((work) => work.id === sale.work)!.artist;
  const [purchase] = await tx
    .select({ id: purchases.id, paidAt: purchases.paidAt })
    .from(purchases)
    .where(and(eq(purchases.artworkId, workId(sale.work)), eq(purchases.buyerId, personId(sale.buyer))));
  const createdAt = new Date(purchase!.paidAt!.getTime() + 20 * HOUR_MS);
  const year = createdAt.getUTCFullYear();
  const issued = [
    { receiptType: 'artist' as const, slug: artist },
    { receiptType: 'buyer' as const, slug: sale.buyer },
  ];
  for (const { receiptType, slug } of issued) {
    const [counter] = await tx
      .insert(receiptCounters)
      .values({ year, last: 1 })
      .onConflictDoUpdate({ target: receiptCounters.year, set: { last: sql`${receiptCounters.last} + 1` } })
      .returning({ last: receiptCounters.last });
    await tx.insert(receipts).values({
      purchaseId: purchase!.id,
      receiptType,
      receiptNumber: receiptNumber(year, counter!.last),
      generatedBy: personId(artist),
      issuedTo: nameOf(slug),
      issuedToEmail: emailOf(slug),
      createdAt,
    });
  }
}

/** The database dates rows by its own clock. */
async function dateRows(tx: Queryable): Promise<void> {
  await tx.execute(sql`update purchases set created_at = commission_agreed_at,
    updated_at = greatest(paid_at, shipped_at, delivered_at, refunded_at)`);
  await tx.execute(
    sql`update commissions c set created_at = p.paid_at from purchases p where p.id = c.purchase_id`,
  );
  await tx.execute(
    sql`update artworks a set updated_at = p.paid_at from purchases p where p.artwork_id = a.id`,
  );
  await tx.execute(sql`update notifications set created_at = happened_at`);
}

/**
 * With another provider than the sandbox, or none, nothing was ever sold: sales are real or not there.
 * No notification may have been written yet.
 */
export async function seedSales(ctx: Context, tx: Queryable, now: Date): Promise<void> {
  if (ctx.payments?.mode !== 'sandbox') return;
  // What an interrupted seeding left at the sandbox belongs to nothing.
  await ctx.db.delete(sandboxPayments).where(ne(sandboxPayments.kind, 'clock'));
  const deeds = [
    ...PAYEES.map((slug) => openAccount(slug, now)),
    ...Object.entries(SUBSCRIBED_MONTHS).flatMap(([slug, months]) => premiumDeeds(slug, months, now)),
    ...SALES.flatMap((sale) => deedsOf(sale, now)),
  ];
  await runDeeds(ctx, tx, deeds, tellAll);
  await dateRows(tx);
  await seedReceipts(tx);
}
