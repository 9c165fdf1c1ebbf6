/** The next step of an order, with the exact dates. */
import {
  DELIVERED_AFTER_DAYS,
  DELIVERY_HOLD_DAYS,
  DIGITAL_HOLD_DAYS,
  addDays,
  payoutDueAt,
} from '#shared/orders/times.ts';
import { RESERVATION_MINUTES } from '#shared/kernel/limits.ts';
import type { PurchaseStatus } from '#shared/orders/states.ts';
import { day, dayAndTime, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import {
  type Order,
  artistName,
  artistTotal,
  buyerName,
  hasOpenRefundRequest,
  leftOf,
  payoutOf,
} from './order.ts';

type Describe = (order: Order, now: Date) => string;

const paidAt = ({ purchase }: Order): Date => purchase.paidAt ?? purchase.createdAt;

const isArtist = ({ side }: Order): boolean => side === 'artist';

/** Adds what the artist can do before the payout is due. */
const withConnect = (order: Order, sentence: string): string =>
  isArtist(order) && payoutOf(order)?.heldBy === 'account'
    ? `${sentence} ${t('Connect a payout account to receive it.')}`
    : sentence;

const yoursAgain = ({ purchase: { edition } }: Order): string =>
  edition
    ? t('Number {n} is back with you, and you can sell it again.', { n: edition.number })
    : t('The work is back with you, and you can sell it again.');

const refundWindowClosed = (on: Date | null): string =>
  on ? t('The refund window closed on {on}.', { on: day(on) }) : t('The refund window has closed.');

const ofDigital: Describe = (order, now) => {
  const due = addDays(paidAt(order), DIGITAL_HOLD_DAYS);
  if (isPaidOut(order) || now >= due) {
    // Payouts are the artist's affair.
    return order.side === 'buyer' ? refundWindowClosed(due) : describePayout(order);
  }
  if (order.side === 'buyer') return t('You can request a refund until {due}.', { due: day(due) });
  return withConnect(
    order,
    isArtist(order)
      ? t('You’ll be paid on {due}, {days} days after payment.', { due: day(due), days: DIGITAL_HOLD_DAYS })
      : t('The artist will be paid on {due}, {days} days after payment.', {
          due: day(due),
          days: DIGITAL_HOLD_DAYS,
        }),
  );
};

const toBeShipped: Describe = (order) => {
  const { side, purchase } = order;
  const until = day(purchase.shipBy!);
  const isBuyer = side === 'buyer';
  if (!purchase.shippingAddress) {
    return isBuyer
      ? t(
          'Add a shipping address so the artist can ship. If the work isn’t shipped by {until}, you’ll get a full refund.',
          { until },
        )
      : t(
          'The buyer hasn’t added a shipping address yet. If the work isn’t shipped by {until}, the buyer will get a full refund.',
          { until },
        );
  }
  if (isBuyer)
    return t('{artistName} must ship by {until}, or you’ll get a full refund.', {
      artistName: artistName(order),
      until,
    });
  return isArtist(order)
    ? t(
        'Ship by {until}, or the buyer will get a full refund. You’ll be paid once the buyer confirms delivery, or {deliveryHoldDays} days after delivery at the latest.',
        { until, deliveryHoldDays: DELIVERY_HOLD_DAYS },
      )
    : t(
        'The artist must ship by {until}, or the buyer will get a full refund. The artist will be paid once the buyer confirms delivery, or {deliveryHoldDays} days after delivery at the latest.',
        { until, deliveryHoldDays: DELIVERY_HOLD_DAYS },
      );
};

const onTheWay: Describe = (order) => {
  const shipped = order.purchase.shippedAt ?? paidAt(order);
  const arrival = day(addDays(shipped, DELIVERED_AFTER_DAYS));
  const latest = day(addDays(shipped, DELIVERED_AFTER_DAYS + DELIVERY_HOLD_DAYS));
  if (order.side === 'buyer')
    return t('Confirm when it arrives. If we don’t hear from you, we’ll mark it delivered on {arrival}.', {
      arrival,
    });
  return isArtist(order)
    ? t(
        'Unless the buyer confirms sooner, we’ll mark it delivered on {arrival}. You’ll be paid by {latest}.',
        { arrival, latest },
      )
    : t(
        'Unless the buyer confirms sooner, we’ll mark it delivered on {arrival}. The artist will be paid by {latest}.',
        { arrival, latest },
      );
};

const arrived: Describe = (order, now) => {
  const { confirmedAt } = order.purchase;
  const due = payoutDueAt(order.purchase);
  if (order.side === 'buyer') {
    if (confirmedAt) return t('You confirmed delivery on {confirmedAt}.', { confirmedAt: day(confirmedAt) });
    if (due === null || now >= due) return refundWindowClosed(due);
    return t('Confirm that it arrived, or request a refund until {due}.', { due: day(due) });
  }
  if (confirmedAt || isPaidOut(order) || due === null || now >= due) return describePayout(order);
  return withConnect(
    order,
    isArtist(order)
      ? t('You’ll be paid once the buyer confirms delivery, or on {due} at the latest.', { due: day(due) })
      : t('The artist will be paid once the buyer confirms delivery, or on {due} at the latest.', {
          due: day(due),
        }),
  );
};

const isPaidOut = (order: Order): boolean => payoutOf(order)?.status === 'paid';

const describePayout = (order: Order): string => {
  const payout = payoutOf(order);
  const isMine = isArtist(order);
  if (payout?.status === 'paid') {
    const amount = shortUsd(payout.amount);
    if (!payout.paidAt)
      return isMine
        ? t('You were paid {amount}.', { amount })
        : t('The artist was paid {amount}.', { amount });
    const on = day(payout.paidAt);
    return isMine
      ? t('You were paid {amount} on {on}.', { amount, on })
      : t('The artist was paid {amount} on {on}.', { amount, on });
  }
  const sum = shortUsd(artistTotal(order.purchase));
  if (payout?.heldBy === 'account') {
    return isMine
      ? t('{sum} on hold. Connect a payout account to receive it.', { sum })
      : t('{sum} on hold until the artist connects a payout account.', { sum });
  }
  return payout?.heldBy
    ? t('{sum} on hold. The transfer failed; we’ll retry.', { sum })
    : isMine
      ? t('{sum} is on its way to your account.', { sum })
      : t('{sum} is on its way to the artist.', { sum });
};

const AT: Record<PurchaseStatus, Describe> = {
  pending: ({ purchase: { failureMessage, agreedUntil } }) =>
    failureMessage ??
    (agreedUntil
      ? t(
          'Finish your payment by {when}. Until then, the work is reserved for you at the price you agreed on.',
          { when: dayAndTime(agreedUntil) },
        )
      : t('Finish your payment. The work is reserved for you for {reservationMinutes} minutes.', {
          reservationMinutes: RESERVATION_MINUTES,
        })),
  processing: () => t('Waiting for your bank. This page updates automatically.'),
  paid: (order, now) => (order.purchase.isPhysicalItem ? toBeShipped(order, now) : ofDigital(order, now)),
  shipped: onTheWay,
  delivered: arrived,
  canceled: () => t('This order ended before payment. You weren’t charged.'),
  failed: ({ purchase }) => purchase.failureMessage ?? t('Payment failed. You weren’t charged.'),
  refunded: (order) => {
    const { refundedAt } = order.purchase;
    const total = shortUsd(order.purchase.total);
    const on = refundedAt ? day(refundedAt) : undefined;
    if (order.side === 'buyer')
      return on
        ? t('{total} was refunded to your card on {on}. The work is no longer yours.', { total, on })
        : t('{total} was refunded to your card. The work is no longer yours.', { total });
    const buyer = buyerName(order);
    const sentence = on
      ? t('{total} was refunded to {buyer} on {on}.', { total, buyer, on })
      : t('{total} was refunded to {buyer}.', { total, buyer });
    return isArtist(order)
      ? `${sentence} ${yoursAgain(order)}`
      : `${sentence} ${t('The work belongs to the artist again.')}`;
  },
  disputed: (order) =>
    order.side === 'buyer'
      ? t('You disputed this payment with your bank. Everything is on hold until the bank decides.')
      : isPaidOut(order)
        ? t(
            'The buyer disputed the payment with their bank. The payout will be reversed if the bank decides for the buyer.',
          )
        : t('The buyer disputed the payment with their bank. The payout is on hold until the bank decides.'),
};

/** The refund that the artist offered: "$20". */
const offerOf = ({ purchase }: Order): string => shortUsd(purchase.refund?.offer?.amount ?? '0');

const offerDeclined: Describe = (order) => {
  const amount = offerOf(order);
  const isAnswered = Boolean(order.purchase.refund?.offer?.declinedAt);
  const [artist, buyer] = [artistName(order), buyerName(order)];
  return {
    buyer: isAnswered
      ? t('You declined the {amount} that {artist} offered. A moderator will decide.', { amount, artist })
      : t('You didn’t respond to the offer in time. A moderator will decide.'),
    artist: isAnswered
      ? t('{buyer} declined the {amount} you offered. A moderator will decide; your payout is on hold.', {
          buyer,
          amount,
        })
      : t('{buyer} didn’t respond to your offer in time. A moderator will decide; your payout is on hold.', {
          buyer,
        }),
    moderator: isAnswered
      ? t('The buyer declined the {amount} that the artist offered. Please decide.', { amount })
      : t('The buyer didn’t respond to the {amount} that the artist offered. Please decide.', { amount }),
  }[order.side];
};

const ASKED: Record<'open' | 'offered' | 'declined' | 'accepted', Describe> = {
  offered: (order) => {
    const dueAt = order.purchase.refund?.answerDueAt;
    const [amount, by] = [offerOf(order), dueAt ? day(dueAt) : ''];
    const [artist, buyer] = [artistName(order), buyerName(order)];
    return {
      buyer: t(
        '{artist} offered you a refund of {amount}, and you keep the work. Respond by {by}, or a moderator will decide.',
        {
          artist,
          amount,
          by,
        },
      ),
      artist: t(
        'You offered a refund of {amount}. {buyer} must respond by {by}, or a moderator will decide. Your payout is on hold.',
        { amount, buyer, by },
      ),
      moderator: t(
        'The artist offered a refund of {amount}. The buyer must respond by {by}, but you can decide now.',
        {
          amount,
          by,
        },
      ),
    }[order.side];
  },
  open: (order) => {
    const dueAt = order.purchase.refund?.answerDueAt;
    const by = dueAt ? day(dueAt) : undefined;
    const [artist, buyer] = [artistName(order), buyerName(order)];
    const total = shortUsd(leftOf(order.purchase));
    return {
      buyer: by
        ? t('{artist} must respond to your refund request by {by}, or a moderator will decide.', {
            artist,
            by,
          })
        : t('{artist} must respond to your refund request, or a moderator will decide.', { artist }),
      artist: by
        ? t(
            '{buyer} requested a refund of {total}. Respond by {by}, or a moderator will decide. Your payout is on hold.',
            { buyer, total, by },
          )
        : t(
            '{buyer} requested a refund of {total}. Respond, or a moderator will decide. Your payout is on hold.',
            { buyer, total },
          ),
      moderator: by
        ? t('The buyer requested a refund. The artist must respond by {by}, but you can decide now.', { by })
        : t('The buyer requested a refund. The artist must respond, but you can decide now.'),
    }[order.side];
  },
  declined: (order, now) => {
    if (order.purchase.refund?.offer) return offerDeclined(order, now);
    const isAnswered = order.purchase.refund?.answer !== null;
    const artist = artistName(order);
    return {
      buyer: isAnswered
        ? t('{artist} declined. A moderator will decide.', { artist })
        : t('{artist} didn’t respond in time. A moderator will decide.', { artist }),
      artist: isAnswered
        ? t('You declined. A moderator will decide; your payout is on hold.')
        : t('You didn’t respond in time. A moderator will decide; your payout is on hold.'),
      moderator: isAnswered
        ? t('The artist declined. Please decide.')
        : t('The artist didn’t respond in time. Please decide.'),
    }[order.side];
  },
  accepted: (order) => {
    const total = shortUsd(order.purchase.refund?.part ?? leftOf(order.purchase));
    return order.side === 'buyer'
      ? t('Your refund of {total} is on its way to your card.', { total })
      : t('The refund of {total} is on its way to the buyer.', { total });
  },
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
