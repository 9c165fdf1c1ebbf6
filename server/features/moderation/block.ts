/** A block stops everything between two members, whoever blocked. */
import type { BlockedMember } from '#shared/moderation/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { endFollows } from '#server/features/follows/public.ts';
import { findMemberAsSeenBy } from '#server/features/accounts/public.ts';
import { deleteBlock, insertBlock, listBlocked } from './block-queries.ts';
import { mayBlock } from './policy.ts';

/** Also ends follows between the two. Idempotent. */
export async function blockMember(ctx: Context, member: Member, id: string): Promise<undefined> {
  // Postgres returns UUIDs in lower case; normalized so that they compare as text.
  const pair = { blockerId: member.id, blockedId: id.toLowerCase() };
  if (pair.blockedId === member.id) throw new AppError('own_profile');
  await ctx.db.transaction(async (tx) => {
    const other = await findMemberAsSeenBy(tx, member, pair.blockedId);
    if (!other || !mayBlock(member, other)) throw new AppError('member_not_found');
    await endFollows(ctx, tx, pair.blockerId, pair.blockedId);
    if (await insertBlock(tx, pair)) await ctx.events.emit(tx, 'member.blocked', pair);
  });
}

/** Does nothing if there is no block. */
export async function unblockMember(ctx: Context, member: Member, id: string): Promise<undefined> {
  const pair = { blockerId: member.id, blockedId: id.toLowerCase() };
  await ctx.db.transaction(async (tx) => {
    if (!(await findMemberAsSeenBy(tx, member, pair.blockedId))) throw new AppError('member_not_found');
    if (await deleteBlock(tx, pair)) await ctx.events.emit(tx, 'member.unblocked', pair);
  });
}

/** Newest first. */
export async function listBlockedMembers(
  ctx: Context,
  member: Member,
  page: PageRequest,
): Promise<Page<BlockedMember>> {
  const { items, next } = toPage(await listBlocked(ctx.db, member.id, page), page.limit);
  return {
    items: items.map(({ member: blocked, createdAt }) => ({ ...blocked, blockedAt: createdAt })),
    next,
  };
}
