import type { Member } from '#server/http/route.ts';

interface Parties {
  buyerId: string;
  sellerId: string;
}

/** Which party of the offer the member is; null for everybody else: to them it does not exist. */
export function sideOf({ id }: Member, { buyerId, sellerId }: Parties): 'buyer' | 'seller' | null {
  if (id === sellerId) return 'seller';
  return id === buyerId ? 'buyer' : null;
}
