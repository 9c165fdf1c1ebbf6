import type { Visibility } from '#shared/collections/contract.ts';
import { type Member, isModerator } from '#server/http/route.ts';

interface Shown {
  ownerId: string;
  visibility: Visibility;
  /** A moderator has hidden the collection, or everything of its owner. */
  isHidden: boolean;
  /** There is a block between the member and the owner. */
  isBlocked: boolean;
}

/** A private collection is visible to its owner only, not even to a moderator. */
export const maySeeCollection = (member: Member, collection: Shown): boolean =>
  collection.ownerId === member.id ||
  (collection.visibility !== 'private' &&
    (isModerator(member) || (!collection.isHidden && !collection.isBlocked)));
