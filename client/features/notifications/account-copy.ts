import type { Notification } from '#shared/notifications/contract.ts';
import type { OrderChange, PremiumChange } from '#shared/orders/changes.ts';
import type { Sentence } from './hire-copy.ts';
import * as texts from './texts.ts';

/** For the artist, and for everybody else: the buyer, and moderators who decide. */
const ORDER: Record<OrderChange, { buyer: Sentence; artist: Sentence }> = {
  shipped: {
    buyer: { by: texts.shippedTitle, plain: texts.isOnItsWay },
    artist: { plain: texts.isOnItsWay },
  },
  delivered: {
    buyer: { by: texts.markedAsDelivered, plain: texts.wasMarkedAsDelivered },
    artist: { by: texts.markedAsDelivered, plain: texts.wasMarkedAsDelivered },
  },
  refund_asked: {
    buyer: { plain: texts.youRequestedARefundFor },
    artist: {
      by: texts.requestedARefundFor,
      plain: texts.refundForWasRequested,
    },
  },
  refund_declined: {
    buyer: {
      by: texts.declinedTheRefundFor,
      plain: texts.refundForWasDeclined,
    },
    artist: { plain: texts.refundRequestForWasDeclined },
  },
  refund_unanswered: {
    buyer: { plain: texts.artistDidntAnswerYourRefund },
    artist: { plain: texts.youDidntAnswerRefundRequest },
  },
  refund_refused: {
    buyer: { plain: texts.moderatorDeniedYourRefund },
    artist: { plain: texts.moderatorDeniedRefund },
  },
  refund_withdrawn: {
    buyer: { plain: texts.youWithdrewYourRefundRequest },
    artist: { by: texts.withdrewTheRefundRequestFor, plain: texts.refundRequestForWasWithdrawn },
  },
  refunded: {
    buyer: { by: texts.refundedYourPaymentFor, plain: texts.yourPaymentForWasRefunded },
    artist: { plain: texts.saleOfWasRefunded },
  },
  disputed: {
    buyer: { plain: texts.yourBankIsReviewingPayment },
    artist: { plain: texts.paymentForWasDisputed },
  },
  dispute_won: {
    buyer: { plain: texts.disputeAboutWasResolved },
    artist: { plain: texts.youWonTheDisputeAbout },
  },
  ship_reminder: {
    buyer: { plain: texts.weRemindedArtistToShip },
    artist: { plain: texts.hasntShippedYet },
  },
  paid_out: {
    buyer: { plain: texts.artistWasPaidFor },
    artist: { plain: texts.yourPayoutForWasSent },
  },
  payout_held: {
    buyer: { plain: texts.payoutForIsOnHold },
    artist: { plain: texts.yourPayoutForIsOnHold },
  },
  payout_reversed: {
    buyer: { plain: texts.payoutForWasReversed },
    artist: { plain: texts.yourPayoutForWasReversed },
  },
};
const PREMIUM: Record<PremiumChange, string> = {
  started: texts.welcomeToPremium,
  payment_failed: texts.yourPremiumPaymentFailed,
  ended: texts.yourPremiumHasEnded,
};

export const orderSentence = ({ change, isSale }: NonNullable<Notification['order']>): Sentence =>
  ORDER[change][isSale ? 'artist' : 'buyer'];
export const premiumSentence = (change: PremiumChange): string => PREMIUM[change];
