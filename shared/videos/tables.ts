import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, updatedAt } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';

/**
 * One video and its objects, owned by its uploader. uploading -> waiting -> processing -> ready | failed;
 * failed -> waiting. Keys are private: a URL is signed for each playback, of the full object only for those with access.
 * Never shared between free and Premium content: each has its own row and objects.
 */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().notNull().default('uploading'),
    /** Target of the member's PUT; removed when processed. */
    sourceKey: text().notNull().unique(),
    /** The store's id of an unfinished multipart upload. */
    multipartId: text(),
    fullKey: text(),
    /** The first 20 seconds, cut as a separate object. */
    previewKey: text(),
    posterKey: text(),
    captionsKey: text(),
    /** Type detected in the content. */
    contentType: text(),
    bytes: bigint({ mode: 'number' }),
    durationSeconds: numeric({ precision: 9, scale: 2 }),
    width: integer(),
    height: integer(),
    /** Progress of processing, in percent. */
    progress: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** Why processing failed: an error code for the author. */
    failureCode: text(),
    /** In use; otherwise it is removed after a day. */
    attachedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('videos_user').on(t.userId, t.createdAt, t.id),
    index('videos_unattached')
      .on(t.createdAt)
      .where(sql`${t.attachedAt} is null`),
    index('videos_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} in ('waiting', 'processing')`),
    check('videos_status', sql`${t.status} in ('uploading', 'waiting', 'processing', 'ready', 'failed')`),
    check(
      'videos_processed',
      sql`${t.status} <> 'ready' or (${t.fullKey} is not null and ${t.previewKey} is not null and ${t.durationSeconds} is not null)`,
    ),
  ],
);

/** Each member's position in a video, in seconds. */
export const videoPositions = pgTable(
  'video_positions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    seconds: integer().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.videoId] }), index('video_positions_video').on(t.videoId)],
);

/**
 * A file on another server, fetched for a member: waiting -> running -> ended. The token starts it once, for that member
 * only, and is stored as a hash.
 */
export const videoImports = pgTable(
  'video_imports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    url: text().notNull(),
    /** The video that stores the bytes; deleted if the import fails. */
    videoId: uuid().references(() => videos.id, { onDelete: 'set null' }),
    status: text().notNull().default('waiting'),
    /** Why it failed: an error code, or `canceled`. */
    failureCode: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check('video_imports_status', sql`${t.status} in ('waiting', 'running', 'ended')`),
    uniqueIndex('video_imports_token').on(t.token),
    index('video_imports_user').on(t.userId, t.createdAt),
  ],
);
export type VideoRow = typeof videos.$inferSelect;
export type VideoImportRow = typeof videoImports.$inferSelect;
