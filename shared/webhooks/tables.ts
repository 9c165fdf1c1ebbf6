import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import type { AttemptFailure } from './contract.ts';
import type { WebhookEvent } from './events.ts';

/** Addresses of members' own programs. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Like the installation's own secrets it is stored as it is: messages are signed with it. */
    secret: text().notNull(),
    /** The one it replaced, which signs beside it until then. */
    oldSecret: text(),
    oldSecretUntil: timestamptz(),
    /** The first failure since the latest success. */
    failingSince: timestamptz(),
    /** Nothing is sent to it since then. */
    stoppedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [index('webhooks_user').on(t.userId)],
);
export type WebhookRow = typeof webhooks.$inferSelect;

/**
 * Messages to webhooks, written in the transaction of the event they report. failed: it is not tried again by itself; a
 * test is one from the beginning.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The message's id follows from it. */
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** JSON as it is signed and sent. */
    body: text().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamptz().notNull(),
    /** Until then a process is sending it. Real time, because a crash is not undone by a moved clock. */
    leasedUntil: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  (t) => [
    index('webhook_deliveries_waiting')
      .on(t.nextAttemptAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_webhook').on(t.webhookId, t.state),
    index('webhook_deliveries_created').on(t.createdAt),
    check('webhook_deliveries_state', sql`${t.state} in ('waiting', 'delivered', 'failed')`),
  ],
);

/** What was sent, and what came back. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** From 1; null: the member sent it. */
    number: integer(),
    url: text().notNull(),
    /** In seconds, as signed. */
    timestamp: bigint({ mode: 'number' }).notNull(),
    signature: text().notNull(),
    /** Null: no answer. */
    status: integer(),
    /** Why there was no answer. */
    failure: text().$type<AttemptFailure>(),
    statusText: text().notNull(),
    contentType: text(),
    /** Its beginning. */
    answer: text().notNull(),
    durationMs: integer().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (t) => [
    index('webhook_attempts_webhook').on(t.webhookId, t.createdAt, t.id),
    index('webhook_attempts_delivery').on(t.deliveryId),
  ],
);
