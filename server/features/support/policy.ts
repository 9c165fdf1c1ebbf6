import type { Member } from '#server/http/route.ts';

/** Members can ask about their own orders, as buyer or artist; being a moderator is not enough. */
export const mayAskAbout = (member: Member, purchase: { buyerId: string; sellerId: string }): boolean =>
  member.id === purchase.buyerId || member.id === purchase.sellerId;

/** Moderators cannot answer their own requests. */
export const mayAnswer = (moderator: Member, request: { userId: string }): boolean =>
  moderator.id !== request.userId;
