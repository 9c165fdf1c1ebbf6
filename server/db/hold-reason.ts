/**
 * Why a payout is not made, decided once: for the job that looks for due ones, the transaction that begins a transfer,
 * and everything that shows the reason. For queries over `transfers` that join `charges` and left join `payoutAccounts`.
 */
import { type SQL, type SQLWrapper, inArray, sql } from 'drizzle-orm';
import { purchases } from '#shared/orders/tables.ts';
import { LIVE_REFUNDS } from '#shared/orders/refunds/states.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import type { HoldReason } from '#shared/payments/states.ts';
import { charges, transfers } from '#shared/payments/tables.ts';

/** A refund request is open or can still be granted. */
export const liveRefundOf = (purchaseId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${refundRequests} where ${refundRequests.purchaseId} = ${purchaseId}
    and ${inArray(refundRequests.status, [...LIVE_REFUNDS])})`;

const isDelivered = sql`exists (select 1 from ${purchases} where ${purchases.id} = ${charges.ownerId}
  and (${purchases.status} = 'delivered' or ${purchases.status} = 'paid' and not ${purchases.isPhysicalItem}))`;

/** The most serious reason; null: it may be paid as soon as it is due. */
export const holdReason: SQL<HoldReason | null> = sql<HoldReason | null>`case
  when ${charges.dispute} = 'open' then 'dispute'
  when ${charges.status} = 'refunded' or ${charges.payeeCents} <= 0 then 'not_owed'
  when ${charges.ownerKind} = 'purchase' and ${liveRefundOf(charges.ownerId)} then 'refund_request'
  when ${payoutAccounts.isActive} is not true then 'no_account'
  when ${charges.ownerKind} = 'purchase' and not ${isDelivered} then 'not_delivered'
  end`;

/** The reason why a due payout is not paid; a refusal of the provider is its code. */
export const unpaidReason: SQL<string> = sql<string>`coalesce(${holdReason}, ${transfers.failureCode}, 'in_progress')`;
