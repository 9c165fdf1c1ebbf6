import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { purchases } from '../tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';

/** Its states and who may change them are in ./states.ts. While one is live, the artist is not paid. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: id(),
    purchaseId: uuid()
      .notNull()
      .references(() => purchases.id, { onDelete: 'restrict' }),
    /** The buyer who requested it; or the artist, moderator or platform (null) who refunds without a request. */
    askedBy: uuid().references(() => users.id, { onDelete: 'restrict' }),
    reason: text().notNull(),
    status: text().notNull().default('open'),
    /** The artist's or the moderator's answer. */
    answer: text(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: timestamptz(),
    /** The part that the artist offered, in cents. */
    offeredCents: integer(),
    offeredAt: timestamptz(),
    /** The buyer declined it. */
    offerDeclinedAt: timestamptz(),
    /** The part that was granted, in cents; null: everything that is left. */
    partCents: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('refund_requests_one_live')
      .on(t.purchaseId)
      .where(sql`${t.status} in ('open', 'offered', 'declined', 'accepted')`),
    index('refund_requests_purchase').on(t.purchaseId, t.createdAt),
    index('refund_requests_waiting')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('open', 'offered', 'declined', 'accepted')`),
    check(
      'refund_requests_status',
      sql`${t.status} in ('open', 'offered', 'accepted', 'settled', 'declined', 'refused', 'withdrawn')`,
    ),
  ],
);
/** Pictures the buyer took; deleted with their account. */
export const refundPictures = pgTable(
  'refund_pictures',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    requestId: uuid()
      .notNull()
      .references(() => refundRequests.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [index('refund_pictures_request').on(t.requestId, t.position)],
);
export type RefundRequestRow = typeof refundRequests.$inferSelect;
