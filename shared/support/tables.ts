import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';

/** A member's question to the operators of the site, and their answer. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    message: text().notNull(),
    /** The subject, if any. */
    purchaseId: uuid().references(() => purchases.id, { onDelete: 'restrict' }),
    isAboutPremium: boolean().notNull().default(false),
    answer: text(),
    answeredBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    answeredAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    index('support_requests_user').on(t.userId, t.createdAt, t.id),
    index('support_requests_purchase').on(t.purchaseId),
    index('support_requests_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.answeredAt} is null`),
    check('support_requests_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);
export type SupportRequestRow = typeof supportRequests.$inferSelect;
