/** When things become due after a sale. Source: decisions, "Money is true only by webhook" and "Payouts"; issue texts. */

const DAY_MS = 86_400_000;

/** Of digital works, from payment: until then they can be sent back, then the artist is paid. */
export const DIGITAL_HOLD_DAYS = 3;
/** Of physical works, from delivery. */
export const DELIVERY_HOLD_DAYS = 7;
/** After shipping it counts as delivered. */
export const DELIVERED_AFTER_DAYS = 14;
/** Not shipped so long after payment: the artist is reminded... */
export const SHIP_REMINDER_DAYS = [3, 10] as const;
/** ...and the buyer gets the money back. */
export const SHIP_WITHIN_DAYS = 14;

/** So long an artist may take to answer a refund request; then a moderator decides. */
export const REFUND_ANSWER_DAYS = 7;

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

export interface OrderTimes {
  isPhysicalItem: boolean;
  paidAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  /** By the buyer. */
  confirmedAt: Date | null;
}

/** The moment from which the artist is paid; null while that depends on a delivery to come. */
export function payoutDueAt(order: OrderTimes): Date | null {
  if (!order.isPhysicalItem) return order.paidAt && addDays(order.paidAt, DIGITAL_HOLD_DAYS);
  if (order.confirmedAt) return order.confirmedAt;
  return order.deliveredAt && addDays(order.deliveredAt, DELIVERY_HOLD_DAYS);
}

/**
 * Until when the buyer may ask for the money back; it ends before the artist is paid. Null: without an end yet,
 * because the work has not arrived.
 */
export function refundableUntil(order: OrderTimes): Date | null {
  return payoutDueAt(order);
}

/** Until when the artist must answer a request made then. */
export const refundAnswerDueAt = (requestedAt: Date): Date => addDays(requestedAt, REFUND_ANSWER_DAYS);

/** Whether the buyer may ask for the money back. */
export function isRefundable(order: OrderTimes, now: Date): boolean {
  const until = refundableUntil(order);
  return order.paidAt !== null && (until === null || now < until);
}
