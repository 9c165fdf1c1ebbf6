import { type Member, isModerator } from '#server/http/route.ts';

/**
 * A hidden or suspended profile is visible to its member and moderators. A member who is blocked cannot see the profile; the
 * one who blocked can, to unblock.
 */
export const maySeeMember = (
  viewer: Member,
  member: { id: string; isHidden: boolean; isSuspended: boolean; hasBlocked: boolean },
): boolean =>
  member.id === viewer.id ||
  isModerator(viewer) ||
  (!member.isHidden && !member.isSuspended && !member.hasBlocked);
