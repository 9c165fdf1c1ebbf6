import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets this installation made for itself: signing keys, cookie keys, the session secret. */
export const installationSecrets = pgTable('installation_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
