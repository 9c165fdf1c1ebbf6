import type { Comment } from '#shared/artworks/comments/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Context, Queryable } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import { JsonText } from '#server/http/json.ts';
import type { Member } from '#server/http/route.ts';
import { maySeeArtwork } from '../policy.ts';
import { lockViewableArtwork, canViewArtwork } from '../service.ts';
import { lockComment, writeCommentHidden } from './change-queries.ts';
import { findComment, findVisibleComment, insertComment, listCommentRows } from './queries.ts';

/** Newest first. */
export async function listComments(
  ctx: Context,
  viewer: Member,
  artworkId: string,
  page: PageRequest,
): Promise<JsonText> {
  const found = await listCommentRows(ctx.db, viewer, artworkId, page);
  if (!found || !maySeeArtwork(viewer, found.artwork)) throw new AppError('artwork_not_found');
  const { items, next } = toPage(found.comments, page.limit);
  return new JsonText(`[${items.map(({ text }) => text).join(',')}]`, next);
}

export function addComment(
  ctx: Context,
  member: Member,
  artworkId: string,
  content: string,
): Promise<Comment> {
  return ctx.db.transaction(async (tx) => {
    const artwork = await lockViewableArtwork(tx, member, artworkId);
    const { id, commentsCount } = await insertComment(tx, { artworkId, userId: member.id, content });
    await ctx.events.emit(tx, 'comment.added', {
      commentId: id,
      artworkId,
      artistId: artwork.userId,
      memberId: member.id,
      commentsCount,
    });
    return findComment(tx, id);
  });
}

/** Throws `comment_not_found` if the comment or its work is absent or hidden from the viewer. */
export async function requireComment(db: Queryable, viewer: Member, id: string): Promise<{ userId: string }> {
  const comment = await findVisibleComment(db, viewer, id);
  const isThere = comment && (await canViewArtwork(db, viewer, comment.artworkId));
  if (!isThere) throw new AppError('comment_not_found');
  return comment;
}

/** The works' counters follow. @returns whether it was hidden before; null if there is no such comment */
export async function setCommentHidden(
  ctx: Context,
  tx: Queryable,
  id: string,
  isHidden: boolean,
): Promise<boolean | null> {
  const comment = await lockComment(tx, id);
  if (!comment) return null;
  if (comment.isHidden === isHidden) return isHidden;
  const commentsCount = await writeCommentHidden(tx, comment, isHidden);
  await ctx.events.emit(tx, isHidden ? 'comment.removed' : 'comment.changed', {
    commentId: id,
    artworkId: comment.artworkId,
    artistId: comment.artistId,
    memberId: comment.userId,
    commentsCount,
  });
  return comment.isHidden;
}
