import { REFUND_ANSWER_DAYS } from '#shared/orders/times.ts';
import { changesOf, leadTo } from './notice.ts';

/** Changes of a paid order. The buyer's sentence is also for moderators who decide. */
export const ORDER_NOTICES = leadTo('order', {
  shipped: {
    buyer: { by: '{who} shipped {title}', plain: '{title} is on its way' },
    seller: '{title} is on its way',
  },
  delivered: {
    buyer: { by: '{who} marked {title} as delivered', plain: '{title} was marked as delivered' },
    seller: { by: '{who} marked {title} as delivered', plain: '{title} was marked as delivered' },
  },
  refund_asked: {
    buyer: 'You requested a refund for {title}',
    seller: {
      by: `{who} requested a refund for {title}. Please respond within ${REFUND_ANSWER_DAYS} days.`,
      plain: `A refund for {title} was requested. Please respond within ${REFUND_ANSWER_DAYS} days.`,
    },
  },
  refund_declined: {
    buyer: {
      by: '{who} declined the refund for {title}. A moderator will decide.',
      plain: 'The refund for {title} was declined. A moderator will decide.',
    },
    seller: 'The refund request for {title} was declined',
  },
  refund_unanswered: {
    buyer: 'The artist didn’t respond to your refund request for {title}. A moderator will decide.',
    seller: 'You didn’t respond to the refund request for {title}. A moderator will decide.',
  },
  refund_refused: {
    buyer: 'A moderator denied your refund request for {title}',
    seller: 'A moderator denied the refund request for {title}',
  },
  refund_withdrawn: {
    buyer: 'You withdrew your refund request for {title}',
    seller: {
      by: '{who} withdrew the refund request for {title}',
      plain: 'The refund request for {title} was withdrawn',
    },
  },
  refunded: {
    buyer: { by: '{who} refunded your payment for {title}', plain: 'Your payment for {title} was refunded' },
    seller: 'The sale of {title} was refunded',
  },
  disputed: {
    buyer: 'Your bank is reviewing the payment for {title}',
    seller: 'The payment for {title} was disputed',
  },
  dispute_won: {
    buyer: 'The dispute about {title} was resolved. The sale stands.',
    seller: 'You won the dispute about {title}. The sale stands.',
  },
  ship_reminder: {
    buyer: 'We reminded the artist to ship {title}',
    seller: '{title} hasn’t shipped yet. The buyer is waiting.',
  },
  paid_out: {
    buyer: 'The artist was paid for {title}',
    seller: 'Your payout for {title} was sent',
  },
  payout_held: {
    buyer: 'The payout for {title} is on hold',
    seller: 'Your payout for {title} is on hold',
  },
  payout_reversed: {
    buyer: 'The payout for {title} was reversed',
    seller: 'Your payout for {title} was reversed',
  },
});
export type OrderChange = keyof typeof ORDER_NOTICES;
export const ORDER_CHANGES = changesOf(ORDER_NOTICES);

/** Between the artist and the platform: the buyer is not notified. */
export const FOR_THE_ARTIST: ReadonlySet<OrderChange> = new Set<OrderChange>([
  'ship_reminder',
  'paid_out',
  'payout_held',
  'payout_reversed',
]);
