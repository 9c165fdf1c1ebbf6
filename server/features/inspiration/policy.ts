import { type Member, isModerator } from '#server/http/route.ts';

interface Visibility {
  artistId: string;
  isPublished: boolean;
  /** Its video is processed. */
  isReady: boolean;
  isHidden: boolean;
  /** Moderators hid the author with everything they published. */
  isArtistHidden: boolean;
  /** There is a block between the member and the author. */
  isBlocked: boolean;
}

/**
 * Drafts and unprocessed videos are visible to their author only. Hidden or blocked ones are visible to
 * moderators too; to everyone else they do not exist.
 */
export const maySeeHubVideo = (member: Member, hubVideo: Visibility): boolean => {
  if (hubVideo.artistId === member.id) return true;
  if (!hubVideo.isPublished || !hubVideo.isReady) return false;
  return isModerator(member) || (!hubVideo.isHidden && !hubVideo.isArtistHidden && !hubVideo.isBlocked);
};

/** Authors' views of their own videos do not count. */
export const countsAsView = (member: Member, hubVideo: { artistId: string }): boolean =>
  hubVideo.artistId !== member.id;

/** The author also sees moderation and processing states. */
export const isAuthor = (member: Member, hubVideo: { artistId: string }): boolean =>
  hubVideo.artistId === member.id;
