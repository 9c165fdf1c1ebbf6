/** Comments by thread. The comment that a thread hangs on may be gone: its replies know its id and time. */
import { type Placeholder, type SQL, and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type CommentThread, SHOWN_REPLIES } from '#shared/artworks/comments/contract.ts';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Db } from '#server/context.ts';
import { jsonRow } from '#server/db/json-row.ts';
import { afterKey, decodeKey } from '#server/db/keyset.ts';
import { preparedByName, rowsFor } from '#server/db/prepared.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { visibilityColumns } from '../queries.ts';
import { columns, commentVisibleTo } from './queries.ts';

/** The name says how many rows are fetched, whether after a cursor, and for whom. */
const threads = preparedByName((db, name) => {
  const [, rows, ...parts] = name.split(' ');
  const limit = sql.raw(rows!) as unknown as Placeholder;
  const viewer = sql.placeholder('viewer');
  const artworkId = sql.placeholder('artworkId');
  const isVisible = commentVisibleTo(viewer, parts.includes('moderator'));
  const from = (at: SQL, id: SQL, isOne: SQL) => sql`(
    select ${at} as at, ${id} as id from ${comments} join ${users} on ${users.id} = ${comments.userId}
    where ${and(
      eq(comments.artworkId, artworkId),
      isOne,
      isVisible,
      parts.includes('after') ? afterKey(at, id) : undefined,
    )}
    group by 1, 2 order by 1 desc, 2 desc limit ${limit})`;
  const keys = sql`(${from(sql`${comments.createdAt}`, sql`${comments.id}`, isNull(comments.parentId))}
    union ${from(sql`${comments.parentAt}`, sql`${comments.parentId}`, isNotNull(comments.parentId))}
    order by at desc, id desc limit ${limit}) as thread`;
  const own = db
    .select({ text: sql<string>`${jsonRow(columns)}::text`.as('text') })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.id, sql`thread.id`), isVisible))
    .as('own');
  const first = db
    .select({
      reply: jsonRow(columns).as('reply'),
      createdAt: comments.createdAt,
      id: comments.id,
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(
      and(
        eq(comments.artworkId, artworkId),
        eq(comments.parentAt, sql`thread.at`),
        eq(comments.parentId, sql`thread.id`),
        isVisible,
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(sql.raw(String(SHOWN_REPLIES)) as unknown as Placeholder)
    .as('first');
  const replies = db
    .select({
      texts: sql<string | null>`json_agg(${first.reply} order by ${first.createdAt}, ${first.id})::text`.as(
        'texts',
      ),
      total: sql<number | null>`max(${first.total})`.as('total'),
    })
    .from(first)
    .as('replies');
  return db
    .select({
      artwork: visibilityColumns(viewer),
      id: sql<string | null>`thread.id`,
      createdAt: sql<Date | null>`thread.at`.mapWith(comments.createdAt),
      text: own.text,
      replies: replies.texts,
      total: replies.total,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .leftJoinLateral(keys, sql`true`)
    .leftJoinLateral(own, sql`true`)
    .leftJoinLateral(replies, sql`true`)
    .where(eq(artworks.id, artworkId))
    .orderBy(sql`thread.at desc, thread.id desc`)
    .prepare(name);
});

/** What is left of a comment that was removed, or that the viewer may not see. */
const removed = (id: string, artworkId: string, createdAt: Date): string =>
  JSON.stringify({
    id,
    content: null,
    isHidden: false,
    userId: null,
    artworkId,
    parentId: null,
    createdAt,
    updatedAt: createdAt,
    user: null,
  } satisfies Omit<CommentThread, 'replies' | 'repliesCount'>);

/** As `listCommentRows`, a thread a row. */
export async function listThreads(db: Db, viewer: Member, artworkId: string, { limit, cursor }: PageRequest) {
  const [at, id] = cursor === undefined ? [] : decodeKey(cursor);
  const parts = [isModerator(viewer) && 'moderator', cursor !== undefined && 'after'];
  const name = ['threads', rowsFor(limit), ...parts.filter(Boolean)].join(' ');
  const found = await threads(db, name).execute({ viewer: viewer.id, artworkId, at, id });
  const [first] = found;
  if (!first) return null;
  const shown = found.flatMap((row) => {
    if (!row.id || !row.createdAt) return [];
    const own = row.text ?? removed(row.id, artworkId, row.createdAt);
    const text = `${own.slice(0, -1)},"replies":${row.replies ?? '[]'},"repliesCount":${row.total ?? 0}}`;
    return [{ id: row.id, createdAt: row.createdAt, text }];
  });
  return { artwork: first.artwork, comments: shown };
}

/** Up to `limit + 1` replies as JSON text, oldest first. */
export function listRepliesTo(
  db: Db,
  viewer: Member,
  { artworkId, parentId, limit, cursor }: PageRequest & { artworkId: string; parentId: string },
) {
  const [at, id] = cursor === undefined ? [] : decodeKey(cursor);
  return db
    .select({
      id: comments.id,
      createdAt: comments.createdAt,
      text: sql<string>`${jsonRow(columns)}::text`,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(
      and(
        eq(comments.artworkId, artworkId),
        eq(comments.parentId, parentId),
        commentVisibleTo(viewer.id, isModerator(viewer)),
        cursor === undefined
          ? undefined
          : sql`(${comments.createdAt}, ${comments.id}) > (${at}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit + 1);
}
