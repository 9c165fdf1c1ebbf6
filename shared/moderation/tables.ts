import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';
import { cases, reportReason, reportSubject } from './cases/tables.ts';

/** A block stops everything between two members in both directions. */
export const blocks = pgTable(
  'blocks',
  {
    id: id(),
    blockerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('blocks_pair').on(t.blockerId, t.blockedId),
    index('blocks_blocked').on(t.blockedId, t.blockerId),
    check('blocks_not_self', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** For moderators. A second report of the same subject by the same member replaces the first. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: reportSubject().notNull(),
    /** The reported subject; it may be deleted by the time of the review. */
    subjectId: uuid().notNull(),
    reason: reportReason().notNull(),
    note: text(),
    /** The case that decides it. */
    caseId: uuid().references(() => cases.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.reporterId, t.subject, t.subjectId),
    index('reports_subject').on(t.subject, t.subjectId),
    index('reports_case').on(t.caseId, t.createdAt),
    index('reports_newest').on(t.createdAt, t.id),
  ],
);
