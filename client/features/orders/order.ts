import type { Payout, Purchase, Sale } from '#shared/orders/contract.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { isPaid } from '#shared/orders/states.ts';
import { isLiveRefund } from '#shared/orders/refunds/states.ts';
import { t } from '#client/lib/t.ts';

/** An order as the viewer sees it: the buyer has no payout, and the artist knows the buyer. */
export type Order = { side: 'buyer'; purchase: Purchase } | { side: 'artist' | 'moderator'; purchase: Sale };
export type Side = Order['side'];

/** A refund was requested and not finally refused. */
export const hasOpenRefundRequest = ({ refund, status }: Pick<Purchase, 'refund' | 'status'>): boolean =>
  status !== 'refunded' && refund !== null && isLiveRefund(refund.status);

export const payoutOf = (order: Order): Payout | null =>
  order.side === 'buyer' ? null : order.purchase.payout;

export const artistName = ({ purchase }: Order): string => displayName(purchase.seller);

/** Buyers are shown by their own name; to the buyer it says 'You'. */
export const buyerName = (order: Order): string =>
  order.side === 'buyer' ? t('You') : displayName({ ...order.purchase.buyer, artistName: null });

/** The buyer downloads what belongs to the order; after a refund, the receipt. */
export const hasFiles = ({ side, purchase: { status } }: Order): boolean =>
  side === 'buyer' && (isPaid(status) || status === 'refunded');

/** The artist's income: their part of the price, and the delivery cost, minus their share of partial refunds. */
export const artistTotal = ({ artistAmount, deliveryCost, returned }: Purchase): string =>
  fromCents(toCents(artistAmount) + toCents(deliveryCost) - toCents(returned?.artistAmount ?? '0'));

/** What was paid and not yet refunded. */
export const leftOf = ({ total, returned }: Purchase): string =>
  fromCents(toCents(total) - toCents(returned?.amount ?? '0'));

/**
 * The current time for this order: never before its latest event, even if this device's clock is slow.
 * @param readAt when it was fetched, by that clock
 */
export function orderTime(order: Order, readAt: number): Date {
  const { createdAt, paidAt, shippedAt, deliveredAt, confirmedAt, refundedAt, returned } = order.purchase;
  const known = [
    createdAt,
    paidAt,
    shippedAt,
    deliveredAt,
    confirmedAt,
    refundedAt,
    returned?.lastAt,
    payoutOf(order)?.paidAt,
  ];
  return new Date(Math.max(readAt, ...known.map((at) => at?.getTime() ?? 0)));
}

/** Where it goes and the days that the delivery profile promised at payment; null: the work had none. */
export const promiseOf = ({ country, deliveryDaysFrom: from, deliveryDaysTo: to }: Purchase) =>
  country !== null && from !== null && to !== null ? { country, days: { from, to } } : null;
