/** The orders that can have a receipt, its types, and the recipient of each. */
import type { Purchase, Sale } from '#shared/orders/contract.ts';
import { RECEIPT_TYPES, type ReceiptType } from '#shared/receipts/contract.ts';
import type { SiteConfig } from '#shared/discovery/landing/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { fullName } from '#shared/kernel/names.ts';
import { isPaid } from '#shared/orders/states.ts';

export type Trade = { kind: 'sale'; purchase: Sale } | { kind: 'purchase'; purchase: Purchase };

/** Abandoned checkouts are left out: no money moved. */
const hasMoved = ({ status }: Purchase): boolean =>
  isPaid(status) || status === 'processing' || status === 'refunded';

export const tradesOf = (sales: Sale[], bought: Purchase[]): Trade[] => [
  ...sales.map((purchase): Trade => ({ kind: 'sale', purchase })),
  ...bought.filter(hasMoved).map((purchase): Trade => ({ kind: 'purchase', purchase })),
];

/** Only paid orders can have a receipt. */
export const withReceipt = (trades: Trade[]): Trade[] =>
  trades.filter(({ purchase }) => isPaid(purchase.status));

/** The artist creates all three types, the buyer only the buyer's. */
export const typesFor = (trade: Trade | undefined): readonly ReceiptType[] =>
  trade?.kind === 'purchase' ? ['buyer'] : RECEIPT_TYPES;

/** Prefills the recipient: the artist's own name, the buyer's, or the platform's administration. */
export function recipientOf(
  trade: Trade | undefined,
  type: ReceiptType,
  me: CurrentUser,
  administration: SiteConfig['administration'] | undefined,
): { issuedTo: string; issuedToEmail: string } {
  if (type === 'admin') {
    return { issuedTo: administration?.name ?? '', issuedToEmail: administration?.email ?? '' };
  }
  if (type === 'artist' || trade?.kind === 'purchase') {
    return { issuedTo: fullName(me) || (me.artistName ?? ''), issuedToEmail: me.email ?? '' };
  }
  if (!trade) return { issuedTo: '', issuedToEmail: '' };
  const { buyer } = trade.purchase;
  return { issuedTo: fullName(buyer) || (buyer.artistName ?? ''), issuedToEmail: buyer.email ?? '' };
}
