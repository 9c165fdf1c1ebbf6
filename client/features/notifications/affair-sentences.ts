import type { Notification } from '#shared/notifications/contract.ts';
import type { OrderChange, PremiumChange } from '#shared/orders/changes.ts';
import type { Sentence } from './hire-sentences.ts';

/** What the artist reads, and everybody else: the buyer, and moderators of what they decide. '{}': the work. */
const ORDER: Record<OrderChange, { buyer: Sentence; artist: Sentence }> = {
  shipped: {
    buyer: { by: 'shipped {}', plain: '{} is on its way' },
    artist: { plain: '{} is on its way' },
  },
  delivered: {
    buyer: { by: 'marked {} as delivered', plain: '{} was marked as delivered' },
    artist: { by: 'marked {} as delivered', plain: '{} was marked as delivered' },
  },
  refund_asked: {
    buyer: { plain: 'You requested a refund for {}' },
    artist: {
      by: 'requested a refund for {}. Please answer within 7 days.',
      plain: 'A refund for {} was requested. Please answer within 7 days.',
    },
  },
  refund_declined: {
    buyer: {
      by: 'declined the refund for {}. A moderator will decide.',
      plain: 'The refund for {} was declined. A moderator will decide.',
    },
    artist: { plain: 'The refund request for {} was declined' },
  },
  refund_unanswered: {
    buyer: { plain: 'The refund request for {} got no answer. A moderator will decide.' },
    artist: { plain: 'You didn’t answer the refund request for {}. A moderator will decide.' },
  },
  refund_refused: {
    buyer: { plain: 'A moderator declined your refund request for {}' },
    artist: { plain: 'A moderator declined the refund request for {}' },
  },
  refund_withdrawn: {
    buyer: { plain: 'You withdrew your refund request for {}' },
    artist: { by: 'withdrew the refund request for {}', plain: 'The refund request for {} was withdrawn' },
  },
  refunded: {
    buyer: { by: 'refunded your payment for {}', plain: 'Your payment for {} was refunded' },
    artist: { plain: 'The sale of {} was refunded' },
  },
  disputed: {
    buyer: { plain: 'Your bank is reviewing the payment for {}' },
    artist: { plain: 'The payment for {} was disputed' },
  },
  dispute_won: {
    buyer: { plain: 'The dispute about {} is settled. The sale stands.' },
    artist: { plain: 'You won the dispute about {}. The sale stands.' },
  },
  ship_reminder: {
    buyer: { plain: 'We reminded the artist to ship {}' },
    artist: { plain: '{} is still to be shipped. The buyer is waiting.' },
  },
  paid_out: {
    buyer: { plain: 'The artist was paid for {}' },
    artist: { plain: 'Your payout for {} was sent' },
  },
  payout_held: {
    buyer: { plain: 'The payout for {} is on hold' },
    artist: { plain: 'Your payout for {} is on hold' },
  },
  payout_reversed: {
    buyer: { plain: 'The payout for {} was reversed' },
    artist: { plain: 'Your payout for {} was reversed' },
  },
};
const PREMIUM: Record<PremiumChange, string> = {
  started: 'Welcome to Premium!',
  payment_failed: 'Your Premium payment failed. Please check your card.',
  ended: 'Your Premium has ended',
};

export const orderSentence = ({ change, isSale }: NonNullable<Notification['order']>): Sentence =>
  ORDER[change][isSale ? 'artist' : 'buyer'];
export const premiumSentence = (change: PremiumChange): string => PREMIUM[change];
