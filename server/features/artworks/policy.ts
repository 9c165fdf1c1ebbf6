import { sellsOriginal } from '#shared/artworks/original-sold.ts';
import type { RenditionName } from '#shared/kernel/limits.ts';
import { type Member, isModerator } from '#server/http/route.ts';

interface Visibility {
  userId: string;
  isHidden: boolean;
  /** Moderators hid the artist with everything they published. */
  isArtistHidden: boolean;
  /** There is a block between the member and the artist. */
  isBlocked: boolean;
  /** The member has bought it. */
  isBuyer: boolean;
}

/**
 * A hidden work is visible to its artist and moderators, a blocked one to moderators and its buyer; to everyone
 * else it does not exist.
 */
export const maySeeArtwork = (member: Member, artwork: Visibility): boolean =>
  artwork.userId === member.id ||
  isModerator(member) ||
  (!artwork.isHidden && !artwork.isArtistHidden && (!artwork.isBlocked || artwork.isBuyer));

/** Only the artist and the buyer may have the original pixels; everyone else gets renditions. */
export const mayHaveOriginal = (member: Member, artwork: { userId: string; isBuyer: boolean }): boolean =>
  artwork.userId === member.id || artwork.isBuyer;

interface Downloadable {
  userId: string;
  isBuyer: boolean;
  isForSale: boolean;
  editionSize: number | null;
  soldAt: Date | null;
}

/** The file to download: if the work is or was for sale, only its artist and its buyers get one. */
export function downloadFor(member: Member, artwork: Downloadable): RenditionName | 'original' {
  const { isForSale, soldAt, editionSize } = artwork;
  if (!sellsOriginal({ isForSale, isSold: soldAt !== null, isEdition: editionSize !== null })) return 'large';
  return mayHaveOriginal(member, artwork) ? 'original' : 'preview';
}

/** Artists' views of their own work do not count. */
export const countsAsView = (member: Member, artwork: { userId: string }): boolean =>
  artwork.userId !== member.id;
