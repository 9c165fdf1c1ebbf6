import { boolean, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, money, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const hireCategory = pgEnum('hire_category', [
  'web_design',
  'mobile_app',
  'logo_design',
  'ui_ux',
  'branding',
  'print_design',
  'illustration',
  'animation',
]);
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

/** `budget` is the upper end of what the client typed; `budgetText` keeps the words. */
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
    timeline: text().notNull(),
    requirements: text(),
    status: projectStatus().notNull().default('pending'),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    upfrontPaid: boolean().notNull().default(false),
    finalPaid: boolean().notNull().default(false),
    upfrontPaymentIntentId: text(),
    finalPaymentIntentId: text(),
    clientApproved: boolean().notNull().default(false),
    designerCompleted: boolean().notNull().default(false),
    satisfactionRating: integer(),
    satisfactionNotes: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    completedAt: moment(),
  },
  (t) => [
    index('hire_projects_newest').on(t.createdAt, t.id),
    index('hire_projects_status').on(t.status, t.category, t.createdAt),
    index('hire_projects_client').on(t.clientId),
    index('hire_projects_designer').on(t.designerId),
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
    dueDate: moment(),
    status: milestoneStatus().notNull().default('pending'),
    completedAt: moment(),
    approvedAt: moment(),
    notes: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('project_milestones_project').on(t.projectId)],
);

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
    createdAt: createdAt(),
  },
  (t) => [
    index('project_files_project').on(t.projectId),
    index('project_files_milestone').on(t.milestoneId),
    index('project_files_uploader').on(t.uploadedBy),
  ],
);

export const designerPortfolios = pgTable(
  'designer_portfolios',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    imageUrl: text().notNull(),
    projectUrl: text(),
    category: hireCategory(),
    skills: text(),
    featured: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('designer_portfolios_user').on(t.userId)],
);
