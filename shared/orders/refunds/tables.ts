import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { purchases } from '../tables.ts';
import { users } from '#shared/accounts/tables.ts';

/**
 * open -> accepted | declined (by the artist, or by the clock after 7 days without an answer; a moderator still decides) | refused (by a moderator) | withdrawn (by
 * the buyer). declined -> accepted | refused | withdrawn. accepted: the money is on its way back, until the purchase
 * says refunded. While one is open, declined or accepted, the artist is not paid.
 */
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
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('refund_requests_one_live')
      .on(t.purchaseId)
      .where(sql`${t.status} in ('open', 'declined', 'accepted')`),
    index('refund_requests_purchase').on(t.purchaseId, t.createdAt),
    index('refund_requests_waiting')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('open', 'declined', 'accepted')`),
    check(
      'refund_requests_status',
      sql`${t.status} in ('open', 'accepted', 'declined', 'refused', 'withdrawn')`,
    ),
  ],
);
export type RefundRequestRow = typeof refundRequests.$inferSelect;
