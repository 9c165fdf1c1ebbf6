import type { Comment } from '#shared/contracts/artworks.ts';
import type { Page } from '#shared/http/page.ts';
import type { Context } from '../../context.ts';
import { toPage } from '../../db/keyset.ts';
import type { Member } from '../../http/route.ts';
import { holdArtwork, requireArtwork } from '../artworks/service.ts';
import { findComment, insertComment, listCommentRows } from './queries.ts';

/** Newest first. Throws `artwork_not_found`. */
export async function listComments(
  ctx: Context,
  viewer: Member,
  artworkId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<Page<Comment>> {
  await requireArtwork(ctx.db, viewer, artworkId);
  return toPage(await listCommentRows(ctx.db, viewer, artworkId, page), page.limit);
}

/** Throws `artwork_not_found`, `blocked`. */
export function addComment(
  ctx: Context,
  member: Member,
  artworkId: string,
  content: string,
): Promise<Comment> {
  return ctx.db.transaction(async (tx) => {
    const artwork = await holdArtwork(tx, member, artworkId);
    const id = await insertComment(tx, { artworkId, userId: member.id, content });
    await ctx.events.emit(tx, 'comment.added', {
      commentId: id,
      artworkId,
      artistId: artwork.userId,
      memberId: member.id,
    });
    return findComment(tx, id);
  });
}
