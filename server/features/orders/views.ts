import type { Payout, Purchase, RefundRequest, Sale } from '#shared/orders/contract.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { refundAnswerDueAt, refundableUntil } from '#shared/orders/times.ts';
import { payoutSuspendedBy } from '#shared/orders/payout-suspension.ts';
import { type PurchaseStatus, isPaid } from '#shared/orders/states.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import type { RefundRequestRow } from '#shared/orders/refunds/tables.ts';
import type { Member } from '#server/http/route.ts';
import { maySeeAddress, maySeeFailure } from './policy.ts';
import type { PurchaseWithParties } from './read-queries.ts';

const toRefund = (row: RefundRequestRow): RefundRequest => ({
  ...row,
  status: row.status as RefundStatus,
  answerDueAt: row.status === 'open' ? refundAnswerDueAt(row.createdAt) : null,
});

function toPayout({
  purchase,
  payout,
  transfer,
  refund,
  isAccountActive,
}: PurchaseWithParties): Payout | null {
  if (!payout) return null;
  return {
    status: payout.status,
    amount: payout.amount,
    dueAt: transfer?.dueAt ?? null,
    paidAt: payout.paidAt,
    heldBy: payoutSuspendedBy({
      status: payout.status,
      purchaseStatus: purchase.status as PurchaseStatus,
      refundStatus: (refund?.status ?? null) as RefundStatus | null,
      isAccountActive: isAccountActive ?? false,
      failureCode: transfer?.failureCode ?? null,
    }),
  };
}

/** The size cannot change once a number is sold. */
const toEdition = ({ purchase: { editionNumber: number }, editionSize: size }: PurchaseWithParties) =>
  number !== null && size !== null ? { number, size } : null;

/**
 * The purchase as both parties see it. The response schema drops everything else, including e-mail addresses
 * and payment ids.
 */
export function toPurchase(viewer: Member, row: PurchaseWithParties): Purchase {
  const { purchase } = row;
  const isRefundable = isPaid(purchase.status) && purchase.status !== 'disputed';
  return {
    ...purchase,
    status: purchase.status as PurchaseStatus,
    edition: toEdition(row),
    total: fromCents(toCents(purchase.amount) + toCents(purchase.deliveryCost)),
    failureMessage: maySeeFailure(viewer, purchase) ? purchase.failureMessage : null,
    agreedUntil: purchase.offerId !== null && purchase.status === 'pending' ? purchase.reservedUntil : null,
    isShown: viewer.id === purchase.buyerId && purchase.isShown,
    shippingAddress: maySeeAddress(viewer, purchase) ? purchase.shippingAddress : null,
    refundableUntil: isRefundable ? refundableUntil(purchase) : null,
    refund: row.refund && toRefund(row.refund),
    artwork: row.artwork,
    seller: row.seller,
  };
}

/** For the artist: with the buyer's address and the payout. */
export const toSale = (viewer: Member, row: PurchaseWithParties): Sale => ({
  ...toPurchase(viewer, row),
  artworkId: row.purchase.artworkId,
  buyer: row.buyer,
  payout: toPayout(row),
});
