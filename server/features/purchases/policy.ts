import { type Member, isModerator } from '../../http/route.ts';

type Parties = { buyerId: string; sellerId: string };

/** A purchase is between two people; to everybody else it does not exist. */
export const maySeePurchase = (member: Member, purchase: Parties): boolean =>
  member.id === purchase.buyerId || member.id === purchase.sellerId || isModerator(member);

export const maySeeSalesOf = (member: Member, artistId: string): boolean =>
  member.id === artistId || isModerator(member);

/** What the bank said is for the payer alone. */
export const maySeeFailure = (member: Member, purchase: Parties): boolean => member.id === purchase.buyerId;
