/** Works on top of their artist's profile. */
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import { artworks, pinnedWorks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import { holdMember } from '#server/db/hold-member.ts';
import type { Context } from '#server/context.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import type { JsonText } from '#server/http/json.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { requireMember } from '#server/features/accounts/public.ts';
import { listedColumns, selectRanked } from '../texts/card-queries.ts';
import { cardList } from '../texts/cards.ts';

const pinnedBy = (viewer: Member, userId: string): SQL => sql`
  select ${listedColumns}, (- ${pinnedWorks.position})::numeric as k, ${artworks.createdAt} as at,
    null::timestamptz as bottom_at, null::uuid as bottom_id
  from ${pinnedWorks} join ${artworks} on ${artworks.id} = ${pinnedWorks.artworkId}
  join ${users} on ${users.id} = ${artworks.userId}
  where ${pinnedWorks.userId} = ${userId}::uuid and not ${artworks.isHidden}
    and ${artworkVisibleTo(viewer.id, isModerator(viewer))}`;

/** Throws `member_not_found`. */
export async function listPinned(ctx: Context, viewer: Member, userId: string): Promise<JsonText> {
  await requireMember(ctx.db, viewer, userId);
  return cardList(ctx, await selectRanked(ctx.db, viewer.id, pinnedBy(viewer, userId)));
}

/** Replaces the list. Throws `artwork_not_found` unless all are the member's own and not hidden. */
export async function pinWorks(ctx: Context, member: Member, ids: string[]): Promise<JsonText> {
  await ctx.db.transaction(async (tx) => {
    // One window at a time.
    await holdMember(tx, member.id);
    const isOwn = and(
      eq(artworks.userId, member.id),
      eq(artworks.isHidden, false),
      inArray(artworks.id, ids),
    );
    const own = await tx.select({ id: artworks.id }).from(artworks).where(isOwn).for('key share');
    if (own.length < ids.length) throw new AppError('artwork_not_found');
    await tx.delete(pinnedWorks).where(eq(pinnedWorks.userId, member.id));
    if (ids.length > 0)
      await tx
        .insert(pinnedWorks)
        .values(ids.map((artworkId, position) => ({ artworkId, userId: member.id, position })));
    await ctx.live.publish(tx, { topic: `member:${member.id}` }, { type: 'member', memberId: member.id });
  });
  return listPinned(ctx, member, member.id);
}
