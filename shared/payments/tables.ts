import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#shared/kernel/columns.ts';

/** Provider events that were handled to the end: a second delivery is acknowledged and ignored. */
export const providerEvents = pgTable('provider_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  handledAt: createdAt(),
});
