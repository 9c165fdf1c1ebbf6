import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, money, updatedAt } from '#shared/kernel/columns.ts';
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
