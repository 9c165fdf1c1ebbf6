/** Search data. Maintained by triggers and functions (migrations/0003_search.sql, 0027_colors.sql) only. */
import { sql } from 'drizzle-orm';
import { customType, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { timestamptz } from '#shared/kernel/columns.ts';
import { courses } from '#shared/courses/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { users } from '#shared/accounts/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Separate from `artworks`: a like must not update a text index. */
export const artworkSearch = pgTable(
  'artwork_search',
  {
    artworkId: uuid()
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
    /** Those of the texts, and `colors`. */
    words: tsvector().notNull(),
    /** Names of colors and tones of the picture, by weight; null until it was measured. */
    colors: tsvector(),
  },
  (t) => [
    index('artwork_search_words').using('gin', t.words),
    index('artwork_search_newest').on(t.createdAt, t.artworkId),
    index('artwork_search_unmeasured')
      .on(t.createdAt)
      .where(sql`${t.colors} is null`),
  ],
);

export const artistSearch = pgTable(
  'artist_search',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [
    index('artist_search_words').using('gin', t.words),
    index('artist_search_newest').on(t.createdAt, t.userId),
  ],
);

/** Published videos of the Hub. */
export const inspirationSearch = pgTable(
  'inspiration_search',
  {
    contentId: uuid()
      .primaryKey()
      .references(() => inspirationContent.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index('inspiration_search_words').using('gin', t.words)],
);

/** Published courses. */
export const courseSearch = pgTable(
  'course_search',
  {
    courseId: uuid()
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index('course_search_words').using('gin', t.words)],
);

/** Projects of For Hire, whatever their state. */
export const projectSearch = pgTable(
  'project_search',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => hireProjects.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index('project_search_words').using('gin', t.words)],
);
