/** Moderators' actions on artworks and members. */
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import { hideLogged } from '#server/events/hide-logged.ts';
import type { Member } from '#server/http/route.ts';
import { findRole, lockMember, setMemberHidden } from '#server/features/accounts/public.ts';
import {
  countCommentsOf,
  lockWorksCommentedBy,
  setArtworkHidden,
  setCommentHidden,
  setFeatured,
} from '#server/features/artworks/public.ts';
import { mayHide } from './policy.ts';

/** Throws `member_not_found`; `not_allowed` if only an admin may hide or suspend the member. */
export async function requireHideable(tx: Queryable, moderator: Member, id: string): Promise<void> {
  const role = await findRole(tx, id);
  if (!role) throw new AppError('member_not_found');
  if (!mayHide(moderator, { role })) throw new AppError('not_allowed');
}

/** Features the work or removes it from the featured feed. Throws `artwork_not_found`. */
export async function featureArtwork(
  ctx: Context,
  moderator: Member,
  id: string,
  isFeatured: boolean,
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const before = await setFeatured(tx, id, isFeatured ? ctx.clock.now() : null);
    if (before === null) throw new AppError('artwork_not_found');
    await ctx.events.emit(tx, 'artwork.changed', { artworkId: id, artistId: before.artistId });
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: moderator.id,
      act: 'artwork.feature',
      subjectType: 'artwork',
      subjectId: id,
      before: { isFeatured: before.isFeatured },
      after: { isFeatured },
    });
  });
}

/** Throws `artwork_not_found`. */
export const hideArtwork = (
  ctx: Context,
  moderator: Member,
  subjectId: string,
  isHidden: boolean,
): Promise<undefined> =>
  hideLogged(
    ctx,
    moderator,
    { act: 'artwork.hide', subjectType: 'artwork', subjectId, isHidden, notFound: 'artwork_not_found' },
    async (tx) => {
      const before = await setArtworkHidden(tx, subjectId, isHidden);
      if (before === null) return null;
      await ctx.events.emit(tx, 'artwork.changed', { artworkId: subjectId, artistId: before.artistId });
      return before.isHidden;
    },
  );

/** Hides a comment or shows it again. Throws `comment_not_found`. */
export const hideComment = (
  ctx: Context,
  moderator: Member,
  subjectId: string,
  isHidden: boolean,
): Promise<undefined> =>
  hideLogged(
    ctx,
    moderator,
    { act: 'comment.hide', subjectType: 'comment', subjectId, isHidden, notFound: 'comment_not_found' },
    (tx) => setCommentHidden(ctx, tx, subjectId, isHidden),
  );

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

/** Throws `own_profile`, `member_not_found`, `not_allowed`. */
export async function hideMember(
  ctx: Context,
  moderator: Member,
  memberId: string,
  isHidden: boolean,
): Promise<undefined> {
  // Postgres returns UUIDs in lower case; normalized so that they compare as text.
  const id = memberId.toLowerCase();
  if (id === moderator.id) throw new AppError('own_profile');
  return hideLogged(
    ctx,
    moderator,
    { act: 'member.hide', subjectType: 'profile', subjectId: id, isHidden, notFound: 'member_not_found' },
    async (tx) => {
      await requireHideable(tx, moderator, id);
      return setProfileHidden(ctx, tx, id, isHidden);
    },
  );
}
