import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import type { Refusal } from './refusals.ts';
import { type StoredDraftImage, type WorkDraft, emptyWork } from './fields.ts';

/** Reads what is newer than the draft as empty. */
const workFields = customType<{ data: WorkDraft; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (fields) => JSON.stringify(fields),
  fromDriver: (stored) => {
    const fields = stored as WorkDraft;
    return { ...emptyWork(fields.unit), ...fields };
  },
});

/** Works that are not published. They are no rows of `artworks`, so that no list, count or job can show one. */
export const artworkDrafts = pgTable(
  'artwork_drafts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts changes of what was typed: a window that has read an earlier one cannot save. */
    version: integer().notNull().default(1),
    /** As typed in the form. */
    fields: workFields().notNull(),
    /** The first is the picture of the work. */
    images: jsonb().$type<StoredDraftImage[]>().notNull(),
    /** When a job publishes it; null: not scheduled. */
    publishAt: timestamptz(),
    /** Why the last scheduled publication was refused, and when it should have been. */
    failure: text().$type<Refusal>(),
    failedAt: timestamptz(),
    /** Names what an import made it of. */
    importKey: text(),
    createdAt: createdAt(),
    /** When what was typed changed last. */
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index('artwork_drafts_user').on(t.userId, t.updatedAt),
    uniqueIndex('artwork_drafts_import').on(t.userId, t.importKey),
    index('artwork_drafts_due')
      .on(t.publishAt)
      .where(sql`${t.publishAt} is not null`),
    check('artwork_drafts_failure', sql`(${t.failure} is null) = (${t.failedAt} is null)`),
  ],
);
/** What drafts with an import key have become: it is not imported again while the work is there. */
export const importedWorks = pgTable(
  'imported_works',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    importKey: text().notNull(),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.importKey] }), index('imported_works_artwork').on(t.artworkId)],
);

export type DraftRow = typeof artworkDrafts.$inferSelect;
