import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShippingAddress } from './address.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { createdAt, id, timestamptz, money, rate, updatedAt } from '#shared/kernel/columns.ts';
import { offers } from '#shared/offers/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { DeliveryZone } from '#shared/delivery/zones.ts';
import type { TaxCategory } from '#shared/tax/categories.ts';
import type { Billing } from '#shared/tax/contract.ts';
import { percent } from '#shared/tax/tables.ts';
import type { TransferStatus } from '#shared/payments/states.ts';

/**
 * Both references restrict deletion, because the ledger must stay complete. `status` changes only along the
 * purchase transition table.
 */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    buyerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'restrict' }),
    /** The seller at the time of the sale. */
    sellerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The number of an edition, from 1; null: one of a kind. */
    editionNumber: smallint(),
    amount: money().notNull(),
    deliveryCost: money().notNull().default('0'),
    artistAmount: money().notNull(),
    commissionAmount: money().notNull(),
    commissionRate: rate().notNull().default('0.1000'),
    commissionAgreedAt: timestamptz(),
    status: text().notNull().default('pending'),
    stripePaymentIntentId: text().unique(),
    stripeChargeId: text(),
    /** The provider's message when it declined, for the buyer. */
    failureMessage: text(),
    isPhysicalItem: boolean().notNull().default(false),
    /** The destination of a physical work; the buyer may correct it until it is shipped. */
    shippingAddress: jsonb().$type<ShippingAddress>(),
    /** Where the buyer said they are, ISO 3166-1 alpha-2; of a file as well. Null: not asked. */
    country: char({ length: 2 }),
    /** What its delivery profile promised at payment: which zone, and the days until it arrives. Null: no profile. */
    deliveryZone: text().$type<DeliveryZone>(),
    deliveryDaysFrom: smallint(),
    deliveryDaysTo: smallint(),
    /** The tax that price and delivery include, as it was at payment; null: none is stated. */
    taxCountry: char({ length: 2 }),
    taxCategory: text().$type<TaxCategory>(),
    taxPercent: percent(),
    taxAmount: money(),
    /** What receipts say of both sides, as it was at payment; null: nothing besides their names. */
    billing: jsonb().$type<Billing>(),
    carrier: text(),
    trackingNumber: text(),
    reservedUntil: timestamptz(),
    paidAt: timestamptz(),
    shippedAt: timestamptz(),
    /** The accepted offer it is reserved for, for longer than others. */
    offerId: uuid().references(() => offers.id, { onDelete: 'set null' }),
    /** When the buyer confirmed, or when time ran out: see shared/orders/times.ts. */
    deliveredAt: timestamptz(),
    /** The buyer confirmed: the payout is due, and no refund can be requested. */
    confirmedAt: timestamptz(),
    refundedAt: timestamptz(),
    /** The buyer shows the work on their profile. */
    isShown: boolean().notNull().default(false),
    /** How often the artist was reminded to ship. */
    shipReminders: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Each number of an edition has one live purchase.
    uniqueIndex('purchases_one_live')
      .on(t.artworkId, sql`coalesce(${t.editionNumber}, 0)`)
      .where(sql`${t.status} in ('pending', 'processing', 'paid', 'shipped', 'delivered', 'disputed')`),
    index('purchases_buyer').on(t.buyerId, t.createdAt),
    index('purchases_seller').on(t.sellerId, t.createdAt),
    index('purchases_offer')
      .on(t.offerId)
      .where(sql`${t.offerId} is not null`),
    // For the sums of statistics.
    index('purchases_created').on(t.createdAt),
    index('purchases_paid').on(t.paidAt),
    index('purchases_refunded').on(t.refundedAt),
    index('purchases_unshipped')
      .on(t.paidAt)
      .where(sql`${t.status} = 'paid' and ${t.isPhysicalItem}`),
    index('purchases_shipped')
      .on(t.shippedAt)
      .where(sql`${t.status} = 'shipped'`),
    index('purchases_open')
      .on(t.reservedUntil)
      .where(sql`${t.status} in ('pending', 'processing')`),
    check('purchases_edition', sql`${t.editionNumber} between 1 and 500`),
    check(
      'purchases_tax',
      sql`num_nulls(${t.taxCountry}, ${t.taxCategory}, ${t.taxPercent}, ${t.taxAmount}) in (0, 4)`,
    ),
    check('purchases_split', sql`${t.artistAmount} + ${t.commissionAmount} = ${t.amount}`),
    check('purchases_not_own', sql`${t.buyerId} <> ${t.sellerId}`),
    check(
      'purchases_status',
      sql`${t.status} in ('pending', 'processing', 'paid', 'shipped', 'delivered', 'canceled', 'failed', 'refunded', 'disputed')`,
    ),
  ],
);

/**
 * The artist's payout of a paid purchase, one each, as `transfers` has it. `amount` is the artist's part with the
 * delivery cost.
 */
export const commissions = pgTable(
  'commissions',
  {
    id: id(),
    purchaseId: uuid()
      .notNull()
      .unique()
      .references(() => purchases.id, { onDelete: 'restrict' }),
    amount: money().notNull(),
    rate: rate().notNull(),
    status: text().$type<TransferStatus>().notNull().default('pending'),
    stripeTransferId: text().unique(),
    paidAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    index('commissions_pending')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    check('commissions_status', sql`${t.status} in ('pending', 'paying', 'paid', 'reversed', 'canceled')`),
  ],
);

export type CommissionRow = typeof commissions.$inferSelect;
export type PurchaseRow = typeof purchases.$inferSelect;
