import type { Member } from '#server/http/route.ts';

/** What one asks about is one's own, as buyer or artist; being a moderator does not make it so. */
export const mayAskAbout = (member: Member, purchase: { buyerId: string; sellerId: string }): boolean =>
  member.id === purchase.buyerId || member.id === purchase.sellerId;

/** Nobody answers themselves. */
export const mayAnswer = (moderator: Member, request: { userId: string }): boolean =>
  moderator.id !== request.userId;
