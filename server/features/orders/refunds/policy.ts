import type { RefundActor } from '#shared/orders/refunds/states.ts';
import { type Member, isModerator } from '#server/http/route.ts';

type Parties = { buyerId: string; sellerId: string };

export const mayRequestRefund = (member: Member, purchase: Parties): boolean =>
  member.id === purchase.buyerId;
export const mayCancelRequest = (member: Member, purchase: Parties): boolean =>
  member.id === purchase.buyerId;

/** As whom one decides, if at all: a moderator who is a party of the sale is not its judge. */
export function deciderOf(
  member: Member,
  purchase: Parties,
): Exclude<RefundActor, 'buyer' | 'system'> | null {
  if (member.id === purchase.sellerId) return 'artist';
  return isModerator(member) && member.id !== purchase.buyerId ? 'moderator' : null;
}
