import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#shared/kernel/columns.ts';

/** What the stand-in for a member's program received. */
export const sandboxWebhooks = pgTable('sandbox_webhooks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: text().notNull(),
  body: text().notNull(),
  /** Signed by a secret of a webhook that leads here, within the last five minutes. */
  isGenuine: boolean().notNull(),
  receivedAt: timestamptz().notNull(),
});
