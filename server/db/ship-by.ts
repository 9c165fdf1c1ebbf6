/** Until when an order must be shipped, decided once: for the job that refunds late ones, and for all that shows the day. */
import { type SQL, sql } from 'drizzle-orm';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { SHIP_AGAIN_DAYS, SHIP_WITHIN_DAYS } from '#shared/orders/times.ts';
import { ledgerTransactions } from '#shared/payments/ledger/tables.ts';

const DAY_HOURS = 24;

/** In hours: a day in the time zone of the database may have 23. */
const after = (at: SQL, days: number): SQL => sql`${at} + make_interval(hours => ${days * DAY_HOURS})`;

const lastDecision = sql`(select max(${refundRequests.decidedAt}) from ${refundRequests}
  where ${refundRequests.purchaseId} = ${purchases.id})`;
const lastDisputeWon = sql`(select max(${ledgerTransactions.happenedAt}) from ${ledgerTransactions}
  where ${ledgerTransactions.chargeId} = ${purchases.id} and ${ledgerTransactions.kind} = 'dispute_won')`;

/** For queries over `purchases`; null: a file, or not paid. Nothing can be shipped during a refund request or a dispute. */
export const shipBy: SQL<Date | null> = sql<Date | null>`case when ${purchases.isPhysicalItem} then greatest(
    ${after(sql`${purchases.paidAt}`, SHIP_WITHIN_DAYS)},
    ${after(lastDecision, SHIP_AGAIN_DAYS)},
    ${after(lastDisputeWon, SHIP_AGAIN_DAYS)})
  end`.mapWith(purchases.paidAt);
