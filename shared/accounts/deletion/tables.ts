import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#shared/kernel/columns.ts';

/** Deleted accounts, for restores: a backup taken before the deletion brings the member back, so it is applied again. */
export const deletions = pgTable('deletions', {
  memberId: uuid().primaryKey(),
  deletedAt: timestamptz().notNull(),
});
