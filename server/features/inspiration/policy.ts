import { type Member, isModerator } from '#server/http/route.ts';

interface Visibility {
  artistId: string;
  isPublished: boolean;
  /** Its video is processed. */
  isReady: boolean;
  isHidden: boolean;
  /** Moderators hid the author with everything they published. */
  isArtistHidden: boolean;
  /** Between the member and the author. */
  isBlocked: boolean;
}

/**
 * Drafts and unprocessed videos are visible to their author only. Hidden or blocked ones are visible to
 * moderators too; to everyone else they do not exist.
 */
export const maySeeContent = (member: Member, content: Visibility): boolean => {
  if (content.artistId === member.id) return true;
  if (!content.isPublished || !content.isReady) return false;
  return isModerator(member) || (!content.isHidden && !content.isArtistHidden && !content.isBlocked);
};

/** Authors' views of their own videos do not count. */
export const countsAsView = (member: Member, content: { artistId: string }): boolean =>
  content.artistId !== member.id;

/** Who sees moderation and processing states. */
export const isAuthor = (member: Member, content: { artistId: string }): boolean =>
  content.artistId === member.id;
