/** The buttons of an order; the server uses the same tables. */
import type { Purchase } from '#shared/orders/contract.ts';
import { isRefundable } from '#shared/orders/times.ts';
import { canMove, mayChangeAddress } from '#shared/orders/states.ts';
import { MIN_PART_CENTS } from '#shared/orders/refunds/limits.ts';
import { type RefundStatus, canDecide } from '#shared/orders/refunds/states.ts';
import { toCents } from '#shared/kernel/money.ts';
import { type Side, hasOpenRefundRequest, leftOf } from './order.ts';

export type OrderAction =
  | 'pay'
  | 'address'
  | 'ship'
  | 'confirm'
  | 'acceptPart'
  | 'declinePart'
  | 'accept'
  | 'decline'
  | 'part'
  | 'refuse'
  | 'withdraw'
  | 'ask'
  | 'give';

type Test = (purchase: Purchase, side: Side, now: Date) => boolean;

const decides =
  (to: RefundStatus): Test =>
  ({ refund, status }, side) =>
    status !== 'refunded' && refund !== null && canDecide(refund.status, to, side);

const ofBuyer =
  (test: Test): Test =>
  (purchase, side, now) =>
    side === 'buyer' && test(purchase, side, now);
const ofDecider =
  (test: Test): Test =>
  (purchase, side, now) =>
    side !== 'buyer' && test(purchase, side, now);

/** What was not answered in time is a moderator's to decide. */
const inTime = ({ refund }: Purchase, side: Side, now: Date): boolean =>
  side === 'moderator' || now < (refund?.answerDueAt ?? Infinity);

/** Whether the artist can offer a partial refund, or a moderator give one. */
const givesPart: Test = (purchase, side, now) =>
  inTime(purchase, side, now) &&
  decides(side === 'artist' ? 'offered' : 'accepted')(purchase, side, now) &&
  toCents(leftOf(purchase)) > MIN_PART_CENTS;

const answers =
  (to: RefundStatus): Test =>
  (purchase, side, now) =>
    inTime(purchase, side, now) && decides(to)(purchase, side, now);

/** In display order. */
const TESTS: readonly (readonly [OrderAction, Test])[] = [
  ['pay', ({ status }, side) => side === 'buyer' && status === 'pending'],
  ['acceptPart', ofBuyer(answers('accepted'))],
  ['declinePart', ofBuyer(answers('declined'))],
  ['accept', ofDecider(decides('accepted'))],
  ['decline', ofDecider(answers('declined'))],
  ['part', ofDecider(givesPart)],
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
  [
    'give',
    (p, side) =>
      side !== 'buyer' &&
      !(side === 'artist' && p.isTransferred) &&
      !hasOpenRefundRequest(p) &&
      canMove(p.status, 'refunded', side),
  ],
];

export const availableActions = (purchase: Purchase, side: Side, now: Date): OrderAction[] =>
  TESTS.filter(([, test]) => test(purchase, side, now)).map(([action]) => action);

/** The action that waits for this member, if any; none while the buyer has to answer an offer. */
export const leadAction = (
  { shippingAddress, refund }: Purchase,
  actions: OrderAction[],
): OrderAction | undefined =>
  actions.find(
    (action) =>
      !['withdraw', 'ask', 'give'].includes(action) &&
      !(action === 'accept' && refund?.status === 'offered') &&
      !(action === 'address' && shippingAddress !== null),
  );
