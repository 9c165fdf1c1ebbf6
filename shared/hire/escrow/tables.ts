/** What a project's payments need beyond `charges`: the application they accept, and the saved card. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '#shared/kernel/columns.ts';
import { charges } from '#shared/payments/tables.ts';
import { hireApplications, hireProjects } from '../tables.ts';

/** The application that an upfront payment accepts. */
export const hireAcceptances = pgTable(
  'hire_acceptances',
  {
    chargeId: uuid()
      .primaryKey()
      .references(() => charges.id, { onDelete: 'restrict' }),
    applicationId: uuid()
      .notNull()
      .references(() => hireApplications.id, { onDelete: 'restrict' }),
  },
  (t) => [index('hire_acceptances_application').on(t.applicationId)],
);

/** The card a client saved with the upfront payment; the final payment is charged to it. */
export const hireCards = pgTable('hire_cards', {
  projectId: uuid()
    .primaryKey()
    .references(() => hireProjects.id, { onDelete: 'cascade' }),
  customerId: text().notNull(),
  paymentMethodId: text().notNull(),
  createdAt: createdAt(),
});
