import type { Member } from '#server/http/route.ts';

interface Parties {
  buyerId: string;
  sellerId: string;
  declinesAt: Date | null;
}

/**
 * Which party of the offer the member is; null for all others, to whom it does not exist. One of them is the seller of
 * an offer below their lowest price. A program sells, but doesn't buy.
 */
export function sideOf(
  { id, isProgram }: Member,
  { buyerId, sellerId, declinesAt }: Parties,
): 'buyer' | 'seller' | null {
  if (id === buyerId) return isProgram ? null : 'buyer';
  return id === sellerId && declinesAt === null ? 'seller' : null;
}
