/** What happens next to an order, with the exact dates. */
import {
  DELIVERED_AFTER_DAYS,
  DELIVERY_HOLD_DAYS,
  DIGITAL_HOLD_DAYS,
  SHIP_WITHIN_DAYS,
  addDays,
  payoutDueAt,
} from '#shared/orders/times.ts';
import { RESERVATION_MINUTES } from '#shared/kernel/limits.ts';
import type { PurchaseStatus } from '#shared/orders/states.ts';
import { day, usd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal, buyerName, isAskedBack, payoutOf } from './order.ts';

/** Whether the artist can be paid yet does not concern the buyer. */
const YOURS = 'The sale is final. The artist’s payout is released.';

type Say = (order: Order, now: Date) => string;

const ON_CONFIRMATION = `on confirmation, or ${DELIVERY_HOLD_DAYS} days after delivery at the latest`;
const paidAt = ({ purchase }: Order): Date => purchase.paidAt ?? purchase.createdAt;

/** "You are" to the artist, "The artist is" to everybody else. */
const payee = ({ side }: Order): string => (side === 'artist' ? 'You are' : 'The artist is');

/** What the artist can do before it is due. */
const connect = (order: Order): string =>
  order.side === 'artist' && payoutOf(order)?.heldBy === 'account'
    ? ' Connect a payout account to receive it.'
    : '';

const ofDigital: Say = (order, now) => {
  const due = addDays(paidAt(order), DIGITAL_HOLD_DAYS);
  if (isPaidOut(order) || now >= due) {
    return order.side === 'buyer' ? YOURS : sayPayout(order);
  }
  const terms = `${payee(order)} paid ${DIGITAL_HOLD_DAYS} days after payment, on ${day(due)}.${connect(order)}`;
  return order.side === 'buyer' ? `${terms} You can request a refund until then.` : terms;
};

const toBeShipped: Say = (order) => {
  const { side, purchase } = order;
  const until = day(addDays(paidAt(order), SHIP_WITHIN_DAYS));
  const isBuyer = side === 'buyer';
  if (!purchase.shippingAddress) {
    return isBuyer
      ? `Add a delivery address so the artist can ship. If the work isn’t shipped by ${until}, you get a full refund.`
      : `The buyer hasn’t added a delivery address yet. If the work isn’t shipped by ${until}, the buyer gets a full refund.`;
  }
  if (isBuyer) return `${artistName(order)} ships by ${until}, or you get a full refund.`;
  const ships = side === 'artist' ? 'Ship' : 'The artist ships';
  return `${ships} by ${until}, or the buyer gets a full refund. ${payee(order)} paid ${ON_CONFIRMATION}.`;
};

const onTheWay: Say = (order) => {
  const shipped = order.purchase.shippedAt ?? paidAt(order);
  const arrival = day(addDays(shipped, DELIVERED_AFTER_DAYS));
  const latest = day(addDays(shipped, DELIVERED_AFTER_DAYS + DELIVERY_HOLD_DAYS));
  return order.side === 'buyer'
    ? `Confirm when it arrives, or we’ll mark it delivered on ${arrival}. The artist is paid ${ON_CONFIRMATION}: by ${latest}.`
    : `Unless the buyer confirms earlier, we’ll mark it delivered on ${arrival}. ${payee(order)} paid by ${latest}.`;
};

const arrived: Say = (order, now) => {
  const { confirmedAt } = order.purchase;
  const due = payoutDueAt(order.purchase);
  if (order.side === 'buyer') {
    if (confirmedAt) return `You confirmed receipt on ${day(confirmedAt)}. ${YOURS}`;
    if (due === null || now >= due) return YOURS;
    return `The artist is paid ${ON_CONFIRMATION}: on ${day(due)}. You can request a refund until then.`;
  }
  if (confirmedAt || isPaidOut(order) || due === null || now >= due) return sayPayout(order);
  return `${payee(order)} paid ${ON_CONFIRMATION}: on ${day(due)}.${connect(order)}`;
};

const isPaidOut = (order: Order): boolean => payoutOf(order)?.status === 'paid';

const sayPayout = (order: Order): string => {
  const payout = payoutOf(order);
  const isArtist = order.side === 'artist';
  if (payout?.status === 'paid') {
    return `${isArtist ? 'You were' : 'The artist was'} paid ${usd(payout.amount)}${payout.paidAt ? ` on ${day(payout.paidAt)}` : ''}.`;
  }
  const sum = usd(artistTotal(order.purchase));
  if (payout?.heldBy === 'account') {
    return isArtist
      ? `${sum} on hold. Connect a payout account to receive it.`
      : `${sum} on hold until the artist connects a payout account.`;
  }
  return payout?.heldBy
    ? `${sum} on hold. The transfer failed; we’ll retry.`
    : `${sum} is on its way to ${isArtist ? 'your account' : 'the artist'}.`;
};

const AT: Record<PurchaseStatus, Say> = {
  pending: ({ purchase }) =>
    purchase.failureMessage ??
    `Payment not finished. The work is reserved for you for ${RESERVATION_MINUTES} minutes.`,
  processing: () => 'Waiting for your bank. This page updates automatically.',
  paid: (order, now) => (order.purchase.isPhysicalItem ? toBeShipped(order, now) : ofDigital(order, now)),
  shipped: onTheWay,
  delivered: arrived,
  canceled: () => 'The reservation expired before payment. You weren’t charged.',
  failed: ({ purchase }) => purchase.failureMessage ?? 'Payment failed. You weren’t charged.',
  refunded: (order) => {
    const { total, refundedAt } = order.purchase;
    const when = refundedAt ? ` on ${day(refundedAt)}` : '';
    return order.side === 'buyer'
      ? `${usd(total)} was refunded to your card${when}. The work is no longer yours.`
      : `${usd(total)} was refunded to ${buyerName(order)}${when}. ${order.side === 'artist' ? 'The work is yours again, and you can relist it.' : 'The work is the artist’s again.'}`;
  },
  disputed: ({ side }) =>
    side === 'buyer'
      ? 'The payment is disputed with your bank. Everything is on hold until the bank decides.'
      : 'The buyer disputed the payment with their bank. The payout is on hold until the bank decides.',
};

const ASKED: Record<'open' | 'declined' | 'accepted', Say> = {
  open: (order) => {
    const dueAt = order.purchase.refund?.answerDueAt;
    const by = dueAt ? ` by ${day(dueAt)}` : '';
    return {
      buyer: `${artistName(order)} must answer your refund request${by}; after that, a moderator decides. The payout is on hold.`,
      artist: `${buyerName(order)} requested a refund of ${usd(order.purchase.total)}. Answer${by}, or a moderator will decide. Your payout is on hold.`,
      moderator: `The buyer requested a refund. The artist must answer${by}; you can decide now.`,
    }[order.side];
  },
  declined: (order) => {
    const isAnswered = order.purchase.refund?.answer !== null;
    const artist = artistName(order);
    return {
      buyer: `${artist} ${isAnswered ? 'declined' : 'didn’t answer in time'}. A moderator will decide.`,
      artist: `You ${isAnswered ? 'declined' : 'didn’t answer in time'}. A moderator will decide; your payout is on hold.`,
      moderator: `The artist ${isAnswered ? 'declined' : 'didn’t answer in time'}. Please decide.`,
    }[order.side];
  },
  accepted: (order) =>
    order.side === 'buyer'
      ? `Your refund of ${usd(order.purchase.total)} is on its way to your card.`
      : `The refund of ${usd(order.purchase.total)} is on its way to the buyer.`,
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
