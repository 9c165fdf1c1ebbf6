import { eq, sql } from 'drizzle-orm';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { memberHidden } from '#server/db/visibility.ts';

/** The comment with its work's artist; the work is locked first, as by everything that changes its counters. */
export async function lockComment(tx: Queryable, id: string) {
  const [found] = await tx
    .select({ artistId: artworks.userId, commentsCount: artworks.commentsCount })
    .from(artworks)
    .where(eq(artworks.id, sql`(select artwork_id from comments where id = ${id}::uuid)`))
    .for('no key update');
  const [row] = await tx
    .select({
      id: comments.id,
      userId: comments.userId,
      artworkId: comments.artworkId,
      isHidden: comments.isHidden,
      parentId: comments.parentId,
      parentWriterId: sql<string | null>`(select parent.user_id from ${comments} parent
        where parent.id = ${comments.parentId})`,
      isWriterHidden: memberHidden,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, id))
    .for('update', { of: comments });
  return found && row ? { ...row, ...found } : null;
}

export const updateComment = (tx: Queryable, id: string, content: string) =>
  tx.update(comments).set({ content }).where(eq(comments.id, id));

type LockedComment = NonNullable<Awaited<ReturnType<typeof lockComment>>>;

/** The counter includes only comments everyone may see. @returns the new value */
async function addToCount(tx: Queryable, comment: LockedComment, by: 1 | -1): Promise<number> {
  if (comment.isWriterHidden) return comment.commentsCount;
  await tx.execute(
    sql`update ${artworks} set comments_count = comments_count + ${by} where ${artworks.id} = ${comment.artworkId}`,
  );
  return comment.commentsCount + by;
}

/** Deletes the row and updates its work's counter; both must be locked. @returns the new value */
export async function deleteComment(tx: Queryable, comment: LockedComment): Promise<number> {
  await tx.delete(comments).where(eq(comments.id, comment.id));
  return comment.isHidden ? comment.commentsCount : addToCount(tx, comment, -1);
}

/**
 * Updates the row and its work's counter; both must be locked, and the value must change. Plain SQL, because
 * this is not an edit.
 * @returns the new value
 */
export async function writeCommentHidden(
  tx: Queryable,
  comment: LockedComment,
  isHidden: boolean,
): Promise<number> {
  await tx.execute(sql`update ${comments} set is_hidden = ${isHidden} where ${comments.id} = ${comment.id}`);
  return addToCount(tx, comment, isHidden ? -1 : 1);
}
