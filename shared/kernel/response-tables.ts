import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** Responses that a retried call gets again; see server/http/replay.ts. Unlogged: migration 0066. */
export const savedResponses = pgTable(
  'saved_responses',
  {
    /** Hash of the member, the call and its key. */
    call: text().primaryKey(),
    /** JSON; null if the endpoint responds without a body. */
    body: text(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index('saved_responses_expiry').on(t.expiresAt)],
);
