/**
 * Views are stored as they happen, in partitions by month, and added up by a job into sums by quarter of an hour, hour
 * and day, all UTC. Days of any time zone are added up from them: some zones are half or a quarter of an hour off.
 */
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { timestamptz } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import type { Source } from '#shared/kernel/view-sources.ts';

/**
 * Each row of `artwork_views`, with its time and source. Nothing here leads to a member: `visitor` is a hash of the
 * member with a secret of the UTC day that is deleted two days later.
 */
export const viewEvents = pgTable(
  'view_events',
  {
    at: timestamptz().notNull(),
    artworkId: uuid().notNull(),
    artistId: uuid().notNull(),
    visitor: uuid().notNull(),
    source: text().$type<Source>().notNull(),
    /** What was searched for. */
    words: text(),
  },
  (t) => [
    index('view_events_at').on(t.at),
    // What is not added up yet, of one artist.
    index('view_events_artist').on(t.artistId, t.at),
    // Whether a visitor saw another work of the artist on the same day.
    index('view_events_visitor').on(t.visitor, t.artistId, t.at),
  ],
);

export const visitorSecrets = pgTable('visitor_secrets', {
  /** UTC. */
  day: date().primaryKey(),
  secret: text().notNull(),
});

const sum = () => integer().notNull().default(0);
const part = {
  /** 15, 60 or 1440. */
  minutes: smallint().notNull(),
  start: timestamptz().notNull(),
};
const sums = {
  views: sum(),
  likes: sum(),
  /** Members who put a work into 'Saved' or a collection for the first time. */
  saves: sum(),
  checkouts: sum(),
  /** A refund takes the sale back when it happens. */
  sold: sum(),
  earnedCents: bigint({ mode: 'number' }).notNull().default(0),
};

export const workSums = pgTable(
  'work_sums',
  {
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    ...part,
    ...sums,
  },
  (t) => [primaryKey({ columns: [t.artworkId, t.minutes, t.start] }), index().on(t.minutes, t.start)],
);

/** Includes works that were removed since. */
export const artistSums = pgTable(
  'artist_sums',
  {
    artistId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...part,
    ...sums,
    /** Each once a UTC day, when they saw the first work of the artist. */
    visitors: sum(),
    followers: sum(),
    fromFeed: sum(),
    fromSearch: sum(),
    fromProfile: sum(),
    fromLink: sum(),
    fromCollection: sum(),
  },
  (t) => [primaryKey({ columns: [t.artistId, t.minutes, t.start] }), index().on(t.minutes, t.start)],
);

export const searchSums = pgTable(
  'search_sums',
  {
    artistId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...part,
    words: text().notNull(),
    views: sum(),
  },
  (t) => [primaryKey({ columns: [t.artistId, t.minutes, t.start, t.words] }), index().on(t.minutes, t.start)],
);

/**
 * Whether enough members typed these words to show them to the artist: hardly more than three rows each. `searcher` is a hash of
 * the member with the words, so that no one's searches can be put together.
 */
export const searchers = pgTable(
  'searchers',
  {
    artistId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    searcher: uuid().notNull(),
    day: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.artistId, t.words, t.searcher] }), index('searchers_day').on(t.day)],
);

/** One row: everything before `through` is added up. */
export const sumsClosed = pgTable('sums_closed', {
  id: smallint().primaryKey(),
  through: timestamptz().notNull(),
});

/** How long a video was watched by others than its author. */
export const videoSums = pgTable('video_sums', {
  videoId: uuid()
    .primaryKey()
    .references(() => videos.id, { onDelete: 'cascade' }),
  seconds: bigint({ mode: 'number' }).notNull().default(0),
});
