import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';

/** One row a member, from the first page they loaded. */
export const memberVisits = pgTable(
  'member_visits',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When a page was last loaded; written once in a few minutes. */
    seenAt: timestamptz().notNull(),
    /** The end of the visit before this one; null during the first. */
    lastVisitAt: timestamptz(),
  },
  // Members in the office, last seen first.
  (t) => [index('member_visits_seen').on(t.seenAt, t.userId)],
);
