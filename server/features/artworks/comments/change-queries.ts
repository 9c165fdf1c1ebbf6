import { eq, sql } from 'drizzle-orm';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';

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
      isHidden: comments.isHidden,
      isWriterHidden: users.isHidden,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, id))
    .for('update', { of: comments });
  return found && row ? { ...row, artistId: found.artistId } : null;
}

export const updateComment = (tx: Queryable, id: string, content: string) =>
  tx.update(comments).set({ content }).where(eq(comments.id, id));

type LockedComment = NonNullable<Awaited<ReturnType<typeof lockComment>>>;

/** Works count the comments that everybody may see. */
async function addToCount(tx: Queryable, comment: LockedComment, by: 1 | -1): Promise<void> {
  if (comment.isWriterHidden) return;
  await tx.execute(
    sql`update ${artworks} set comments_count = comments_count + ${by} where ${artworks.id} = ${comment.artworkId}`,
  );
}

/** The row and its work's counter; both must be locked. */
export async function deleteComment(tx: Queryable, comment: LockedComment): Promise<void> {
  await tx.delete(comments).where(eq(comments.id, comment.id));
  if (!comment.isHidden) await addToCount(tx, comment, -1);
}

/** The row and its work's counter; both must be locked, and it must be a change. Plain SQL: this is no edit. */
export async function setCommentHidden(
  tx: Queryable,
  comment: LockedComment,
  isHidden: boolean,
): Promise<void> {
  await tx.execute(sql`update ${comments} set is_hidden = ${isHidden} where ${comments.id} = ${comment.id}`);
  await addToCount(tx, comment, isHidden ? -1 : 1);
}
