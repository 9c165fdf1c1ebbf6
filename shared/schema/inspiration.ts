import { boolean, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const inspirationCategory = pgEnum('inspiration_category', [
  'photography',
  'digital-art',
  'ai-art',
  'graphic-design',
]);
export const inspirationType = pgEnum('inspiration_type', [
  'short-video',
  'lecture',
  'tutorial',
  'masterclass',
]);

/** `duration` in seconds. */
export const inspirationContent = pgTable(
  'inspiration_content',
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    videoUrl: text().notNull(),
    thumbnailUrl: text(),
    category: inspirationCategory().notNull(),
    type: inspirationType().notNull(),
    duration: integer().notNull(),
    viewCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    artistId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isPublished: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('inspiration_newest').on(t.category, t.type, t.createdAt, t.id),
    index('inspiration_artist').on(t.artistId),
  ],
);

export const inspirationViews = pgTable(
  'inspiration_views',
  {
    id: id(),
    contentId: uuid()
      .notNull()
      .references(() => inspirationContent.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    viewedAt: createdAt(),
  },
  (t) => [
    index('inspiration_views_content').on(t.contentId, t.userId),
    index('inspiration_views_user').on(t.userId),
  ],
);

export const inspirationLikes = pgTable(
  'inspiration_likes',
  {
    id: id(),
    contentId: uuid()
      .notNull()
      .references(() => inspirationContent.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('inspiration_likes_pair').on(t.contentId, t.userId),
    index('inspiration_likes_user').on(t.userId),
  ],
);
