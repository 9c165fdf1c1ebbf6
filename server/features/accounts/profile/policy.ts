import { type Member, isModerator } from '#server/http/route.ts';

/**
 * A hidden profile is there for its member and for moderators. To a member they have blocked, one does not exist;
 * whoever blocked still finds the profile, to take the block back.
 */
export const maySeeMember = (
  viewer: Member,
  member: { id: string; isHidden: boolean; hasBlocked: boolean },
): boolean => member.id === viewer.id || isModerator(viewer) || (!member.isHidden && !member.hasBlocked);
