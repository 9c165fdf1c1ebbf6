import { type Placeholder, and, desc, eq, or, sql } from 'drizzle-orm';
import { Comment } from '#shared/artworks/comments/contract.ts';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Db, Queryable } from '#server/context.ts';
import { jsonRow } from '#server/db/json-row.ts';
import { afterKey, decodeKey } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName, rowsFor } from '#server/db/prepared.ts';
import { memberHidden, memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { columnsOf } from '#server/db/columns-of.ts';
import { visibilityColumns } from '../queries.ts';

export const columns = {
  ...columnsOf(Comment, comments),
  user: personColumns,
};

/** Hidden comments are visible to their authors and moderators. */
export const commentVisibleTo = (viewer: string | Placeholder, isForModerator: boolean) =>
  and(
    isForModerator ? undefined : or(eq(comments.isHidden, false), eq(comments.userId, viewer)),
    memberVisibleTo(viewer, isForModerator),
  );

/** The name says how many rows are fetched, whether after a cursor, and for whom. */
const list = preparedByName((db, name) => {
  const [, rows, ...parts] = name.split(' ');
  const viewer = sql.placeholder('viewer');
  const artworkId = sql.placeholder('artworkId');
  const isAfter = afterKey(comments.createdAt, comments.id);
  const page = db
    .select({
      id: comments.id,
      createdAt: comments.createdAt,
      text: sql<string>`${jsonRow(columns)}::text`.as('text'),
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(
      and(
        eq(comments.artworkId, artworkId),
        commentVisibleTo(viewer, parts.includes('moderator')),
        parts.includes('after') ? isAfter : undefined,
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(sql.raw(rows!) as unknown as Placeholder)
    .as('page');
  return db
    .select({ artwork: visibilityColumns(viewer), id: page.id, createdAt: page.createdAt, text: page.text })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .leftJoinLateral(page, sql`true`)
    .where(eq(artworks.id, artworkId))
    .orderBy(desc(page.createdAt), desc(page.id))
    .prepare(name);
});

/**
 * A work's comments as JSON text, newest first, in one query with what decides whether the viewer may see the work. Null
 * if there is no such work; up to `limit + 1` rows, or one without a comment.
 */
export async function listCommentRows(
  db: Db,
  viewer: Member,
  artworkId: string,
  { limit, cursor }: PageRequest,
) {
  const [at, id] = cursor === undefined ? [] : decodeKey(cursor);
  const parts = [isModerator(viewer) && 'moderator', cursor !== undefined && 'after'];
  const name = ['comments', rowsFor(limit), ...parts.filter(Boolean)].join(' ');
  const found = await list(db, name).execute({ viewer: viewer.id, artworkId, at, id });
  const [first] = found;
  if (!first) return null;
  const shown = found.flatMap((row) =>
    row.id && row.createdAt && row.text ? [{ id: row.id, createdAt: row.createdAt, text: row.text }] : [],
  );
  return { artwork: first.artwork, comments: shown };
}

/**
 * Inserts the comment and updates its work's counter, which includes only comments everyone may see; the work
 * must be locked. Reads whether the author is hidden after the insert, which waits for `hideMember`.
 */
export async function insertComment(
  db: Queryable,
  comment: typeof comments.$inferInsert,
): Promise<{ id: string; commentsCount: number }> {
  const [row] = await db.insert(comments).values(comment).returning({ id: comments.id });
  const { rows } = await db.execute<{ comments_count: number }>(
    sql`update ${artworks} set comments_count = comments_count
        + (select not ${memberHidden} from ${users} where ${users.id} = ${comment.userId})::int
      where ${artworks.id} = ${comment.artworkId} returning comments_count`,
  );
  return { id: row!.id, commentsCount: rows[0]!.comments_count };
}

/** Finds a comment if the viewer may see it; access to the work is checked elsewhere. */
export async function findVisibleComment(db: Queryable, viewer: Member, id: string) {
  const [row] = await db
    .select({
      id: comments.id,
      userId: comments.userId,
      artworkId: comments.artworkId,
      parentId: comments.parentId,
      parentAt: comments.parentAt,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.id, id), commentVisibleTo(viewer.id, isModerator(viewer))));
  return row ?? null;
}

/** Null if the comment was deleted. */
export async function findWriter(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: comments.userId }).from(comments).where(eq(comments.id, id));
  return row?.userId ?? null;
}

export async function findComment(db: Queryable, id: string) {
  const [row] = await db
    .select(columns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, id));
  return row!;
}
