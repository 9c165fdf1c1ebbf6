import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, money, rate, updatedAt } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';
import { designerPortfolios, hireCategory } from '#shared/portfolios/tables.ts';

export const projectStatus = pgEnum('project_status', [
  'pending',
  'in_progress',
  'under_review',
  'completed',
  'cancelled',
  'disputed',
]);
export const milestoneStatus = pgEnum('milestone_status', [
  'pending',
  'in_progress',
  'completed',
  'approved',
]);

/**
 * `budget` is the upper end of what the client typed; `budgetText` keeps the text. The four amounts are those
 * of the budget until an application is accepted, then of its price. `status` changes only along the project
 * transition table.
 */
export const hireProjects = pgTable(
  'hire_projects',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    category: hireCategory().notNull(),
    budget: money().notNull(),
    budgetText: text(),
    upfrontAmount: money().notNull(),
    remainingAmount: money().notNull(),
    commissionAmount: money().notNull(),
    designerAmount: money().notNull(),
    commissionRate: rate().notNull().default('0.1000'),
    timeline: text().notNull(),
    requirements: text(),
    status: projectStatus().notNull().default('pending'),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    designerId: uuid().references(() => users.id, { onDelete: 'restrict' }),
    upfrontPaid: boolean().notNull().default(false),
    finalPaid: boolean().notNull().default(false),
    upfrontPaymentIntentId: text(),
    finalPaymentIntentId: text(),
    clientApproved: boolean().notNull().default(false),
    designerCompleted: boolean().notNull().default(false),
    satisfactionRating: integer(),
    satisfactionNotes: text(),
    /** The accepted price; its timeline sets the due date. */
    agreedPrice: money(),
    startedAt: timestamptz(),
    dueDate: timestamptz(),
    /** The latest delivery; counts as approved after a while. */
    deliveredAt: timestamptz(),
    /** Approved by the client or by the deadline. The final payment is charged from here on. */
    approvedAt: timestamptz(),
    /** The first failure of the final payment. */
    finalFailedAt: timestamptz(),
    /** Names of the reminders that were sent. */
    reminded: text().array().notNull().default([]),
    /** Hidden by a moderator. */
    isHidden: boolean().notNull().default(false),
    cancelledAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    completedAt: timestamptz(),
  },
  (t) => [
    index('hire_projects_newest').on(t.createdAt, t.id),
    index('hire_projects_status').on(t.status, t.category, t.createdAt),
    index('hire_projects_client').on(t.clientId),
    index('hire_projects_designer').on(t.designerId),
    index('hire_projects_running')
      .on(t.status)
      .where(sql`${t.status} in ('in_progress', 'under_review')`),
    check(
      'hire_projects_split',
      sql`${t.designerAmount} + ${t.commissionAmount} = ${t.upfrontAmount} + ${t.remainingAmount}`,
    ),
    check('hire_projects_not_own', sql`${t.designerId} is null or ${t.designerId} <> ${t.clientId}`),
  ],
);
export type HireProjectRow = typeof hireProjects.$inferSelect;

/** `proposedPrice` absent: the budget. closed: someone else was accepted, or the project was cancelled. */
export const hireApplications = pgTable(
  'hire_applications',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => hireProjects.id, { onDelete: 'cascade' }),
    designerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text(),
    proposedPrice: money(),
    timelineDays: integer(),
    status: text().$type<ApplicationStatus>().notNull().default('sent'),
    isShortlisted: boolean().notNull().default(false),
    /** The client's reason. */
    declineReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('hire_applications_once').on(t.projectId, t.designerId),
    index('hire_applications_designer').on(t.designerId, t.createdAt),
    check(
      'hire_applications_status',
      sql`${t.status} in ('sent', 'withdrawn', 'declined', 'accepted', 'closed')`,
    ),
  ],
);
export type ApplicationStatus = 'sent' | 'withdrawn' | 'declined' | 'accepted' | 'closed';
export type HireApplicationRow = typeof hireApplications.$inferSelect;

/** Up to three pieces of the designer's portfolio. */
export const applicationWorks = pgTable(
  'application_works',
  {
    applicationId: uuid()
      .notNull()
      .references(() => hireApplications.id, { onDelete: 'cascade' }),
    portfolioId: uuid()
      .notNull()
      .references(() => designerPortfolios.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.portfolioId] }),
    index('application_works_portfolio').on(t.portfolioId),
  ],
);

/** Created by 'Collaborate': the designer is notified and applies like anyone else. */
export const hireInvitations = pgTable(
  'hire_invitations',
  {
    projectId: uuid()
      .notNull()
      .references(() => hireProjects.id, { onDelete: 'cascade' }),
    designerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.designerId] }),
    index('hire_invitations_designer').on(t.designerId),
  ],
);

/** Everything that happened in a project, in order; append-only. */
export const projectActivities = pgTable(
  'project_activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectId: uuid()
      .notNull()
      .references(() => hireProjects.id, { onDelete: 'cascade' }),
    /** Null: a deadline or the payment provider. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The person concerned other than the two parties: an invited designer, or the applicant of a decision. */
    memberId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text().notNull(),
    /** A person's note, or a detail such as a milestone's title or an amount. */
    note: text(),
    happenedAt: timestamptz().notNull(),
  },
  (t) => [
    index('project_activities_project').on(t.projectId, t.id),
    index('project_activities_actor').on(t.actorId),
    index('project_activities_member').on(t.memberId),
  ],
);

export const projectMilestones = pgTable(
  'project_milestones',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => hireProjects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    dueDate: timestamptz(),
    status: milestoneStatus().notNull().default('pending'),
    completedAt: timestamptz(),
    approvedAt: timestamptz(),
    notes: text(),
    position: integer().notNull().default(0),
    /** Proposed by one party; starts when the other agrees. */
    proposedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    agreedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('project_milestones_project').on(t.projectId),
    index('project_milestones_proposer').on(t.proposedBy),
  ],
);

/** `fileType` as found in the content. Visible to the two parties, and to moderators after a dispute. */
export const projectFiles = pgTable(
  'project_files',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => hireProjects.id, { onDelete: 'cascade' }),
    milestoneId: uuid().references(() => projectMilestones.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    fileUrl: text().notNull(),
    fileType: text().notNull(),
    uploadedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    description: text(),
    key: text().notNull().unique(),
    previewKey: text(),
    bytes: integer().notNull(),
    /** Counts files of the same name at the same milestone, from 1. */
    version: integer().notNull().default(1),
    /** issued: a URL was issued, nothing was inspected yet. */
    status: text().$type<'issued' | 'ready'>().notNull().default('issued'),
    expiresAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    index('project_files_project').on(t.projectId),
    index('project_files_milestone').on(t.milestoneId),
    index('project_files_uploader').on(t.uploadedBy),
    check('project_files_status', sql`${t.status} in ('issued', 'ready')`),
  ],
);
export type ProjectFileRow = typeof projectFiles.$inferSelect;

/** One open at a time; a moderator's decision divides what was paid. */
export const hireDisputes = pgTable(
  'hire_disputes',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => hireProjects.id, { onDelete: 'cascade' }),
    /** Null: the deadline of the final payment. */
    openedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    outcome: text().$type<DisputeOutcome>(),
    /** The designer's part of what was paid, before the commission. */
    designerCents: integer(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    note: text(),
    createdAt: createdAt(),
    decidedAt: timestamptz(),
  },
  (t) => [
    uniqueIndex('hire_disputes_open')
      .on(t.projectId)
      .where(sql`${t.decidedAt} is null`),
    index('hire_disputes_project').on(t.projectId),
    index('hire_disputes_opener').on(t.openedBy),
    index('hire_disputes_decider').on(t.decidedBy),
    check('hire_disputes_outcome', sql`${t.outcome} in ('complete', 'cancel', 'split')`),
    check('hire_disputes_decided', sql`(${t.outcome} is null) = (${t.decidedAt} is null)`),
  ],
);
export type DisputeOutcome = 'complete' | 'cancel' | 'split';

/** Ratings of both parties; published when both have rated, or 7 days after the end. */
export const hireReviews = pgTable(
  'hire_reviews',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => hireProjects.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    notes: text(),
    publishedAt: timestamptz(),
    /** Hidden by a moderator. */
    isHidden: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('hire_reviews_once').on(t.projectId, t.authorId),
    index('hire_reviews_subject').on(t.subjectId, t.publishedAt),
    index('hire_reviews_author').on(t.authorId),
    check('hire_reviews_rating', sql`${t.rating} between 1 and 5`),
    check('hire_reviews_not_self', sql`${t.authorId} <> ${t.subjectId}`),
  ],
);
