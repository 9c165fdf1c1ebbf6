import { index, integer, pgEnum, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { artworks, category } from '#shared/artworks/tables.ts';

export const feed = pgEnum('feed', ['trending', 'featured']);

/**
 * The order of the computed feeds, rewritten by a job. Each category has its own order, because works spaced
 * out among all works may be adjacent there; a null category is the order of all works. `position` ascends.
 */
export const feedPositions = pgTable(
  'feed_positions',
  {
    feed: feed().notNull(),
    category: category(),
    position: integer().notNull(),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('feed_positions_order').on(t.feed, t.category, t.position),
    index('feed_positions_artwork').on(t.artworkId),
  ],
);
