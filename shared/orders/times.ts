/** Deadlines after a sale. */

const DAY_MS = 86_400_000;

/** For digital works, from payment: refundable until then, paid out after. */
export const DIGITAL_HOLD_DAYS = 3;
/** For physical works, from delivery. */
export const DELIVERY_HOLD_DAYS = 7;
/** After shipping, when it counts as delivered. */
export const DELIVERED_AFTER_DAYS = 14;
/** If not shipped within this time after payment, the artist is reminded... */
export const SHIP_REMINDER_DAYS = [3, 10] as const;
/** ...and the buyer is refunded. */
export const SHIP_WITHIN_DAYS = 14;
/** Nothing may be shipped during a refund request or a bank dispute: the artist has at least this long afterwards. */
export const SHIP_AGAIN_DAYS = 3;

/** The artist's time to answer a refund request, and the buyer's to answer what is offered; then a moderator decides. */
export const REFUND_ANSWER_DAYS = 7;

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

export interface OrderTimes {
  isPhysicalItem: boolean;
  paidAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  /** Set when the buyer confirms. */
  confirmedAt: Date | null;
}

/** When the payout is due; null until delivery. */
export function payoutDueAt(order: OrderTimes): Date | null {
  if (!order.isPhysicalItem) return order.paidAt && addDays(order.paidAt, DIGITAL_HOLD_DAYS);
  if (order.confirmedAt) return order.confirmedAt;
  return order.deliveredAt && addDays(order.deliveredAt, DELIVERY_HOLD_DAYS);
}

/**
 * Until when the buyer may request a refund; always before the payout. Null: no deadline yet, because the work
 * has not arrived.
 */
export function refundableUntil(order: OrderTimes): Date | null {
  return payoutDueAt(order);
}

interface AskedRefund {
  status: string;
  createdAt: Date;
  offeredAt: Date | null;
}

/** Until when a request made, or a part offered, at that time must be answered. */
export const refundAnswerDueAt = (askedAt: Date): Date => addDays(askedAt, REFUND_ANSWER_DAYS);

/** Until when the artist must answer the request, or the buyer the part offered instead; null: neither. */
export function answerDueAt({ status, createdAt, offeredAt }: AskedRefund): Date | null {
  if (status === 'open') return refundAnswerDueAt(createdAt);
  return status === 'offered' && offeredAt ? refundAnswerDueAt(offeredAt) : null;
}

/** Whether the buyer may request a refund. */
export function isRefundable(order: OrderTimes, now: Date): boolean {
  const until = refundableUntil(order);
  return order.paidAt !== null && (until === null || now < until);
}
