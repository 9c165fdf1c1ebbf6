import type { Follower } from '#shared/follows/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Context, Queryable } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { findMemberAsSeenBy, requireMember } from '#server/features/accounts/public.ts';
import { deleteBetween, flipFollow, listFollowerRows, listFollowingRows, lockPair } from './queries.ts';

/**
 * Toggles the follow. Row and both counters change together. Throws `own_profile`, `member_not_found`, and
 * `blocked` whoever blocked.
 */
export function toggleFollow(
  ctx: Context,
  member: Member,
  memberId: string,
): Promise<{ followed: boolean; followersCount: number }> {
  return ctx.db.transaction(async (tx) => {
    // Postgres returns UUIDs in lower case; normalized so that they compare as text.
    const pair = { followerId: member.id, followingId: memberId.toLowerCase() };
    if (pair.followingId === member.id) throw new AppError('own_profile');
    await lockPair(tx, pair.followerId, pair.followingId);
    const other = await findMemberAsSeenBy(tx, member, pair.followingId);
    const isHidden = other?.isHidden || other?.isSuspended;
    if (!other || (isHidden && !isModerator(member))) throw new AppError('member_not_found');
    if (other.isBlocked || other.hasBlocked) throw new AppError('blocked');
    const outcome = await flipFollow(tx, pair, ctx.clock.now());
    await ctx.events.emit(tx, outcome.followed ? 'member.followed' : 'member.unfollowed', pair);
    return outcome;
  });
}

/** Called by a block: locks the two members and ends all follows between them. */
export async function endFollows(ctx: Context, tx: Queryable, one: string, other: string): Promise<void> {
  await lockPair(tx, one, other);
  for (const pair of await deleteBetween(tx, one, other)) {
    await ctx.events.emit(tx, 'member.unfollowed', pair);
  }
}

const toFollowers = (rows: Awaited<ReturnType<typeof listFollowerRows>>, limit: number): Page<Follower> => {
  const { items, next } = toPage(rows, limit);
  return { items: items.map(({ member }) => member), next };
};

/** Newest first. */
export async function listFollowers(
  ctx: Context,
  viewer: Member,
  memberId: string,
  page: PageRequest,
): Promise<Page<Follower>> {
  await requireMember(ctx.db, viewer, memberId);
  return toFollowers(await listFollowerRows(ctx.db, viewer, memberId, page), page.limit);
}

/** Newest first. */
export async function listFollowing(
  ctx: Context,
  viewer: Member,
  memberId: string,
  page: PageRequest,
): Promise<Page<Follower>> {
  await requireMember(ctx.db, viewer, memberId);
  return toFollowers(await listFollowingRows(ctx.db, viewer, memberId, page), page.limit);
}
