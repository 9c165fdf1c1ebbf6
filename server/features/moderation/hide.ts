/** Featuring by moderators, and hiding everything of a member. */
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { findRole, lockMember, setMemberHidden } from '#server/features/accounts/public.ts';
import { countCommentsOf, lockWorksCommentedBy, setFeatured } from '#server/features/artworks/public.ts';
import { requireNoPart } from './cases/deciders.ts';
import { mayHide } from './policy.ts';

/** Throws `member_not_found`; `not_allowed` if only an admin may hide or suspend the member. */
export async function requireHideable(tx: Queryable, moderator: Member, id: string): Promise<void> {
  const role = await findRole(tx, id);
  if (!role) throw new AppError('member_not_found');
  if (!mayHide(moderator, { role })) throw new AppError('not_allowed');
}

/** Features the work or removes it from the featured feed. */
export async function featureArtwork(
  ctx: Context,
  moderator: Member,
  id: string,
  isFeatured: boolean,
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const exception = await requireNoPart(tx, moderator, 'artwork', id);
    const before = await setFeatured(tx, id, isFeatured ? ctx.clock.now() : null);
    if (before === null) throw new AppError('artwork_not_found');
    await ctx.events.emit(tx, 'artwork.changed', { artworkId: id, artistId: before.artistId });
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: moderator.id,
      act: 'artwork.feature',
      subjectType: 'artwork',
      subjectId: id,
      before: { isFeatured: before.isFeatured },
      after: { isFeatured, ...exception },
    });
  });
}

/**
 * Hides everything the member published, or shows it again.
 * @returns whether it was hidden before; null if there is no such member
 */
export async function setProfileHidden(
  ctx: Context,
  tx: Queryable,
  id: string,
  isHidden: boolean,
): Promise<boolean | null> {
  // Works before members, as in everything that changes the counters of both.
  await lockWorksCommentedBy(tx, id);
  const member = await lockMember(tx, id);
  if (!member) return null;
  if (member.isHidden === isHidden) return isHidden;
  await setMemberHidden(tx, id, isHidden);
  // The comments of a member who is suspended or about to be deleted are not counted already.
  if (!member.suspendedUntil && !member.deletesAt) await countCommentsOf(tx, id, isHidden);
  await ctx.events.emit(tx, 'member.changed', { memberId: id });
  if (isHidden) await ctx.events.emit(tx, 'member.hidden', { memberId: id });
  return member.isHidden;
}
