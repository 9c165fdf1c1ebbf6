import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { createdAt, id, timestamptz, updatedAt } from '#shared/kernel/columns.ts';

/** `link` means everyone who has the address. */
export const collectionVisibility = pgEnum('collection_visibility', ['private', 'link', 'public']);

export const collections = pgTable(
  'collections',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    note: text(),
    visibility: collectionVisibility().notNull().default('private'),
    /** The member's list 'Saved': always private, newest first, of any length. Made with the first work. */
    isDefault: boolean().notNull().default(false),
    /** The first work, if there is no such item. */
    coverItemId: uuid(),
    /** Hidden by a moderator; its owner still has it. */
    isHidden: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('collections_default')
      .on(t.ownerId)
      .where(sql`${t.isDefault}`),
    index('collections_owner').on(t.ownerId, t.updatedAt, t.id),
    check('collections_default_private', sql`not ${t.isDefault} or ${t.visibility} = 'private'`),
  ],
);

/** A deleted work leaves its item behind, which its owner sees as a gap. */
export const collectionItems = pgTable(
  'collection_items',
  {
    id: id(),
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    /** The collection's, so that cards find out by one index whether a member keeps the work. */
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    artworkId: uuid().references(() => artworks.id, { onDelete: 'set null' }),
    /** With gaps between neighbors, so that moving a work writes one row. */
    position: bigint({ mode: 'number' }).notNull(),
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('collection_items_once').on(t.collectionId, t.artworkId),
    index('collection_items_place').on(t.collectionId, t.position, t.id),
    index('collection_items_owner').on(t.ownerId, t.artworkId, t.createdAt, t.id),
    index('collection_items_artwork').on(t.artworkId),
    // For the sums of statistics, and what is saved most.
    index('collection_items_created').on(t.createdAt),
  ],
);

export const collectionFollows = pgTable(
  'collection_follows',
  {
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    followerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the follower last looked at it: later works are new. */
    seenAt: timestamptz().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.followerId] }),
    index('collection_follows_follower').on(t.followerId, t.createdAt),
  ],
);
