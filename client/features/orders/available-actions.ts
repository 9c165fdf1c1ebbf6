/** The buttons of an order; the server uses the same tables. */
import type { Purchase } from '#shared/orders/contract.ts';
import { isRefundable } from '#shared/orders/times.ts';
import { canMove, mayChangeAddress } from '#shared/orders/states.ts';
import { canDecide } from '#shared/orders/refunds/states.ts';
import { type Side, hasOpenRefundRequest } from './order.ts';

export type OrderAction =
  | 'pay'
  | 'address'
  | 'ship'
  | 'confirm'
  | 'accept'
  | 'decline'
  | 'refuse'
  | 'withdraw'
  | 'ask'
  | 'give';

type Test = (purchase: Purchase, side: Side, now: Date) => boolean;

const decides =
  (to: 'accepted' | 'declined' | 'refused' | 'withdrawn'): Test =>
  ({ refund, status }, side) =>
    status !== 'refunded' && refund !== null && canDecide(refund.status, to, side);

/** In display order. */
const TESTS: readonly (readonly [OrderAction, Test])[] = [
  ['pay', ({ status }, side) => side === 'buyer' && status === 'pending'],
  ['accept', decides('accepted')],
  ['decline', decides('declined')],
  ['refuse', decides('refused')],
  [
    'confirm',
    (p, side) =>
      side === 'buyer' &&
      p.isPhysicalItem &&
      !hasOpenRefundRequest(p) &&
      (canMove(p.status, 'delivered', 'buyer') || (p.status === 'delivered' && !p.confirmedAt)),
  ],
  [
    'ship',
    (p, side) =>
      side === 'artist' &&
      p.isPhysicalItem &&
      p.shippingAddress !== null &&
      !hasOpenRefundRequest(p) &&
      canMove(p.status, 'shipped', 'artist'),
  ],
  ['address', (p, side) => side === 'buyer' && mayChangeAddress(p)],
  ['withdraw', decides('withdrawn')],
  [
    'ask',
    // A moderator's refusal is final.
    (p, side, now) =>
      side === 'buyer' &&
      !hasOpenRefundRequest(p) &&
      p.refund?.status !== 'refused' &&
      canMove(p.status, 'refunded', 'artist') &&
      isRefundable(p, now),
  ],
  ['give', (p, side) => side !== 'buyer' && !hasOpenRefundRequest(p) && canMove(p.status, 'refunded', side)],
];

export const availableActions = (purchase: Purchase, side: Side, now: Date): OrderAction[] =>
  TESTS.filter(([, test]) => test(purchase, side, now)).map(([action]) => action);

/** The one that is the member's to do now, if any. */
export const leadAction = ({ shippingAddress }: Purchase, actions: OrderAction[]): OrderAction | undefined =>
  actions.find(
    (action) =>
      !['withdraw', 'ask', 'give'].includes(action) && !(action === 'address' && shippingAddress !== null),
  );
