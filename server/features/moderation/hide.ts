/** Moderators' actions on artworks and members. */
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { lockMember, setMemberHidden } from '#server/features/accounts/public.ts';
import {
  countCommentsOf,
  lockWorksCommentedBy,
  setArtworkHidden,
  setFeatured,
} from '#server/features/artworks/public.ts';
import { mayHide } from './policy.ts';

/** Features the work or removes it from the featured feed. Throws `artwork_not_found`. */
export async function featureArtwork(ctx: Context, id: string, isFeatured: boolean): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const artistId = await setFeatured(tx, id, isFeatured ? ctx.clock.now() : null);
    if (artistId === null) throw new AppError('artwork_not_found');
    await ctx.events.emit(tx, 'artwork.changed', { artworkId: id, artistId });
  });
}

/** Throws `artwork_not_found`. */
export async function hideArtwork(ctx: Context, id: string, isHidden: boolean): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const artistId = await setArtworkHidden(tx, id, isHidden);
    if (artistId === null) throw new AppError('artwork_not_found');
    await ctx.events.emit(tx, 'artwork.changed', { artworkId: id, artistId });
  });
}

/** Hides everything the member published. Throws `own_profile`, `member_not_found`, `not_allowed`. */
export async function hideMember(
  ctx: Context,
  moderator: Member,
  memberId: string,
  isHidden: boolean,
): Promise<undefined> {
  // Postgres returns UUIDs in lower case; normalized so that they compare as text.
  const id = memberId.toLowerCase();
  if (id === moderator.id) throw new AppError('own_profile');
  await ctx.db.transaction(async (tx) => {
    // Works before members, as in everything that changes the counters of both.
    await lockWorksCommentedBy(tx, id);
    const member = await lockMember(tx, id);
    if (!member) throw new AppError('member_not_found');
    if (!mayHide(moderator, member)) throw new AppError('not_allowed');
    if (member.isHidden === isHidden) return;
    await setMemberHidden(tx, id, isHidden);
    // A suspended member's comments are not counted already.
    if (!member.suspendedUntil) await countCommentsOf(tx, id, isHidden);
    await ctx.events.emit(tx, 'member.changed', { memberId: id });
  });
}
