import { and, desc, eq, sql } from 'drizzle-orm';
import { artworks, comments } from '#shared/schema/artworks.ts';
import { users } from '#shared/schema/users.ts';
import type { Queryable } from '../../context.ts';
import { afterCursor } from '../../db/keyset.ts';
import { personColumns } from '../../db/person.ts';

const columns = {
  id: comments.id,
  content: comments.content,
  isHidden: comments.isHidden,
  userId: comments.userId,
  artworkId: comments.artworkId,
  createdAt: comments.createdAt,
  updatedAt: comments.updatedAt,
  user: personColumns,
};

/** Newest first; up to `limit + 1` rows. */
export const listCommentRows = (
  db: Queryable,
  artworkId: string,
  page: { limit: number; cursor?: string | undefined },
) =>
  db
    .select(columns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.artworkId, artworkId), afterCursor(page.cursor, comments.createdAt, comments.id)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(page.limit + 1);

/** The comment and its work's counter; the work must be locked. Returns the new id. */
export async function insertComment(
  db: Queryable,
  comment: { artworkId: string; userId: string; content: string },
): Promise<string> {
  const [row] = await db.insert(comments).values(comment).returning({ id: comments.id });
  await db.execute(
    sql`update ${artworks} set comments_count = comments_count + 1 where ${artworks.id} = ${comment.artworkId}`,
  );
  return row!.id;
}

export async function findComment(db: Queryable, id: string) {
  const [row] = await db
    .select(columns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, id));
  return row!;
}
