import { type Member, isModerator } from '#server/http/route.ts';

interface Seen {
  artistId: string;
  isPublished: boolean;
  /** Its video is processed. */
  isReady: boolean;
  isHidden: boolean;
  /** Moderators took the author out of sight, with everything they show. */
  isArtistHidden: boolean;
  /** Between the member and the author. */
  isBlocked: boolean;
}

/**
 * Drafts, and what is still being prepared, are their author's alone. What is hidden or behind a block is there for
 * moderators, too; to everybody else it does not exist.
 */
export const maySeeContent = (member: Member, content: Seen): boolean => {
  if (content.artistId === member.id) return true;
  if (!content.isPublished || !content.isReady) return false;
  return isModerator(member) || (!content.isHidden && !content.isArtistHidden && !content.isBlocked);
};

/** Authors do not watch their own videos for the count. */
export const countsAsView = (member: Member, content: { artistId: string }): boolean =>
  content.artistId !== member.id;

/** Whom the notes on moderation and processing concern. */
export const isAuthor = (member: Member, content: { artistId: string }): boolean =>
  content.artistId === member.id;
