import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';

/** How a member hears of new works: by the bell at once, or once a day by e-mail. */
export const alertChannel = pgEnum('alert_channel', ['bell', 'email']);

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The query of the list of artworks, its parameters in alphabetical order. */
    search: text().notNull(),
    channel: alertChannel().notNull().default('bell'),
    /** Finds nothing since then; null: it is on. */
    pausedAt: timestamptz(),
    /** When the member last looked at what it finds: later works are new. */
    seenAt: timestamptz().notNull(),
    /** What works have to match, as search compiles it ('' for any words); null until the job has compiled it. */
    words: text(),
    /** The filters, those among the words included. */
    filters: jsonb().$type<Record<string, unknown>>(),
    /** Uses the clock that dates works: earlier works are not new. */
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(t.userId, t.search),
    index('saved_searches_uncompiled')
      .on(t.id)
      .where(sql`${t.words} is null`),
  ],
);

/** Works that were published after a search was saved and match it. */
export const alertMatches = pgTable(
  'alert_matches',
  {
    searchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    /** The member has not been notified yet. */
    isPending: boolean().notNull().default(true),
    createdAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.artworkId] }),
    index('alert_matches_artwork').on(t.artworkId),
    index('alert_matches_created').on(t.createdAt),
    index('alert_matches_pending')
      .on(t.searchId)
      .where(sql`${t.isPending}`),
  ],
);

/** Published works that no search has been matched with yet. */
export const alertQueue = pgTable(
  'alert_queue',
  {
    artworkId: uuid()
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
  },
  (t) => [index('alert_queue_created').on(t.createdAt)],
);
