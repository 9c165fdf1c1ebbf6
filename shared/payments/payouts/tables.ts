import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, updatedAt } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';

/** The provider's latest report about an artist's account; its id is also `users.stripeAccountId`. */
export const payoutAccounts = pgTable('payout_accounts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'restrict' }),
  accountId: text().notNull().unique(),
  /** Payouts can be transferred to it. */
  isActive: boolean().notNull().default(false),
  /** The artist completed the provider's form. */
  isSubmitted: boolean().notNull().default(false),
  /** The provider's names of missing information. */
  needs: text().array().notNull().default([]),
  checkedAt: timestamptz().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
