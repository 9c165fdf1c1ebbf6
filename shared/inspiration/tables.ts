import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, updatedAt } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';

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
    /** The object path `/objects/<video id>`, as the create call gave it; never a playback URL. */
    videoUrl: text().notNull(),
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'restrict' }),
    /** `/objects/<upload id>` of the author's thumbnail; without one the video's poster is shown. */
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
    /** First publication; keeps the position when unpublished and published again. */
    publishedAt: timestamptz(),
    /** Hidden by a moderator. */
    isHidden: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('inspiration_video').on(t.videoId),
    index('inspiration_newest')
      .on(t.createdAt, t.id)
      .where(sql`${t.isPublished}`),
    index('inspiration_viewed')
      .on(t.viewCount, t.createdAt, t.id)
      .where(sql`${t.isPublished}`),
    index('inspiration_liked')
      .on(t.likeCount, t.createdAt, t.id)
      .where(sql`${t.isPublished}`),
    index('inspiration_filtered').on(t.category, t.type, t.createdAt, t.id),
    check('inspiration_counters', sql`${t.viewCount} >= 0 and ${t.likeCount} >= 0`),
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
    /** In UTC: a view counts once per member, content and day. */
    day: date()
      .notNull()
      .default(sql`(now() at time zone 'utc')::date`),
    viewedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('inspiration_views_once').on(t.contentId, t.userId, t.day),
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
