import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { createdAt, timestamptz } from '#shared/kernel/columns.ts';
import type { LegalPage } from './pages.ts';

/** Never changed: members agreed to a version as it was. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    page: text().$type<LegalPage>().notNull(),
    version: integer().notNull(),
    /** Markdown. */
    body: text().notNull(),
    /** What it changes, one line each; empty for the first version. */
    changes: text().notNull(),
    effectiveFrom: timestamptz().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.page, t.version] })],
);

/** Records which member agreed to which version of the terms, and when. */
export const termsAgreements = pgTable(
  'terms_agreements',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** sign_up: by the sentence under the form. asked: by the button of the bar. */
    how: text().$type<'sign_up' | 'asked'>().notNull(),
    agreedAt: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.version] }), index('terms_agreements_version').on(t.version)],
);
