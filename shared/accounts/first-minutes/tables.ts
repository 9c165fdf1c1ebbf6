import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { createdAt, timestamptz } from '#shared/kernel/columns.ts';
import type { Interest, Medium } from './answers.ts';

/** From sign-up. Members from before have no row until they answer in the settings. */
export const firstMinutes = pgTable('first_minutes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  interests: text().array().$type<Interest[]>().notNull().default([]),
  mediums: text().array().$type<Medium[]>().notNull().default([]),
  step: integer().notNull().default(0),
  /** Finished or skipped; never shown again. */
  endedAt: timestamptz(),
  createdAt: createdAt(),
});
