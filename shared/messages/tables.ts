import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';

export const messages = pgTable(
  'messages',
  {
    id: id(),
    senderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    isRead: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('messages_sender').on(t.senderId, t.createdAt, t.id),
    index('messages_receiver').on(t.receiverId, t.createdAt, t.id),
    // A conversation in both directions: queries identify the pair with least() and greatest().
    index('messages_pair').on(
      sql`least(${t.senderId}, ${t.receiverId})`,
      sql`greatest(${t.senderId}, ${t.receiverId})`,
      t.createdAt,
      t.id,
    ),
    check('messages_not_self', sql`${t.senderId} <> ${t.receiverId}`),
  ],
);

/** A conversation from one member's side; each message writes both members' rows. */
export const conversations = pgTable(
  'conversations',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastMessageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    lastMessageAt: timestamptz().notNull(),
    /** Unread messages from the other member. */
    unreadCount: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.otherId] }),
    index('conversations_newest').on(t.userId, t.lastMessageAt, t.otherId),
    index('conversations_other').on(t.otherId),
    index('conversations_last_message').on(t.lastMessageId),
    check('conversations_unread', sql`${t.unreadCount} >= 0`),
  ],
);
