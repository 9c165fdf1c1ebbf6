import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';
import { REPORT_REASONS } from '#shared/moderation/reasons.ts';
import type { ActState } from '#shared/moderation/log/acts.ts';
import { CASE_KINDS, DECISIONS, type QueueKind } from '#shared/moderation/states.ts';
import { REPORT_SUBJECTS } from '#shared/moderation/subjects.ts';

export const reportSubject = pgEnum('report_subject', REPORT_SUBJECTS);
export const reportReason = pgEnum('report_reason', REPORT_REASONS);
export const caseKind = pgEnum('case_kind', CASE_KINDS);
export const caseDecision = pgEnum('case_decision', DECISIONS);

/**
 * What moderators decide and nothing else stores: the reports of one subject, or an appeal. What members and
 * moderators wrote goes with the member it is about; the log keeps that it happened.
 */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    kind: caseKind().notNull(),
    subject: reportSubject().notNull(),
    /** It may be deleted by the time of the review. */
    subjectId: uuid().notNull(),
    /** Whom it is about: who published the subject. */
    memberId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the member knows it by, when the case was opened. */
    title: text().notNull(),
    /** Opened by a moderator or an admin who came across it, without a report. */
    isOwnInitiative: boolean().notNull().default(false),
    /** First report, or appeal. */
    openedAt: timestamptz().notNull(),
    dueAt: timestamptz().notNull(),
    decidedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    // Reports of a subject gather in one open case.
    uniqueIndex('cases_open_reports')
      .on(t.subject, t.subjectId)
      .where(sql`${t.decidedAt} is null and ${t.kind} = 'report'`),
    index('cases_due')
      .on(t.dueAt, t.id)
      .where(sql`${t.decidedAt} is null`),
    index('cases_decided')
      .on(t.decidedAt, t.id)
      .where(sql`${t.decidedAt} is not null`),
    index('cases_member').on(t.memberId, t.openedAt),
  ],
);

/**
 * The moderator who works on an entry of the queue: a case, or what is decided elsewhere (a refund request, a
 * dispute).
 */
export const assignments = pgTable(
  'queue_assignments',
  {
    kind: text().$type<QueueKind>().notNull(),
    /** The entry's id in its own table. */
    itemId: uuid().notNull(),
    takenBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    takenAt: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.itemId] }), index('queue_assignments_member').on(t.takenBy)],
);

/** One per case: the first one stands. */
export const decisions = pgTable(
  'case_decisions',
  {
    id: id(),
    caseId: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    decision: caseDecision().notNull(),
    reason: reportReason(),
    /** What a successful appeal restores. */
    before: jsonb().$type<ActState>().notNull(),
    /** For the member; a dismissal has none. */
    words: text(),
    /** Days of a suspension; null if it is permanent, or none. */
    suspendedDays: integer(),
    suspendedUntil: timestamptz(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** An admin decided a case they are involved in, because no one else was left. */
    byException: boolean().notNull().default(false),
    decidedAt: timestamptz().notNull(),
  },
  (t) => [
    uniqueIndex('case_decisions_once').on(t.caseId),
    index('case_decisions_by').on(t.decidedBy),
    check('case_decisions_suspension', sql`(${t.decision} = 'suspend') = (${t.suspendedUntil} is not null)`),
  ],
);

/** The member may appeal each decision once; a case of its own decides it. */
export const appeals = pgTable(
  'appeals',
  {
    caseId: uuid()
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    decisionId: uuid()
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (t) => [uniqueIndex('appeals_once').on(t.decisionId)],
);
