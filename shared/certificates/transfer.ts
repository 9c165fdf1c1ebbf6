/** When a certificate can be transferred: never while a refund could still void it for its new owner. */
import { type OrderTimes, isRefundable, refundableUntil } from '#shared/orders/times.ts';

/** refundable: the window has not ended. suspended: a refund is requested, or the payment is disputed. */
export const TRANSFER_STATES = ['open', 'refundable', 'suspended'] as const;
export interface Transfer {
  state: (typeof TRANSFER_STATES)[number];
  /** The end of the refund window; null if it has none yet, because the work has not arrived. */
  from: Date | null;
}

export function transferOf(
  order: OrderTimes & { status: string },
  hasLiveRefund: boolean,
  now: Date,
): Transfer {
  const from = refundableUntil(order);
  if (hasLiveRefund || order.status === 'disputed') return { state: 'suspended', from };
  return { state: isRefundable(order, now) ? 'refundable' : 'open', from };
}
