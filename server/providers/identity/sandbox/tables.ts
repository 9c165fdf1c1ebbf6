/** Data of the sandbox identity provider. Unused if OIDC_ISSUER_URL names a real one. */
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';

export const identityAccounts = pgTable('identity_accounts', {
  id: id(),
  email: text().notNull().unique(),
  givenName: text().notNull(),
  familyName: text(),
  passwordHash: text().notNull(),
  /** One of the demo members, offered on the sign-in page. */
  isDemo: boolean().notNull().default(false),
  createdAt: createdAt(),
});

/** Rows of oidc-provider's adapter. */
export const identityPayloads = pgTable(
  'identity_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text(),
    userCode: text(),
    uid: text(),
    consumedAt: timestamptz(),
    expiresAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('identity_payloads_grant').on(t.grantId),
    index('identity_payloads_uid').on(t.uid),
    index('identity_payloads_user_code').on(t.userCode),
    index('identity_payloads_expiry').on(t.expiresAt),
  ],
);
