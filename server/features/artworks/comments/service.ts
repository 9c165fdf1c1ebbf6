import type * as z from 'zod/mini';
import type { Comment, commentEndpoints } from '#shared/artworks/comments/contract.ts';
import { comments } from '#shared/artworks/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Context, Queryable } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import { JsonText } from '#server/http/json.ts';
import type { Member } from '#server/http/route.ts';
import { maySeeArtwork } from '../policy.ts';
import { lockViewableArtwork, canViewArtwork, requireArtwork } from '../service.ts';
import { lockComment, writeCommentHidden } from './change-queries.ts';
import { findComment, findVisibleComment, findWriter, insertComment, listCommentRows } from './queries.ts';
import { listRepliesTo, listThreads } from './thread-queries.ts';

/** Newest first: all, or the comments alone with their first replies. */
export async function listComments(
  ctx: Context,
  viewer: Member,
  artworkId: string,
  { thread, ...page }: PageRequest & { thread?: '1' | undefined },
): Promise<JsonText> {
  const list = thread ? listThreads : listCommentRows;
  const found = await list(ctx.db, viewer, artworkId, page);
  if (!found || !maySeeArtwork(viewer, found.artwork)) throw new AppError('artwork_not_found');
  const { items, next } = toPage(found.comments, page.limit);
  return new JsonText(`[${items.map(({ text }) => text).join(',')}]`, next);
}

/** Replies to a comment oldest first, also to one that is gone. */
export async function listReplies(
  ctx: Context,
  viewer: Member,
  { id: artworkId, parentId }: { id: string; parentId: string },
  { limit, cursor }: PageRequest,
): Promise<JsonText> {
  await requireArtwork(ctx.db, viewer, artworkId);
  const { items, next } = toPage(
    await listRepliesTo(ctx.db, viewer, { artworkId, parentId, limit, cursor }),
    limit,
  );
  return new JsonText(`[${items.map(({ text }) => text).join(',')}]`, next);
}

/** The comment that an answer to this one goes to, and who wrote it. Throws `comment_not_found`. */
async function parentFor(tx: Queryable, member: Member, artworkId: string, id: string) {
  const answered = await findVisibleComment(tx, member, id);
  if (answered?.artworkId !== artworkId) throw new AppError('comment_not_found');
  if (answered.parentId === null)
    return { parentId: answered.id, parentAt: answered.createdAt, parentWriterId: answered.userId };
  const { parentId, parentAt } = answered;
  return { parentId, parentAt, parentWriterId: await findWriter(tx, parentId) };
}
const NO_PARENT = { parentId: null, parentAt: null, parentWriterId: null };

export function addComment(
  ctx: Context,
  member: Member,
  artworkId: string,
  { content, parentId: answers, clientId }: z.output<typeof commentEndpoints.add.body>,
): Promise<Comment> {
  return ctx.db.transaction(async (tx) => {
    const artwork = await lockViewableArtwork(tx, member, artworkId);
    const named = { table: comments, owner: comments.userId, id: clientId, ownerId: member.id };
    if (await isMadeBefore(tx, named)) return findComment(tx, clientId!);
    const { parentWriterId, ...parent } =
      answers === undefined ? NO_PARENT : await parentFor(tx, member, artworkId.toLowerCase(), answers);
    const comment = { id: clientId, artworkId, userId: member.id, content, ...parent };
    const { id, commentsCount } = await insertComment(tx, comment);
    await ctx.events.emit(tx, 'comment.added', {
      commentId: id,
      artworkId,
      artistId: artwork.userId,
      memberId: member.id,
      parentId: parent.parentId,
      parentWriterId,
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
    parentId: comment.parentId,
    parentWriterId: comment.parentWriterId,
    commentsCount,
  });
  return comment.isHidden;
}
