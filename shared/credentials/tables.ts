import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { timestamptz } from '#shared/kernel/columns.ts';
import { uploads } from '#shared/uploads/tables.ts';

/** What was signed into a work's files. */
export interface Said {
  title: string;
  artist: string;
  /** The last part of an IPTC digital source type; null: how it was made is not stated. */
  sourceType: string | null;
  allowsAiTraining: boolean;
}

/** The signed files of a work. A job makes them when `revision` is ahead of `signedRevision`. */
export const artworkCredentials = pgTable(
  'artwork_credentials',
  {
    artworkId: uuid()
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Counted up when what is to be said changes. */
    revision: integer().notNull().default(1),
    signedRevision: integer().notNull().default(0),
    /** In the names of the signed files. Null until they are there. */
    version: text(),
    said: jsonb().$type<Said>(),
    signedAt: timestamptz(),
    /** The end of the certificate. */
    endsAt: timestamptz(),
    /** When the work was published: the newest is signed first. */
    publishedAt: timestamptz().notNull(),
  },
  (t) => [
    uniqueIndex('artwork_credentials_upload').on(t.uploadId),
    index('artwork_credentials_due')
      .on(t.publishedAt)
      .where(sql`${t.revision} <> ${t.signedRevision}`),
    index('artwork_credentials_ends').on(t.endsAt),
  ],
);
