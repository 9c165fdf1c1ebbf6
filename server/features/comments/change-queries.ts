import { eq, sql } from 'drizzle-orm';
import { artworks, comments } from '#shared/schema/artworks.ts';
import { users } from '#shared/schema/users.ts';
import type { Queryable } from '../../context.ts';

/** The comment and its work's artist; the work is held first, as by everything that changes its counters. */
export async function lockComment(tx: Queryable, id: string) {
  const [found] = await tx
    .select({ artistId: artworks.userId })
    .from(artworks)
    .where(eq(artworks.id, sql`(select artwork_id from comments where id = ${id}::uuid)`))
    .for('no key update');
  const [row] = await tx
    .select({
      id: comments.id,
      userId: comments.userId,
      artworkId: comments.artworkId,
      isCounted: sql<boolean>`not ${comments.isHidden} and not ${users.isHidden}`,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, id))
    .for('update', { of: comments });
  return found && row ? { ...row, artistId: found.artistId } : null;
}

export const updateComment = (tx: Queryable, id: string, content: string) =>
  tx.update(comments).set({ content }).where(eq(comments.id, id));

/** The row and its work's counter; both must be locked. */
export async function deleteComment(
  tx: Queryable,
  comment: { id: string; artworkId: string; isCounted: boolean },
) {
  await tx.delete(comments).where(eq(comments.id, comment.id));
  if (!comment.isCounted) return;
  await tx.execute(
    sql`update ${artworks} set comments_count = comments_count - 1 where ${artworks.id} = ${comment.artworkId}`,
  );
}
