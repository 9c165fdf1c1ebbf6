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
import { day, dayAndTime, shortUsd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal, buyerName, hasOpenRefundRequest, payoutOf } from './order.ts';
import * as texts from './texts.ts';

type Describe = (order: Order, now: Date) => string;

const paidAt = ({ purchase }: Order): Date => purchase.paidAt ?? purchase.createdAt;

const isArtist = ({ side }: Order): boolean => side === 'artist';

/** Adds what the artist can do before the payout is due. */
const withConnect = (order: Order, sentence: string): string =>
  isArtist(order) && payoutOf(order)?.heldBy === 'account'
    ? `${sentence} ${texts.connectPayoutAccount}`
    : sentence;

const ofDigital: Describe = (order, now) => {
  const due = addDays(paidAt(order), DIGITAL_HOLD_DAYS);
  if (isPaidOut(order) || now >= due) {
    // Payouts are the artist's affair.
    return order.side === 'buyer' ? texts.refundWindowClosed(day(due)) : describePayout(order);
  }
  if (order.side === 'buyer') return texts.youCanRequestRefundUntil(day(due));
  return withConnect(order, texts.paidDaysAfterPayment(isArtist(order), DIGITAL_HOLD_DAYS, day(due)));
};

const toBeShipped: Describe = (order) => {
  const { side, purchase } = order;
  const until = day(addDays(paidAt(order), SHIP_WITHIN_DAYS));
  const isBuyer = side === 'buyer';
  if (!purchase.shippingAddress) {
    return isBuyer ? texts.addDeliveryAddressSoArtist(until) : texts.buyerHasntAddedDelivery(until);
  }
  if (isBuyer) return texts.shipsBy(artistName(order), until);
  return isArtist(order)
    ? texts.shipByOrFullRefund(until, DELIVERY_HOLD_DAYS)
    : texts.artistShipsByOrFullRefund(until, DELIVERY_HOLD_DAYS);
};

const onTheWay: Describe = (order) => {
  const shipped = order.purchase.shippedAt ?? paidAt(order);
  const arrival = day(addDays(shipped, DELIVERED_AFTER_DAYS));
  const latest = day(addDays(shipped, DELIVERED_AFTER_DAYS + DELIVERY_HOLD_DAYS));
  return order.side === 'buyer'
    ? texts.confirmWhenItArrives(arrival)
    : texts.unlessBuyerConfirmsSooner(arrival, isArtist(order), latest);
};

const arrived: Describe = (order, now) => {
  const { confirmedAt } = order.purchase;
  const due = payoutDueAt(order.purchase);
  if (order.side === 'buyer') {
    if (confirmedAt) return texts.youConfirmedReceiptOn(day(confirmedAt));
    if (due === null || now >= due) return texts.refundWindowClosed(due && day(due));
    return texts.confirmOrRequestRefund(day(due));
  }
  if (confirmedAt || isPaidOut(order) || due === null || now >= due) return describePayout(order);
  return withConnect(order, texts.paidOnceConfirmed(isArtist(order), day(due)));
};

const isPaidOut = (order: Order): boolean => payoutOf(order)?.status === 'paid';

const describePayout = (order: Order): string => {
  const payout = payoutOf(order);
  const isMine = isArtist(order);
  if (payout?.status === 'paid') {
    const date = payout.paidAt ? day(payout.paidAt) : undefined;
    return isMine
      ? texts.youWerePaid(shortUsd(payout.amount), date)
      : texts.artistWasPaid(shortUsd(payout.amount), date);
  }
  const sum = shortUsd(artistTotal(order.purchase));
  if (payout?.heldBy === 'account') {
    return isMine ? texts.onHoldConnectPayout(sum) : texts.onHoldUntilArtistConnectsPayout(sum);
  }
  return payout?.heldBy
    ? texts.onHoldTransfer(sum)
    : isMine
      ? texts.isOnItsWayToYourAccount(sum)
      : texts.isOnItsWayToTheArtist(sum);
};

const AT: Record<PurchaseStatus, Describe> = {
  pending: ({ purchase: { failureMessage, agreedUntil } }) =>
    failureMessage ??
    (agreedUntil
      ? texts.payTheAgreedPrice(dayAndTime(agreedUntil))
      : texts.finishYourPayment(RESERVATION_MINUTES)),
  processing: () => texts.waitingForYourBank,
  paid: (order, now) => (order.purchase.isPhysicalItem ? toBeShipped(order, now) : ofDigital(order, now)),
  shipped: onTheWay,
  delivered: arrived,
  canceled: () => texts.reservationExpired,
  failed: ({ purchase }) => purchase.failureMessage ?? texts.paymentFailed,
  refunded: (order) => {
    const { total, refundedAt } = order.purchase;
    const when = refundedAt ? day(refundedAt) : undefined;
    return order.side === 'buyer'
      ? texts.wasRefundedToYourCard(shortUsd(total), when)
      : order.side === 'artist'
        ? texts.wasRefundedWorkYours(shortUsd(total), buyerName(order), when)
        : texts.wasRefundedWorkArtists(shortUsd(total), buyerName(order), when);
  },
  disputed: ({ side }) => (side === 'buyer' ? texts.paymentIsDisputed : texts.buyerDisputedPayment),
};

const ASKED: Record<'open' | 'declined' | 'accepted', Describe> = {
  open: (order) => {
    const dueAt = order.purchase.refund?.answerDueAt;
    const by = dueAt ? day(dueAt) : undefined;
    return {
      buyer: texts.mustAnswerYourRefundRequest(artistName(order), by),
      artist: texts.requestedARefundOf(buyerName(order), shortUsd(order.purchase.total), by),
      moderator: texts.buyerRequestedARefund(by),
    }[order.side];
  },
  declined: (order) => {
    const isAnswered = order.purchase.refund?.answer !== null;
    const artist = artistName(order);
    return {
      buyer: isAnswered ? texts.declinedAModeratorWillDecide(artist) : texts.didntAnswerInTime(artist),
      artist: isAnswered ? texts.youDeclined : texts.youDidntAnswerInTime,
      moderator: isAnswered ? texts.artistDeclined : texts.artistDidntAnswerInTime,
    }[order.side];
  },
  accepted: (order) =>
    order.side === 'buyer'
      ? texts.yourRefundIsOnItsWay(shortUsd(order.purchase.total))
      : texts.buyersRefundIsOnItsWay(shortUsd(order.purchase.total)),
};

/** One sentence or two. */
export function nextStep(order: Order, now: Date): string {
  const { purchase } = order;
  const { refund, status } = purchase;
  if (status !== 'disputed' && hasOpenRefundRequest(purchase) && refund && refund.status in ASKED) {
    return ASKED[refund.status as keyof typeof ASKED](order, now);
  }
  return AT[status](order, now);
}
