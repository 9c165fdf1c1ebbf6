import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#shared/kernel/columns.ts';

/** The stand-in's mailbox: what every server process on this database received, one row a Message-ID. */
export const sandboxMail = pgTable(
  'sandbox_mail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The message as it arrived. */
    source: text().notNull(),
    /** How often it was accepted. */
    times: integer().notNull(),
    /** The answer to the latest delivery: 250, 451 or 550. */
    code: integer().notNull(),
    receivedAt: timestamptz().notNull(),
  },
  (t) => [index('sandbox_mail_recipient').on(t.recipient, t.id)],
);

/** Answers to the next deliveries, each used once. */
export const sandboxMailAnswers = pgTable('sandbox_mail_answers', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  code: integer().notNull(),
});
