import { and, asc, eq, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import type { TaxCategory } from '#shared/tax/categories.ts';
import type { TaxDetails, TaxRate } from '#shared/tax/contract.ts';
import { taxDetails, taxRates } from '#shared/tax/tables.ts';
import type { Queryable } from '#server/context.ts';

const rateColumns = { country: taxRates.country, category: taxRates.category, percent: taxRates.percent };

const isRate = (country: string, category: TaxCategory) =>
  and(eq(taxRates.country, country), eq(taxRates.category, category));

export const listRates = (db: Queryable): Promise<TaxRate[]> =>
  db.select(rateColumns).from(taxRates).orderBy(asc(taxRates.country), asc(taxRates.category));

export async function findRate(
  db: Queryable,
  country: string,
  category: TaxCategory,
): Promise<TaxRate | null> {
  const [row] = await db.select(rateColumns).from(taxRates).where(isRate(country, category));
  return row ?? null;
}

/** Admins who change rates at the same time wait for each other. */
export async function lockRate(
  tx: Queryable,
  country: string,
  category: TaxCategory,
): Promise<TaxRate | null> {
  await tx.execute(sql`lock table ${taxRates} in share row exclusive mode`);
  return findRate(tx, country, category);
}

export async function writeRate(tx: Queryable, rate: TaxRate): Promise<void> {
  await tx
    .insert(taxRates)
    .values(rate)
    .onConflictDoUpdate({ target: [taxRates.country, taxRates.category], set: { percent: rate.percent } });
}

export async function deleteRate(tx: Queryable, country: string, category: TaxCategory): Promise<void> {
  await tx.delete(taxRates).where(isRate(country, category));
}

const NONE: TaxDetails = {
  businessName: null,
  businessAddress: null,
  taxNumber: null,
  company: null,
  companyTaxNumber: null,
};

export async function readDetails(db: Queryable, userId: string): Promise<TaxDetails> {
  const [row] = await db.select().from(taxDetails).where(eq(taxDetails.userId, userId));
  return row ?? NONE;
}

/** @returns all of them */
export async function writeDetails(
  db: Queryable,
  userId: string,
  changes: Partial<TaxDetails>,
): Promise<TaxDetails> {
  const [row] = await db
    .insert(taxDetails)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: taxDetails.userId, set: { ...changes, updatedAt: new Date() } })
    .returning();
  return row!;
}

/** The work, which must exist, as far as tax depends on it. */
export async function readTaxedWork(db: Queryable, artworkId: string) {
  const [row] = await db
    .select({
      sellerId: artworks.userId,
      isPhysical: artworks.isPhysical,
      isEdition: sql<boolean>`${artworks.editionSize} is not null`,
    })
    .from(artworks)
    .where(eq(artworks.id, artworkId));
  return row!;
}
