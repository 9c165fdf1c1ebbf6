import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#shared/kernel/columns.ts';
import { artworks } from '#shared/artworks/tables.ts';

/** What is known of a work's pictures; goes with the work. */
export const artworkPrints = pgTable(
  'artwork_prints',
  {
    artworkId: uuid()
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    /** Published since pictures are compared. Older works are only what new ones are compared with. */
    isNew: boolean().notNull(),
    /** Null: still to be measured, and compared if it is new. */
    measuredAt: timestamptz(),
    /** Counted up when its pictures change. */
    revision: integer().notNull().default(0),
    /** Pictures that were added later are still to be compared. Null: all of them, if it is new. */
    comparedAt: timestamptz(),
    /** Version of the method that made its hashes; those of an earlier version are made again. */
    hashVersion: smallint().notNull().default(1),
    /** Set by a moderator: a later work that looks like it waits for a decision. */
    stolenAt: timestamptz(),
  },
  (t) => [
    index('artwork_prints_unmeasured')
      .on(t.isNew)
      .where(sql`${t.measuredAt} is null`),
    // To be raised with HASH_VERSION in server/features/lookalikes/hash.ts.
    index('artwork_prints_outdated')
      .on(t.hashVersion)
      .where(sql`${t.hashVersion} < 2`),
  ],
);

const band = (column: 'hash', shift: number) =>
  sql`(((${sql.raw(column)} >> ${sql.raw(String(shift))}) & 65535) - 32768)::smallint`;

/**
 * Eight of each picture of a work, of the whole and of parts: `crop` counts on from picture to picture. A hash near another one has at least one band that is almost
 * the same, and each has an index with the whole hash. Narrow, because a million works have eight million rows.
 */
export const artworkHashes = pgTable(
  'artwork_hashes',
  {
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    hash: bigint({ mode: 'bigint' }).notNull(),
    crop: smallint().notNull(),
    band0: smallint().notNull().generatedAlwaysAs(band('hash', 0)),
    band1: smallint().notNull().generatedAlwaysAs(band('hash', 16)),
    band2: smallint().notNull().generatedAlwaysAs(band('hash', 32)),
    band3: smallint().notNull().generatedAlwaysAs(band('hash', 48)),
  },
  (t) => [
    primaryKey({ columns: [t.artworkId, t.crop] }),
    index('artwork_hashes_band0').on(t.band0, t.hash),
    index('artwork_hashes_band1').on(t.band1, t.hash),
    index('artwork_hashes_band2').on(t.band2, t.hash),
    index('artwork_hashes_band3').on(t.band3, t.hash),
  ],
);
