import { index, integer, pgEnum, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { artworks, category } from './artworks.ts';

export const feed = pgEnum('feed', ['trending', 'featured']);

/** The order of the computed feeds, written whole by a job; `position` counts from 1. */
export const feedPlaces = pgTable(
  'feed_places',
  {
    feed: feed().notNull(),
    position: integer().notNull(),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    category: category().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.feed, t.position] }),
    index('feed_places_category').on(t.feed, t.category, t.position),
    index('feed_places_artwork').on(t.artworkId),
  ],
);
