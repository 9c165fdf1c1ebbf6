import { and, desc, eq, or, sql } from 'drizzle-orm';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';

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

/** Hidden comments are visible to their writers and moderators. */
const commentVisibleTo = (viewer: Member) =>
  and(
    isModerator(viewer) ? undefined : or(eq(comments.isHidden, false), eq(comments.userId, viewer.id)),
    memberVisibleTo(viewer.id, isModerator(viewer)),
  );

/** Newest first; up to `limit + 1` rows. */
export const listCommentRows = (
  db: Queryable,
  viewer: Member,
  artworkId: string,
  page: { limit: number; cursor?: string | undefined },
) =>
  db
    .select(columns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(
      and(
        eq(comments.artworkId, artworkId),
        commentVisibleTo(viewer),
        afterCursor(page.cursor, comments.createdAt, comments.id),
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(page.limit + 1);

/**
 * Inserts the comment and updates its work's counter, which includes only comments everybody may see; the work
 * must be locked. Reads whether the writer is hidden after the insert, which waits for `hideMember`. Returns
 * the new id.
 */
export async function insertComment(
  db: Queryable,
  comment: { artworkId: string; userId: string; content: string },
): Promise<string> {
  const [row] = await db.insert(comments).values(comment).returning({ id: comments.id });
  await db.execute(
    sql`update ${artworks} set comments_count = comments_count + 1 where ${artworks.id} = ${comment.artworkId}
      and not (select ${users.isHidden} from ${users} where ${users.id} = ${comment.userId})`,
  );
  return row!.id;
}

/** Only if the viewer may see it; access to the work is checked elsewhere. */
export async function findVisibleComment(db: Queryable, viewer: Member, id: string) {
  const [row] = await db
    .select({ userId: comments.userId, artworkId: comments.artworkId })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.id, id), commentVisibleTo(viewer)));
  return row ?? null;
}

export async function findComment(db: Queryable, id: string) {
  const [row] = await db
    .select(columns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, id));
  return row!;
}
