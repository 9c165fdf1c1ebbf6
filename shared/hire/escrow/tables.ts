/** Payments of projects, and saved cards. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, updatedAt } from '#shared/kernel/columns.ts';
import { hireApplications, hireProjects } from '../tables.ts';

/**
 * A client's two payments; at most one of each kind is open or paid. `designerCents` and `commissionCents` are
 * owed once it is released; then the designer's payout may be transferred.
 */
export const hirePayments = pgTable(
  'hire_payments',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => hireProjects.id, { onDelete: 'restrict' }),
    /** The application that its upfront payment accepts. */
    applicationId: uuid().references(() => hireApplications.id, { onDelete: 'restrict' }),
    kind: text().$type<HirePaymentKind>().notNull(),
    amountCents: integer().notNull(),
    designerCents: integer().notNull(),
    commissionCents: integer().notNull(),
    status: text().$type<HirePaymentStatus>().notNull().default('open'),
    stripePaymentIntentId: text().unique(),
    stripeChargeId: text(),
    failureMessage: text(),
    paidAt: timestamptz(),
    /** By a moderator or a cancellation, in whole or in part. */
    refundedCents: integer().notNull().default(0),
    stripeRefundId: text().unique(),
    refundedAt: timestamptz(),
    releasedAt: timestamptz(),
    payoutStatus: text().$type<HirePayoutStatus>().notNull().default('none'),
    attemptedAt: timestamptz(),
    payoutFailureCode: text(),
    stripeTransferId: text().unique(),
    transferredAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('hire_payments_one_live')
      .on(t.projectId, t.kind)
      .where(sql`${t.status} in ('open', 'processing', 'paid')`),
    index('hire_payments_project').on(t.projectId),
    index('hire_payments_application').on(t.applicationId),
    index('hire_payments_due')
      .on(t.releasedAt)
      .where(sql`${t.payoutStatus} in ('pending', 'paying')`),
    check('hire_payments_kind', sql`${t.kind} in ('upfront', 'final')`),
    check(
      'hire_payments_status',
      sql`${t.status} in ('open', 'processing', 'paid', 'refunding', 'refunded', 'canceled', 'failed')`,
    ),
    check('hire_payments_payout', sql`${t.payoutStatus} in ('none', 'pending', 'paying', 'paid')`),
    check(
      'hire_payments_shares',
      sql`${t.designerCents} + ${t.commissionCents} + ${t.refundedCents} = ${t.amountCents}`,
    ),
  ],
);
export type HirePaymentKind = 'upfront' | 'final';
export type HirePaymentStatus =
  | 'open'
  | 'processing'
  | 'paid'
  | 'refunding'
  | 'refunded'
  | 'canceled'
  | 'failed';
export type HirePayoutStatus = 'none' | 'pending' | 'paying' | 'paid';
export type HirePaymentRow = typeof hirePayments.$inferSelect;

/** The card a client saved with the upfront payment; the final payment is charged to it. */
export const hireCards = pgTable('hire_cards', {
  projectId: uuid()
    .primaryKey()
    .references(() => hireProjects.id, { onDelete: 'cascade' }),
  customerId: text().notNull(),
  paymentMethodId: text().notNull(),
  createdAt: createdAt(),
});
