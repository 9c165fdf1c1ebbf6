import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { MANIFEST_VALIDITIES } from './manifest-validities.ts';
import { users } from '#shared/accounts/tables.ts';

/** issued: a URL was issued. ready: checked and rendered. attached: in use. */
export const uploadStatus = pgEnum('upload_status', ['issued', 'ready', 'attached']);

/** One object a member requested a URL for; only they may use it until it is attached. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: uploadStatus().notNull().default('issued'),
    /** Key of the original in the object store; never public. */
    key: text().notNull(),
    /** Type detected in the content. Null until inspected. */
    contentType: text(),
    bytes: integer(),
    width: integer(),
    height: integer(),
    placeholder: text(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    /** Until then a server process is checking it, unless that process has died. */
    checkingUntil: timestamptz(),
    attachedAt: timestamptz(),
    /** A draft of the member has it, so it is kept unattached. */
    isInDraft: boolean().notNull().default(false),
    /** When the last draft let go of it: from then on it is kept a day. */
    leftDraftAt: timestamptz(),
    /** A moderator hid what it belongs to: its renditions are not served. */
    isHidden: boolean().notNull().default(false),
    /** The purpose it was attached for: only artworks count toward the month's limit. */
    purpose: text().$type<UploadPurpose>().notNull().default('artwork'),
  },
  (t) => [
    uniqueIndex('uploads_key').on(t.key),
    index('uploads_user').on(t.userId, t.createdAt),
    index('uploads_unattached')
      .on(t.createdAt)
      .where(sql`${t.status} <> 'attached'`),
    check(
      'uploads_purpose',
      sql`${t.purpose} in ('artwork', 'view', 'avatar', 'cover', 'portfolio', 'refund')`,
    ),
    check(
      'uploads_inspected',
      sql`${t.status} = 'issued' or (${t.width} is not null and ${t.height} is not null and ${t.placeholder} is not null)`,
    ),
  ],
);
/** What a file said of itself when it arrived (C2PA). Nothing of a place or a person. */
export const uploadManifests = pgTable(
  'upload_manifests',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    validity: text({ enum: MANIFEST_VALIDITIES }).notNull(),
    signer: text(),
    /** The program or device. */
    generator: text(),
    /** The last part of an IPTC digital source type. */
    sourceType: text(),
    signedAt: timestamptz(),
    /** It is stored, to be embedded in what is made of the file. */
    isEmbeddable: boolean().notNull(),
    /** A moderator decided that the file's AI label is wrong. */
    isLabelLifted: boolean().notNull().default(false),
  },
  (t) => [
    check('upload_manifests_validity', sql`${t.validity} in ('known', 'unknown', 'expired', 'damaged')`),
  ],
);
/**
 * The one file of a sold work that all its buyers get: what was signed at the first sale, never renewed, because their
 * certificates name its hash. It goes when the last of these is void.
 */
export const deliveredFiles = pgTable('delivered_files', {
  /** In its storage key, so that a key is never used again. */
  id: id(),
  uploadId: uuid()
    .notNull()
    .unique()
    .references(() => uploads.id, { onDelete: 'cascade' }),
  /** SHA-256 of the stored bytes, and of the bare original, hex. Null until they are stored. */
  sha256: text(),
  originalSha256: text(),
  createdAt: createdAt(),
});
/**
 * The purpose of an attached image. A cover belongs to a video or a course, a view is a picture of a work after its first.
 * One for a refund request has its purpose from the start, and is never public.
 */
export type UploadPurpose = 'artwork' | 'view' | 'avatar' | 'cover' | 'portfolio' | 'refund';
export type DeliveredFileRow = typeof deliveredFiles.$inferSelect;
export type UploadRow = typeof uploads.$inferSelect;
