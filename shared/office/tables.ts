import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#shared/kernel/columns.ts';

/** The latest result of work that is too slow for a screen: a job writes it, the office shows it. */
export const officeReadings = pgTable('office_readings', {
  /** reconciliation, storage */
  name: text().primaryKey(),
  at: timestamptz().notNull(),
  value: jsonb().notNull(),
});
