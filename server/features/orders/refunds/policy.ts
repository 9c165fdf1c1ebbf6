import type { RefundActor } from '#shared/orders/refunds/states.ts';
import { type Member, isModerator } from '#server/http/route.ts';

type Parties = { buyerId: string; sellerId: string };

export const mayRequestRefund = (member: Member, purchase: Parties): boolean =>
  member.id === purchase.buyerId;
export const mayCancelRequest = (member: Member, purchase: Parties): boolean =>
  member.id === purchase.buyerId;
export const mayAnswerPart = (member: Member, purchase: Parties): boolean => member.id === purchase.buyerId;

/** The role in which the member may decide, if any: a moderator who is a party to the sale may not. */
export function deciderOf(
  member: Member,
  purchase: Parties,
): Exclude<RefundActor, 'buyer' | 'system'> | null {
  if (member.id === purchase.sellerId) return 'artist';
  return isModerator(member) && member.id !== purchase.buyerId ? 'moderator' : null;
}
