import { sql } from 'drizzle-orm';
import { boolean, char, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, money, updatedAt } from '#shared/kernel/columns.ts';
import type { TaxCategory } from '#shared/tax/categories.ts';
import type { Billing } from '#shared/tax/contract.ts';
import { percent } from '#shared/tax/tables.ts';
import { users } from '#shared/accounts/tables.ts';

/**
 * A Premium subscription as the provider last described it; `users.isSubscriber` is derived from these rows alone.
 * An ended one stays, for the ledger.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Null until the provider's subscription is created. */
    stripeSubscriptionId: text().unique(),
    /** The provider's status: see shared/premium/rules.ts; 'starting' before there is one. */
    status: text().notNull().default('starting'),
    price: money().notNull(),
    currentPeriodEnd: timestamptz(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** Where the member said they are, for the tax that invoices include, ISO 3166-1 alpha-2. Null: not asked. */
    country: char({ length: 2 }),
    cardBrand: text(),
    cardLast4: text(),
    cardExpires: text(),
    endedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('subscriptions_one_live')
      .on(t.userId)
      .where(sql`${t.status} in ('starting', 'incomplete', 'active', 'past_due', 'unpaid')`),
    index('subscriptions_created').on(t.createdAt),
    index('subscriptions_ended').on(t.endedAt),
    index('subscriptions_user').on(t.userId, t.createdAt),
    check(
      'subscriptions_status',
      sql`${t.status} in ('starting', 'incomplete', 'active', 'past_due', 'unpaid', 'canceled', 'incomplete_expired')`,
    ),
  ],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A paid invoice as it was at payment; older ones are with the provider alone. */
export const premiumInvoices = pgTable(
  'premium_invoices',
  {
    /** The provider's. */
    id: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    number: text().notNull(),
    /** To whom it is made out besides the company. */
    issuedTo: text().notNull(),
    amount: money().notNull(),
    paidAt: timestamptz().notNull(),
    /** The tax that the amount includes; null: none is stated. */
    taxCountry: char({ length: 2 }),
    taxCategory: text().$type<TaxCategory>(),
    taxPercent: percent(),
    taxAmount: money(),
    billing: jsonb().$type<Billing>().notNull(),
    /** SHA-256 of the stored PDF, hex; null until it is printed. */
    pdfSha256: text(),
  },
  (t) => [
    index('premium_invoices_member').on(t.memberId, t.paidAt),
    check(
      'premium_invoices_tax',
      sql`num_nulls(${t.taxCountry}, ${t.taxCategory}, ${t.taxPercent}, ${t.taxAmount}) in (0, 4)`,
    ),
  ],
);
export type PremiumInvoiceRow = typeof premiumInvoices.$inferSelect;
