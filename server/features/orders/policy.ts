import { isPaid } from '#shared/orders/states.ts';
import { type Member, isModerator } from '#server/http/route.ts';

type Parties = { buyerId: string; sellerId: string };

/** A purchase is visible only to its two parties and moderators. */
export const maySeePurchase = (member: Member, purchase: Parties): boolean =>
  member.id === purchase.buyerId || member.id === purchase.sellerId || isModerator(member);

export const maySeeSalesOf = (member: Member, artistId: string): boolean =>
  member.id === artistId || isModerator(member);

/** A sale exists for its artist once it is paid. */
export const maySeeSale = (member: Member, purchase: Parties & { paidAt: Date | null }): boolean =>
  purchase.paidAt !== null && maySeeSalesOf(member, purchase.sellerId);

/** The bank's message is for the payer only. */
export const maySeeFailure = (member: Member, purchase: Parties): boolean => member.id === purchase.buyerId;

/** The artist sees the address once the work is paid. */
export const maySeeAddress = (member: Member, purchase: Parties & { status: string }): boolean =>
  member.id === purchase.buyerId || isPaid(purchase.status);

export const maySetAddress = (member: Member, purchase: Parties): boolean => member.id === purchase.buyerId;
export const mayShip = (member: Member, purchase: Parties): boolean => member.id === purchase.sellerId;
export const mayConfirm = (member: Member, purchase: Parties): boolean => member.id === purchase.buyerId;
/** Whether the member may show it on their profile. */
export const mayShow = (member: Member, purchase: Parties): boolean => member.id === purchase.buyerId;
