import type { ReceiptType } from '#shared/receipts/contract.ts';
import { type Member, isModerator } from '#server/http/route.ts';

type Parties = { buyerId: string; sellerId: string };

/** The artist and moderators may create all three types, the buyer only the buyer's. */
export const mayCreateReceipt = (member: Member, purchase: Parties, type: ReceiptType): boolean =>
  member.id === purchase.sellerId ||
  isModerator(member) ||
  (member.id === purchase.buyerId && type === 'buyer');
