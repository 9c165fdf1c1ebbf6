import { type Member, isModerator } from '../../http/route.ts';

type Seen = { isHidden: boolean; userId: string };

/** A hidden work is there for its artist and for moderators; to everybody else it does not exist. */
export const maySeeArtwork = (member: Member, artwork: Seen): boolean =>
  !artwork.isHidden || artwork.userId === member.id || isModerator(member);

/** Artists do not look at their own work for the count. */
export const countsAsView = (member: Member, artwork: Seen): boolean => artwork.userId !== member.id;
