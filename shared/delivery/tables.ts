import { sql } from 'drizzle-orm';
import { char, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { createdAt, id, updatedAt } from '#shared/kernel/columns.ts';
import type { DeliveryTerms } from './zones.ts';

/** What sending a work costs and how long it takes, by where it goes. Works name the one they are sent by. */
export const deliveryProfiles = pgTable(
  'delivery_profiles',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** For its member alone. */
    name: text().notNull(),
    /** Where it is sent from, ISO 3166-1 alpha-2. */
    country: char({ length: 2 }).notNull(),
    handlingDays: smallint().notNull(),
    zones: jsonb().$type<DeliveryTerms['zones']>().notNull(),
    leftOut: text().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('delivery_profiles_user').on(t.userId, t.createdAt),
    check('delivery_profiles_handling', sql`${t.handlingDays} >= 0`),
  ],
);

export type DeliveryProfileRow = typeof deliveryProfiles.$inferSelect;
