import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#shared/kernel/columns.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { cases } from '../cases/tables.ts';

/** What a case about two works that look alike is about. The pair has one case, so that it is not compared again. */
export const lookalikeCases = pgTable(
  'lookalike_cases',
  {
    caseId: uuid()
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    newerId: uuid().references(() => artworks.id, { onDelete: 'set null' }),
    olderId: uuid().references(() => artworks.id, { onDelete: 'set null' }),
    /** Which of their pictures look alike; null: the first ones. */
    newerImageUrl: text(),
    olderImageUrl: text(),
    /** How many of the 64 bits of their hashes differ. */
    bits: smallint().notNull(),
    /** On 32 x 32 pixels, in percent. */
    likeness: smallint().notNull(),
    isMirrored: boolean().notNull(),
    /** What the newer picture does not have of the older one, in percent. */
    cropped: smallint().notNull(),
    /** Other works that are near. */
    othersCount: smallint().notNull(),
    /** When the work it matches was marked as stolen; null: it matches none, and nothing has changed. */
    stolenAt: timestamptz(),
    /** Since when the newer work is unlisted without a decision. */
    heldAt: timestamptz(),
    /** Then it is visible again if no one decides: its uploader says that it is theirs. Null: until a decision. */
    heldUntil: timestamptz(),
    /** Decided, or visible again because the time is over. */
    releasedAt: timestamptz(),
    /** When admins were sent an email because no one had decided in time. */
    remindedAt: timestamptz(),
    /** What the uploader says about that. */
    objection: text(),
    objectedAt: timestamptz(),
  },
  (t) => [
    uniqueIndex('lookalike_cases_pair').on(t.newerId, t.olderId),
    index('lookalike_cases_older').on(t.olderId),
    index('lookalike_cases_held')
      .on(t.heldUntil)
      .where(sql`${t.heldAt} is not null and ${t.releasedAt} is null`),
  ],
);
