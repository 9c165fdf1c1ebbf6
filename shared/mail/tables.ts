import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { timestamptz } from '#shared/kernel/columns.ts';

/** Refused, or tried again. */
export const FAILED_MAIL = sql.raw(`state = 'refused' or (state = 'waiting' and failure is not null)`);

/**
 * E-mail to send, written in the transaction of the event it reports. `subject` holds ids: the text is made when it is
 * sent. dropped: by then there was nothing to say, or nowhere to send it.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One of server/features/mail/kinds/kinds.ts. */
    kind: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: jsonb().$type<Record<string, string>>().notNull(),
    /** A member gets one of two rows with the same key. */
    dedupeKey: text(),
    state: text().$type<OutboxState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** It is not sent before this time. */
    dueAt: timestamptz().notNull(),
    nextAttemptAt: timestamptz().notNull(),
    /** Until then a process is sending it. Real time, because a crash is not undone by a moved clock. */
    leasedUntil: timestamptz(),
    messageId: text().unique(),
    /** Where it was sent last. */
    address: text(),
    /** The mail server's latest refusal. */
    failure: text(),
    createdAt: timestamptz().notNull(),
    endedAt: timestamptz(),
  },
  (t) => [
    index('outbox_waiting')
      .on(t.nextAttemptAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    uniqueIndex('outbox_once').on(t.userId, t.dedupeKey),
    index('outbox_ended').on(t.endedAt),
    index('outbox_failed').on(t.id).where(FAILED_MAIL),
    check('outbox_state', sql`${t.state} in ('waiting', 'sent', 'refused', 'dropped')`),
  ],
);
export type OutboxState = 'waiting' | 'sent' | 'refused' | 'dropped';
export type OutboxRow = typeof outbox.$inferSelect;

/** What a member chose, and what became of their address; no row: the defaults. */
export const mailSettings = pgTable('mail_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In the daily digest. */
  likes: boolean().notNull().default(false),
  comments: boolean().notNull().default(false),
  followers: boolean().notNull().default(false),
  messages: boolean().notNull().default(true),
  alerts: boolean().notNull().default(true),
  /** Set by the link in a digest; the choices above stay as they were. */
  isUnsubscribed: boolean().notNull().default(false),
  /** Permanent refusals in a row, of this address. */
  refusals: integer().notNull().default(0),
  refusedAddress: text(),
  /** When the member was notified that nothing can be sent. */
  toldUnverifiedAt: timestamptz(),
});
