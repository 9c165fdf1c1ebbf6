/** What the provider's state means for a purchase. Pure. */
import { toCents } from '#shared/kernel/money.ts';
import { type PurchaseStatus, canMove } from '#shared/orders/states.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';

export const dueCents = (row: PurchaseRow): number => toCents(row.amount) + toCents(row.deliveryCost);
/** Whether the full price was paid, in dollars, for this purchase. */
export const isExact = (row: PurchaseRow, state: PaymentIntentState): boolean =>
  state.amountReceived === dueCents(row) && state.currency === 'usd' && state.metadata.purchaseId === row.id;
export const isClosed = (row: PurchaseRow): boolean => row.status === 'canceled' || row.status === 'failed';

/** The status of a paid purchase without a dispute. */
function undisputed(row: PurchaseRow): PurchaseStatus {
  if (row.deliveredAt) return 'delivered';
  return row.shippedAt ? 'shipped' : 'paid';
}

function statusFor(row: PurchaseRow, state: PaymentIntentState): PurchaseStatus {
  if (state.status === 'canceled') return 'canceled';
  if (state.status === 'processing') return 'processing';
  if (state.status === 'open') return 'pending';
  if (state.refunded || state.dispute === 'lost') return 'refunded';
  return state.dispute === 'open' ? 'disputed' : undisputed(row);
}

/** The allowed transitions that lead to the provider's state; empty if there are none. */
export function stepsFor(row: PurchaseRow, state: PaymentIntentState): PurchaseStatus[] {
  const from = row.status as PurchaseStatus;
  const to = statusFor(row, state);
  if (from === to) return [];
  if (canMove(from, to, 'provider')) return [to];
  return canMove(from, 'paid', 'provider') && canMove('paid', to, 'provider') ? ['paid', to] : [];
}

/** The bank's latest message while the payment is open. */
export const hasNewFailure = (row: PurchaseRow, state: PaymentIntentState): boolean =>
  (state.status === 'open' || state.status === 'processing') && state.failureMessage !== row.failureMessage;
