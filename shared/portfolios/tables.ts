import { boolean, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';

/** Categories of portfolio pieces and of projects for hire. */
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
    position: integer().notNull().default(0),
    /** Hidden by a moderator. */
    isHidden: boolean().notNull().default(false),
    width: integer(),
    height: integer(),
    placeholder: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('designer_portfolios_user').on(t.userId)],
);
