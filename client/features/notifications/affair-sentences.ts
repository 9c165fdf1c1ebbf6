import type { Notification } from '#shared/contracts/notifications.ts';
import type { OrderChange, PremiumChange } from '#shared/rules/order-changes.ts';

/** What the buyer is told, and what the artist is. */
const ORDER: Record<OrderChange, { buyer: string; artist: string }> = {
  shipped: { buyer: 'it is on its way to you', artist: 'it is on its way' },
  delivered: { buyer: 'it counts as delivered', artist: 'it was delivered' },
  refund_asked: { buyer: 'you asked for your money back', artist: 'the buyer asks for a refund' },
  refund_declined: { buyer: 'the artist declined your refund request', artist: 'the refund was declined' },
  refund_refused: { buyer: 'your refund request was refused', artist: 'the refund request was refused' },
  refund_withdrawn: {
    buyer: 'you withdrew your refund request',
    artist: 'the buyer withdrew the refund request',
  },
  refunded: { buyer: 'your money was given back', artist: 'the sale was refunded' },
  disputed: { buyer: 'your bank is asking about the payment', artist: 'the payment is disputed by the bank' },
  dispute_won: {
    buyer: 'the dispute is settled, the sale stands',
    artist: 'the dispute was won, the sale stands',
  },
  ship_reminder: {
    buyer: 'the artist was reminded to ship it',
    artist: 'the buyer is waiting, please ship it',
  },
  paid_out: { buyer: 'the artist was paid', artist: 'your share was paid out' },
  payout_held: { buyer: 'the payout is on hold', artist: 'your payout is on hold' },
  payout_reversed: { buyer: 'the payout was taken back', artist: 'your payout was taken back' },
};
const PREMIUM: Record<PremiumChange, string> = {
  started: 'Welcome to Premium!',
  payment_failed: 'Your Premium payment failed. Please check your card.',
  ended: 'Your Premium has ended',
};

export const orderSentence = ({ change, isSale }: NonNullable<Notification['order']>): string =>
  ORDER[change][isSale ? 'artist' : 'buyer'];
export const premiumSentence = (change: PremiumChange): string => PREMIUM[change];
