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

/** Of signed files: a job makes them when `revision` is ahead of `signedRevision`. */
const signing = () => ({
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
});

/** The signed files of each work's first picture. */
export const artworkCredentials = pgTable(
  'artwork_credentials',
  {
    artworkId: uuid()
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    ...signing(),
  },
  (t) => [
    uniqueIndex('artwork_credentials_upload').on(t.uploadId),
    index('artwork_credentials_due')
      .on(t.publishedAt)
      .where(sql`${t.revision} <> ${t.signedRevision}`),
    index('artwork_credentials_ends').on(t.endsAt),
  ],
);

/** The same of its other pictures. */
export const imageCredentials = pgTable(
  'image_credentials',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    ...signing(),
  },
  (t) => [
    index('image_credentials_artwork').on(t.artworkId),
    index('image_credentials_due')
      .on(t.publishedAt)
      .where(sql`${t.revision} <> ${t.signedRevision}`),
    index('image_credentials_ends').on(t.endsAt),
  ],
);
