import type { Payout, Purchase, RefundRequest, Sale } from '#shared/orders/contract.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { soldOf } from '#shared/orders/refunds/sold-of.ts';
import { returnedOf } from '#shared/payments/returned.ts';
import { answerDueAt, refundableUntil } from '#shared/orders/times.ts';
import { type PurchaseStatus, isPaid } from '#shared/orders/states.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import type { HoldReason } from '#shared/payments/states.ts';
import type { RefundRequestRow } from '#shared/orders/refunds/tables.ts';
import type { Member } from '#server/http/route.ts';
import { toTax } from '#server/features/tax/public.ts';
import { maySeeAddress, maySeeFailure } from './policy.ts';
import type { PurchaseWithParties } from './read-queries.ts';

function toRefund(row: RefundRequestRow, pictures: RefundRequest['pictures']): RefundRequest {
  const { offeredCents, offeredAt, offerDeclinedAt, partCents } = row;
  return {
    ...row,
    status: row.status as RefundStatus,
    answerDueAt: answerDueAt(row),
    pictures,
    offer:
      offeredCents !== null && offeredAt
        ? { amount: fromCents(offeredCents), createdAt: offeredAt, declinedAt: offerDeclinedAt }
        : null,
    part: partCents === null ? null : fromCents(partCents),
  };
}

const toReturned = ({ returned, purchase }: PurchaseWithParties): Purchase['returned'] =>
  returned && {
    amount: fromCents(returned.cents),
    artistAmount: fromCents(returned.cents - returned.commissionCents),
    commissionAmount: fromCents(returned.commissionCents),
    taxAmount: purchase.taxAmount && fromCents(returnedOf(soldOf(purchase), returned.cents).taxCents),
    lastAt: new Date(returned.lastAt),
  };

/** Any other reason is the provider's code for a refusal. Delivery is shown as the order's own state. */
const HELD_BY: Readonly<Record<string, Payout['heldBy']>> = {
  dispute: 'dispute',
  not_owed: 'refund',
  refund_request: 'refund',
  no_account: 'account',
  not_delivered: null,
  in_progress: null,
} satisfies Record<HoldReason | 'in_progress', Payout['heldBy']>;

function toPayout({ payout, payoutDueAt, unpaidReason }: PurchaseWithParties): Payout | null {
  if (!payout) return null;
  const { status, amount, paidAt } = payout;
  const isOpen = status === 'pending' || status === 'paying';
  const heldBy = unpaidReason in HELD_BY ? HELD_BY[unpaidReason]! : 'provider';
  return { status, amount, dueAt: payoutDueAt, paidAt, heldBy: isOpen ? heldBy : null };
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
    tax: toTax(purchase),
    failureMessage: maySeeFailure(viewer, purchase) ? purchase.failureMessage : null,
    agreedUntil: purchase.offerId !== null && purchase.status === 'pending' ? purchase.reservedUntil : null,
    country: maySeeAddress(viewer, purchase) ? purchase.country : null,
    isShown: viewer.id === purchase.buyerId && purchase.isShown,
    shippingAddress: maySeeAddress(viewer, purchase) ? purchase.shippingAddress : null,
    shipBy: row.shipBy,
    isTransferred: row.isTransferred,
    refundableUntil: isRefundable ? refundableUntil(purchase) : null,
    returned: toReturned(row),
    refund: row.refund && toRefund(row.refund, row.refundPictures),
    artwork: row.artwork,
    seller: row.seller,
  };
}

/** The artist's view, with the buyer's address and the payout. */
export const toSale = (viewer: Member, row: PurchaseWithParties): Sale => ({
  ...toPurchase(viewer, row),
  artworkId: row.purchase.artworkId,
  buyer: row.buyer,
  payout: toPayout(row),
});
