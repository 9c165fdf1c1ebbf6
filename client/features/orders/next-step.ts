/** What happens next to an order, with the exact dates. */
import {
  DELIVERED_AFTER_DAYS,
  DELIVERY_HOLD_DAYS,
  DIGITAL_HOLD_DAYS,
  SHIP_WITHIN_DAYS,
  addDays,
  payoutDueAt,
} from '#shared/rules/order-times.ts';
import type { PurchaseStatus } from '#shared/rules/purchase-states.ts';
import { day, usd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal, buyerName, isAskedBack, payoutOf } from './order.ts';

/** Whether the artist can be paid yet is not the buyer's affair. */
const YOURS = 'It is yours for good, and the artist’s share is released.';

type Say = (order: Order, now: Date) => string;

const ON_CONFIRMATION = `on confirmation, at the latest ${DELIVERY_HOLD_DAYS} days after delivery`;
const paidAt = ({ purchase }: Order): Date => purchase.paidAt ?? purchase.createdAt;

/** "You are" to the artist, "The artist is" to everybody else. */
const payee = ({ side }: Order): string => (side === 'artist' ? 'You are' : 'The artist is');

const ofDigital: Say = (order, now) => {
  const due = addDays(paidAt(order), DIGITAL_HOLD_DAYS);
  if (isPaidOut(order) || now >= due) {
    return order.side === 'buyer' ? YOURS : sayPayout(order);
  }
  const terms = `${payee(order)} paid ${DIGITAL_HOLD_DAYS} days after payment, on ${day(due)}.`;
  return order.side === 'buyer' ? `${terms} Until then you can ask for your money back.` : terms;
};

const toBeShipped: Say = (order) => {
  const { side, purchase } = order;
  const until = day(addDays(paidAt(order), SHIP_WITHIN_DAYS));
  const isBuyer = side === 'buyer';
  if (!purchase.shippingAddress) {
    return isBuyer
      ? `Say where the work is to be sent: it cannot be shipped before. If it is not shipped by ${until}, your money comes back.`
      : `The buyer has not said yet where the work is to be sent. If it is not shipped by ${until}, the money goes back.`;
  }
  if (isBuyer) return `${artistName(order)} ships it by ${until}; otherwise your money comes back.`;
  const ships = side === 'artist' ? 'Ship it' : 'The artist ships it';
  return `${ships} by ${until}; otherwise the money goes back to the buyer. ${payee(order)} paid ${ON_CONFIRMATION}.`;
};

const onTheWay: Say = (order) => {
  const shipped = order.purchase.shippedAt ?? paidAt(order);
  const arrival = day(addDays(shipped, DELIVERED_AFTER_DAYS));
  const latest = day(addDays(shipped, DELIVERED_AFTER_DAYS + DELIVERY_HOLD_DAYS));
  const terms = `${payee(order)} paid ${ON_CONFIRMATION}: by ${latest}.`;
  return order.side === 'buyer'
    ? `Confirm receipt when it has arrived; without a word from you it counts as delivered on ${arrival}. ${terms}`
    : `Without a word from the buyer it counts as delivered on ${arrival}. ${terms}`;
};

const arrived: Say = (order, now) => {
  const { confirmedAt } = order.purchase;
  const due = payoutDueAt(order.purchase);
  if (order.side === 'buyer') {
    if (confirmedAt) return `You confirmed receipt on ${day(confirmedAt)}. ${YOURS}`;
    if (due === null || now >= due) return YOURS;
    return `The artist is paid ${ON_CONFIRMATION}: on ${day(due)}. Until then you can ask for your money back.`;
  }
  if (confirmedAt || isPaidOut(order) || due === null || now >= due) return sayPayout(order);
  return `${payee(order)} paid ${ON_CONFIRMATION}: on ${day(due)}.`;
};

const isPaidOut = (order: Order): boolean => payoutOf(order)?.status === 'paid';

const sayPayout = (order: Order): string => {
  const payout = payoutOf(order);
  if (payout?.status === 'paid') {
    return `${order.side === 'artist' ? 'You were' : 'The artist was'} paid ${usd(payout.amount)}${payout.paidAt ? ` on ${day(payout.paidAt)}` : ''}.`;
  }
  return payout?.heldBy
    ? `${usd(artistTotal(order.purchase))} is due, and waits.`
    : `${usd(artistTotal(order.purchase))} is due, and on its way.`;
};

const AT: Record<PurchaseStatus, Say> = {
  pending: ({ purchase }) =>
    purchase.failureMessage ??
    'The payment is not finished. The work is kept for 15 minutes, then it is free again.',
  processing: () => 'The bank has not answered yet. This page changes by itself.',
  paid: (order, now) => (order.purchase.isPhysicalItem ? toBeShipped(order, now) : ofDigital(order, now)),
  shipped: onTheWay,
  delivered: arrived,
  canceled: () => 'The reservation ended before it was paid. Nothing was charged.',
  failed: ({ purchase }) => purchase.failureMessage ?? 'The payment did not go through. Nothing was charged.',
  refunded: (order) => {
    const { total, refundedAt } = order.purchase;
    const when = refundedAt ? ` on ${day(refundedAt)}` : '';
    return order.side === 'buyer'
      ? `${usd(total)} went back to your card${when}, and the work is not yours.`
      : `${usd(total)} went back to ${buyerName(order)}${when}. ${order.side === 'artist' ? 'The work is yours again, and can be offered anew.' : 'The work is the artist’s again.'}`;
  },
  disputed: ({ side }) =>
    side === 'buyer'
      ? 'The payment is contested at the bank. Nothing moves until the bank has decided.'
      : 'The buyer contests the payment at the bank. Nothing is paid out until the bank has decided.',
};

const ASKED: Record<'open' | 'declined' | 'accepted', Say> = {
  open: (order) =>
    ({
      buyer: `${artistName(order)} answers your request. Until it is decided nothing is paid out.`,
      artist: `${buyerName(order)} asks for ${usd(order.purchase.total)} back. You are not paid until that is decided.`,
      moderator: 'The buyer asks for the money back. The artist answers, or you decide.',
    })[order.side],
  declined: (order) =>
    ({
      buyer: `${artistName(order)} said no. A moderator has the last word.`,
      artist: 'You said no. A moderator has the last word, and you are not paid before.',
      moderator: 'The artist said no: you have the last word.',
    })[order.side],
  accepted: (order) =>
    order.side === 'buyer'
      ? `${usd(order.purchase.total)} is on its way back to your card.`
      : `${usd(order.purchase.total)} is on its way back to the buyer.`,
};

/** One sentence or two. */
export function nextStep(order: Order, now: Date): string {
  const { purchase } = order;
  const { refund, status } = purchase;
  if (status !== 'disputed' && isAskedBack(purchase) && refund && refund.status in ASKED) {
    return ASKED[refund.status as keyof typeof ASKED](order, now);
  }
  return AT[status](order, now);
}
