import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import type { Scope } from '#shared/http/endpoint.ts';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';

/** Programs that act for a member. `hash` is the SHA-256 of the token, which is shown once and not stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: text().array().$type<Scope[]>().notNull(),
    hash: text().notNull(),
    /** Its beginning and its end, by which members recognize it. */
    hint: text().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    /** Written once in a few minutes. */
    usedAt: timestamptz(),
  },
  (t) => [
    uniqueIndex('access_tokens_hash').on(t.hash),
    uniqueIndex('access_tokens_name').on(t.userId, t.name),
    index('access_tokens_expires').on(t.expiresAt),
  ],
);
