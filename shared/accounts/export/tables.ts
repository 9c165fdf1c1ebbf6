import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { id, timestamptz } from '#shared/kernel/columns.ts';

/** A member's data as one ZIP in the object store. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<'making' | 'ready' | 'failed'>().notNull().default('making'),
    bytes: bigint({ mode: 'number' }),
    /** A process is writing it until then. Real time, because a crash is not undone by a moved clock. */
    leasedUntil: timestamptz(),
    attempts: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamptz().notNull(),
    /** The link works until then; the file is removed afterwards. */
    availableUntil: timestamptz(),
  },
  (t) => [
    uniqueIndex('data_exports_one')
      .on(t.userId)
      .where(sql`${t.status} in ('making', 'ready')`),
    index('data_exports_member').on(t.userId, t.createdAt),
    check('data_exports_status', sql`${t.status} in ('making', 'ready', 'failed')`),
  ],
);
export type DataExportRow = typeof dataExports.$inferSelect;
