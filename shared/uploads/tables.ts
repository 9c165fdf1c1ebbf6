import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';

/** issued: a URL was handed out. ready: checked, renditions made. attached: something shows it. */
export const uploadStatus = pgEnum('upload_status', ['issued', 'ready', 'attached']);

/** One object a member asked a URL for; usable by that member alone until it is attached. */
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
    /** As found in the bytes, not as declared. Null until inspected. */
    contentType: text(),
    bytes: integer(),
    width: integer(),
    height: integer(),
    placeholder: text(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    /** Until then one server process is checking it, unless that process has died. */
    checkingUntil: timestamptz(),
    attachedAt: timestamptz(),
    /** What it was attached as: only artworks count toward the month's limit. */
    purpose: text().$type<UploadPurpose>().notNull().default('artwork'),
  },
  (t) => [
    uniqueIndex('uploads_key').on(t.key),
    index('uploads_user').on(t.userId, t.createdAt),
    index('uploads_unattached')
      .on(t.createdAt)
      .where(sql`${t.status} <> 'attached'`),
    check('uploads_purpose', sql`${t.purpose} in ('artwork', 'avatar', 'cover', 'portfolio')`),
    check(
      'uploads_inspected',
      sql`${t.status} = 'issued' or (${t.width} is not null and ${t.height} is not null and ${t.placeholder} is not null)`,
    ),
  ],
);
/** What a picture is attached as. A cover is of a video or a course. */
export type UploadPurpose = 'artwork' | 'avatar' | 'cover' | 'portfolio';
export type UploadRow = typeof uploads.$inferSelect;
