import type { Purchase } from '#shared/orders/contract.ts';
import type { Receipt, ReceiptProof } from '#shared/receipts/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { ReceiptRow, ReceiptSnapshot } from '#shared/receipts/tables.ts';

/** Everything on the page that is not part of the receipt row. */
export const toSnapshot = (purchase: Purchase, verifyUrl: string): ReceiptSnapshot => {
  const { id, title, imageUrl, altText, medium, isNftAvailable, width, height } = purchase.artwork;
  const {
    seller,
    amount,
    deliveryCost,
    total,
    artistAmount,
    commissionAmount,
    commissionRate,
    tax,
    returned,
    billing,
  } = purchase;
  return {
    artwork: { id, title, imageUrl, altText, medium, isNftAvailable, width, height },
    seller: {
      id: seller.id,
      firstName: seller.firstName,
      lastName: seller.lastName,
      artistName: seller.artistName,
    },
    amount,
    deliveryCost,
    total,
    artistAmount,
    commissionAmount,
    commissionRate,
    tax,
    billing,
    returned: returned && { ...returned, lastAt: returned.lastAt.toISOString() },
    paidAt: purchase.paidAt?.toISOString() ?? null,
    verifyUrl,
  };
};

/** The purchase as it was when the receipt was created, with its current status. */
export function toReceipt(row: ReceiptRow, purchase: Purchase): Receipt {
  if (!row.snapshot) return { ...row, purchase };
  const { verifyUrl: _, paidAt, returned, ...shown } = row.snapshot;
  const artwork = { isNftAvailable: false, ...shown.artwork };
  return {
    ...row,
    purchase: {
      ...purchase,
      tax: null,
      billing: null,
      ...shown,
      artwork,
      paidAt: paidAt === null ? null : new Date(paidAt),
      returned: returned ? { ...returned, lastAt: new Date(returned.lastAt) } : null,
    },
  };
}

export const toProof = (
  row: ReceiptRow,
  snapshot: Pick<ReceiptSnapshot, 'artwork' | 'seller'>,
  isRefunded: boolean,
): ReceiptProof => ({
  receiptNumber: row.receiptNumber,
  receiptType: row.receiptType,
  issuedOn: row.createdAt,
  artworkTitle: snapshot.artwork.title,
  artistName: displayName(snapshot.seller),
  artworkImageUrl: snapshot.artwork.imageUrl,
  isRefunded,
  pdfSha256: row.pdfSha256,
});
