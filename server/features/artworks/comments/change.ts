/** Editing and deleting comments. */
import type { Comment } from '#shared/artworks/comments/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { canViewArtwork } from '../service.ts';
import { deleteComment, lockComment, updateComment } from './change-queries.ts';
import { findComment } from './queries.ts';

/** A member who cannot see the work cannot see its comments. */
async function lockOwnComment(tx: Queryable, member: Member, id: string) {
  const comment = await lockComment(tx, id);
  const isThere = comment && (await canViewArtwork(tx, member, comment.artworkId));
  if (!isThere) throw new AppError('comment_not_found');
  return comment;
}

const eventOf = ({
  id,
  artworkId,
  artistId,
  userId,
  parentId,
  parentWriterId,
  commentsCount,
}: NonNullable<Awaited<ReturnType<typeof lockComment>>>) => ({
  commentId: id,
  artworkId,
  artistId,
  memberId: userId,
  parentId,
  parentWriterId,
  commentsCount,
});

/** Reserved to its author. @param content undefined: unchanged */
export function editComment(
  ctx: Context,
  member: Member,
  id: string,
  content: string | undefined,
): Promise<Comment> {
  return ctx.db.transaction(async (tx) => {
    const comment = await lockOwnComment(tx, member, id);
    if (comment.userId !== member.id) throw new AppError('not_allowed');
    if (content !== undefined) {
      await updateComment(tx, id, content);
      await ctx.events.emit(tx, 'comment.changed', eventOf(comment));
    }
    return findComment(tx, id);
  });
}

/** Reserved to its author and the artist of the work; moderators hide it by a decision. */
export async function removeComment(ctx: Context, member: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const comment = await lockOwnComment(tx, member, id);
    const mayRemove = comment.userId === member.id || comment.artistId === member.id;
    if (!mayRemove) throw new AppError('not_allowed');
    const commentsCount = await deleteComment(tx, comment);
    await ctx.events.emit(tx, 'comment.removed', { ...eventOf(comment), commentsCount });
  });
}
