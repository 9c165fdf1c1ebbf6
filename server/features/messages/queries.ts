import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { conversations, messages } from '#shared/messages/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Db, Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName } from '#server/db/prepared.ts';
import { memberKnownTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';

export type MessageRow = typeof messages.$inferSelect;

const newestFirst = [desc(messages.createdAt), desc(messages.id)];
/** Same expression as the index `messages_pair`. */
const ofPair = (one: string, other: string) => sql`
  least(${messages.senderId}, ${messages.receiverId}) = least(${one}::uuid, ${other}::uuid)
  and greatest(${messages.senderId}, ${messages.receiverId}) = greatest(${one}::uuid, ${other}::uuid)`;

/** The conversation with one member, newest first; up to `limit + 1` rows. */
export async function listWith(
  db: Queryable,
  viewer: Member,
  otherId: string,
  page: PageRequest,
): Promise<MessageRow[]> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, otherId), memberKnownTo(viewer.id, isModerator(viewer))));
  if (!other) return [];
  return db
    .select()
    .from(messages)
    .where(and(ofPair(viewer.id, otherId), afterCursor(page.cursor, messages.createdAt, messages.id)))
    .orderBy(...newestFirst)
    .limit(page.limit + 1);
}

/** Everything sent and received, newest first; up to `limit + 1` rows. Each half uses its own index. */
export function listAll(db: Queryable, viewer: Member, page: PageRequest): Promise<MessageRow[]> {
  const half = (own: typeof messages.senderId, others: typeof messages.senderId) =>
    db
      .select({ id: messages.id, createdAt: messages.createdAt })
      .from(messages)
      .innerJoin(users, eq(users.id, others))
      .where(
        and(
          eq(own, viewer.id),
          memberKnownTo(viewer.id, isModerator(viewer)),
          afterCursor(page.cursor, messages.createdAt, messages.id),
        ),
      )
      .orderBy(...newestFirst)
      .limit(page.limit + 1);
  const halves = unionAll(
    half(messages.senderId, messages.receiverId as never),
    half(messages.receiverId as never, messages.senderId),
  ).as('halves');
  return db
    .select()
    .from(messages)
    .where(inArray(messages.id, db.select({ id: halves.id }).from(halves)))
    .orderBy(...newestFirst)
    .limit(page.limit + 1);
}

/** Lists conversations by their newest message, newest first; up to `limit + 1` rows. `id` is the other member's. */
export const listConversationRows = (db: Queryable, viewer: Member, page: PageRequest) =>
  db
    .select({
      id: conversations.otherId,
      createdAt: conversations.lastMessageAt,
      unreadCount: conversations.unreadCount,
      other: personColumns,
      content: messages.content,
      senderId: messages.senderId,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.otherId))
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .where(
      and(
        eq(conversations.userId, viewer.id),
        memberKnownTo(viewer.id, isModerator(viewer)),
        afterCursor(page.cursor, conversations.lastMessageAt, conversations.otherId),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.otherId))
    .limit(page.limit + 1);

const unread = preparedByName((db, name) => {
  const viewer = sql.placeholder('viewer');
  return db
    .select({ n: sql<number>`coalesce(sum(${conversations.unreadCount}), 0)::int` })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.otherId))
    .where(and(eq(conversations.userId, viewer), memberKnownTo(viewer, name.endsWith('moderator'))))
    .prepare(name);
});

export async function countUnread(db: Db, viewer: Member): Promise<number> {
  const name = isModerator(viewer) ? 'unread messages moderator' : 'unread messages';
  const [row] = await unread(db, name).execute({ viewer: viewer.id });
  return row!.n;
}
