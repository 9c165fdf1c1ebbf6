import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';

export const follows = pgTable(
  'follows',
  {
    id: id(),
    followerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followingId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('follows_pair').on(t.followerId, t.followingId),
    index('follows_created').on(t.createdAt),
    index('follows_following').on(t.followingId, t.createdAt),
    check('follows_not_self', sql`${t.followerId} <> ${t.followingId}`),
  ],
);
