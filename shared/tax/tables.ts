import { sql } from 'drizzle-orm';
import { char, check, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { updatedAt } from '#shared/kernel/columns.ts';
import type { TaxCategory } from './categories.ts';

/** A percent with three decimals. */
export const percent = () => numeric({ precision: 6, scale: 3 });

/** What prices include where a work goes, as admins entered it. A change applies to later payments only. */
export const taxRates = pgTable(
  'tax_rates',
  {
    /** ISO 3166-1 alpha-2. */
    country: char({ length: 2 }).notNull(),
    category: text().$type<TaxCategory>().notNull(),
    percent: percent().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.country, t.category] }),
    check('tax_rates_category', sql`${t.category} in ('original', 'edition', 'file', 'premium')`),
    check('tax_rates_percent', sql`${t.percent} >= 0 and ${t.percent} < 100`),
  ],
);

/** What a member wants printed on receipts: as a seller, and as a buyer. What stands on an order stays there. */
export const taxDetails = pgTable('tax_details', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  businessName: text(),
  /** In lines, as typed. */
  businessAddress: text(),
  /** With one, orders say which tax their price includes. */
  taxNumber: text(),
  company: text(),
  companyTaxNumber: text(),
  updatedAt: updatedAt(),
});
