/** What members paid, and what is passed on to those who earned it: one row a payment, one a transfer. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, updatedAt } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';
import type { ChargeStatus, TransferStatus } from './states.ts';

/**
 * `payeeCents` and `commissionCents` are owed once it is released. `status` changes only along the transition
 * table in states.ts; `dispute` follows the payer's bank.
 */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    /** What was paid for: one of the payment owners in server/features.ts, and the id of its row. */
    ownerKind: text().notNull(),
    ownerId: uuid().notNull(),
    kind: text().$type<ChargeKind>().notNull(),
    /** The member who earns it; null until that is known. */
    payeeId: uuid().references(() => users.id, { onDelete: 'restrict' }),
    amountCents: integer().notNull(),
    payeeCents: integer().notNull(),
    commissionCents: integer().notNull(),
    /** Refunded, or to be refunded. */
    refundedCents: integer().notNull().default(0),
    status: text().$type<ChargeStatus>().notNull().default('open'),
    dispute: text().$type<'none' | 'open' | 'won' | 'lost'>().notNull().default('none'),
    stripePaymentIntentId: text().unique(),
    stripeChargeId: text(),
    /** The provider's message when it declined, or why the payment is refunded, for the payer. */
    failureMessage: text(),
    paidAt: timestamptz(),
    stripeRefundId: text().unique(),
    refundedAt: timestamptz(),
    releasedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('charges_one_live')
      .on(t.ownerKind, t.ownerId, t.kind)
      .where(sql`${t.status} in ('open', 'processing', 'paid')`),
    index('charges_owner').on(t.ownerId),
    index('charges_payee').on(t.payeeId),
    index('charges_unsettled')
      .on(t.createdAt)
      .where(sql`${t.status} in ('open', 'processing', 'refunding') or ${t.dispute} = 'open'`),
    index('charges_refunded')
      .on(t.id)
      .where(sql`${t.refundedCents} > 0`),
    check('charges_kind', sql`${t.kind} in ('full', 'upfront', 'final')`),
    check(
      'charges_status',
      sql`${t.status} in ('open', 'processing', 'paid', 'refunding', 'refunded', 'canceled')`,
    ),
    check('charges_dispute', sql`${t.dispute} in ('none', 'open', 'won', 'lost')`),
    check(
      'charges_split',
      sql`${t.payeeCents} + ${t.commissionCents} + ${t.refundedCents} = ${t.amountCents}`,
    ),
  ],
);
export type ChargeKind = 'full' | 'upfront' | 'final';
export type ChargeRow = typeof charges.$inferSelect;

/** The payout of a released charge, one live row each. `status` changes only along the table in states.ts. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    chargeId: uuid()
      .notNull()
      .references(() => charges.id, { onDelete: 'restrict' }),
    memberId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    amountCents: integer().notNull(),
    status: text().$type<TransferStatus>().notNull().default('pending'),
    /** From when it may be paid; null: not known yet. */
    dueAt: timestamptz(),
    /** Last time a transfer was asked for, and the provider's code when it refused. */
    attemptedAt: timestamptz(),
    failureCode: text(),
    stripeTransferId: text().unique(),
    paidAt: timestamptz(),
    stripeReversalId: text().unique(),
    reversedAt: timestamptz(),
    /** Reversed because a part of the payment was refunded later; no longer in `amountCents`. */
    reversedCents: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('transfers_one_live')
      .on(t.chargeId)
      .where(sql`${t.status} in ('pending', 'paying', 'paid')`),
    index('transfers_charge').on(t.chargeId),
    index('transfers_member').on(t.memberId),
    index('transfers_due')
      .on(t.dueAt)
      .where(sql`${t.status} in ('pending', 'paying')`),
    check('transfers_status', sql`${t.status} in ('pending', 'paying', 'paid', 'reversed', 'canceled')`),
  ],
);
export type TransferRow = typeof transfers.$inferSelect;

/**
 * A part of a payment that is refunded, by us or at the provider. The charge's own amounts change once it is done. A
 * refund of everything that is left has no row.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    chargeId: uuid()
      .notNull()
      .references(() => charges.id, { onDelete: 'restrict' }),
    amountCents: integer().notNull(),
    /** Of it, from the price and from the platform's commission; known once it is done. */
    priceCents: integer().notNull().default(0),
    commissionCents: integer().notNull().default(0),
    /** canceled: everything was refunded, or lost to the bank, before it was. */
    status: text().$type<'pending' | 'done' | 'canceled'>().notNull().default('pending'),
    stripeRefundId: text().unique(),
    createdAt: createdAt(),
    refundedAt: timestamptz(),
  },
  (t) => [
    index('refunds_charge').on(t.chargeId),
    index('refunds_refunded').on(t.refundedAt),
    uniqueIndex('refunds_one_pending')
      .on(t.chargeId)
      .where(sql`${t.status} = 'pending'`),
    check('refunds_status', sql`${t.status} in ('pending', 'done', 'canceled')`),
    check('refunds_amount', sql`${t.amountCents} > 0`),
    check(
      'refunds_part',
      sql`${t.commissionCents} between 0 and ${t.priceCents} and ${t.priceCents} <= ${t.amountCents}`,
    ),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;

/** Provider events that were handled to the end: a second delivery is acknowledged and ignored. */
export const providerEvents = pgTable('provider_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  handledAt: createdAt(),
});
