import type { RenditionName } from '#shared/kernel/limits.ts';
import { type Member, isModerator } from '#server/http/route.ts';

interface Seen {
  userId: string;
  isHidden: boolean;
  /** Moderators took the artist out of sight, with everything they show. */
  isArtistHidden: boolean;
  /** Between the member and the artist. */
  isBlocked: boolean;
  /** The member has bought it. */
  isBuyer: boolean;
}

/**
 * A hidden work is there for its artist and for moderators, and one behind a block for moderators and its buyer; to
 * everybody else it does not exist.
 */
export const maySeeArtwork = (member: Member, artwork: Seen): boolean =>
  artwork.userId === member.id ||
  isModerator(member) ||
  (!artwork.isHidden && !artwork.isArtistHidden && (!artwork.isBlocked || artwork.isBuyer));

/** The original's pixels are the artist's and the buyer's; everybody else sees renditions. */
export const mayHaveOriginal = (member: Member, artwork: { userId: string; isBuyer: boolean }): boolean =>
  artwork.userId === member.id || artwork.isBuyer;

/** What one may keep as a file: of a work that is or was offered, only its artist and its buyer get everything. */
export function downloadFor(
  member: Member,
  artwork: { userId: string; isBuyer: boolean; isForSale: boolean; soldAt: Date | null },
): RenditionName | 'original' {
  if (!artwork.isForSale && artwork.soldAt === null) return 'large';
  return mayHaveOriginal(member, artwork) ? 'original' : 'preview';
}

/** Artists do not look at their own work for the count. */
export const countsAsView = (member: Member, artwork: { userId: string }): boolean =>
  artwork.userId !== member.id;
