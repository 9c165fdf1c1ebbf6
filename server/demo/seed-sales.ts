import { eq, sql } from 'drizzle-orm';
import { commissionRateFor, splitPrice } from '#shared/rules/commission.ts';
import { fromCents } from '#shared/rules/money.ts';
import { receiptNumber } from '#shared/rules/receipt-number.ts';
import { artworks } from '#shared/schema/artworks.ts';
import { commissions, purchases, receiptCounters } from '#shared/schema/purchases.ts';
import { receipts } from '#shared/schema/receipts.ts';
import type { Queryable } from '../context.ts';
import { HOUR_MS, planPublication } from './calendar.ts';
import { RECEIPTED_SALE, SALES } from './figures.ts';
import { personId, workId } from './identifiers.ts';
import { PEOPLE, SUBSCRIBERS, WORKS, emailOf } from './manifest.ts';

/** Halfway through the work's time on the gallery, in whole seconds. */
function saleTime(work: number, now: number): Date {
  const { createdAt } = planPublication(now).find((planned) => planned.id === work)!;
  return new Date(Math.floor((createdAt + now) / 2000) * 1000);
}

/** They never happened at a payment provider, so they carry no ids of one. Returns the purchase's id. */
async function seedSale(tx: Queryable, sale: (typeof SALES)[number], paidAt: Date): Promise<string> {
  const work = WORKS.find((candidate) => candidate.id === sale.work)!;
  const cents = Math.round(work.priceUsd! * 100);
  const rate = commissionRateFor({ isSubscriber: SUBSCRIBERS.has(work.artist) });
  const split = splitPrice(cents, rate);
  const [purchase] = await tx
    .insert(purchases)
    .values({
      buyerId: personId(sale.buyer),
      sellerId: personId(work.artist),
      artworkId: workId(work.id),
      amount: fromCents(cents),
      artistAmount: fromCents(split.artist),
      commissionAmount: fromCents(split.commission),
      commissionRate: rate,
      commissionAgreedAt: paidAt,
      status: 'paid',
      paidAt,
      createdAt: paidAt,
      updatedAt: paidAt,
    })
    .returning({ id: purchases.id });
  await tx
    .insert(commissions)
    .values({ purchaseId: purchase!.id, amount: fromCents(split.artist), rate, createdAt: paidAt });
  await tx
    .update(artworks)
    .set({ isForSale: false, soldAt: paidAt, updatedAt: paidAt })
    .where(eq(artworks.id, workId(work.id)));
  return purchase!.id;
}

const nameOf = (slug: string) => {
  const person = PEOPLE.find((candidate) => candidate.slug === slug)!;
  return person.artistName ?? `${person.firstName} ${person.lastName}`;
};

/** Numbers come from the counter that every receipt takes its number from. */
async function seedReceipts(tx: Queryable, purchaseId: string, at: Date): Promise<void> {
  const sale = SALES.find((candidate) => candidate.work === RECEIPTED_SALE)!;
  const artist = WORKS.find((work) => work.id === sale.work)!.artist;
  const issued = [
    { receiptType: 'artist' as const, slug: artist },
    { receiptType: 'buyer' as const, slug: sale.buyer },
  ];
  const year = at.getUTCFullYear();
  for (const { receiptType, slug } of issued) {
    const [counter] = await tx
      .insert(receiptCounters)
      .values({ year, last: 1 })
      .onConflictDoUpdate({ target: receiptCounters.year, set: { last: sql`${receiptCounters.last} + 1` } })
      .returning({ last: receiptCounters.last });
    await tx.insert(receipts).values({
      purchaseId,
      receiptType,
      receiptNumber: receiptNumber(year, counter!.last),
      generatedBy: personId(artist),
      issuedTo: nameOf(slug),
      issuedToEmail: emailOf(slug),
      createdAt: at,
    });
  }
}

/** A few sales between the people of the gallery, paid and split at the seller's rate. */
export async function seedSales(tx: Queryable, now: Date): Promise<void> {
  for (const sale of SALES) {
    const paidAt = saleTime(sale.work, now.getTime());
    const purchaseId = await seedSale(tx, sale, paidAt);
    if (sale.work === RECEIPTED_SALE) {
      await seedReceipts(tx, purchaseId, new Date(paidAt.getTime() + 20 * HOUR_MS));
    }
  }
}
