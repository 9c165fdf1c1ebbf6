/** Writes to a conversation; all of them lock the pair. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { conversations, messages } from '#shared/messages/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { UNDECIDED_REFUNDS } from '#shared/orders/refunds/states.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { notBlocked } from '#server/db/visibility.ts';
import type { MessageRow } from './queries.ts';

/** The receiver with what decides whether the sender may write. */
export async function findReceiver(db: Queryable, senderId: string, receiverId: string) {
  const [row] = await db
    .select({
      isHidden: sql<boolean>`(${users.isHidden} or ${users.deletesAt} is not null)`,
      isCreditProfile: users.isCreditProfile,
      isBlocked: sql<boolean>`not (${notBlocked(senderId, users.id)})`,
    })
    .from(users)
    .where(eq(users.id, receiverId));
  return row;
}

/** An order or a project of the two is not finished: then they may write to each other whatever else happened. */
export async function haveUnfinishedBusiness(db: Queryable, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ unfinished: boolean }>(sql`
    select exists (select 1 from ${purchases}
      where ((${purchases.buyerId} = ${one} and ${purchases.sellerId} = ${other})
          or (${purchases.buyerId} = ${other} and ${purchases.sellerId} = ${one}))
        and (${purchases.status} = 'disputed'
          or (${purchases.status} in ('paid', 'shipped') and ${purchases.isPhysicalItem})
          or (${purchases.status} = 'delivered' and ${purchases.confirmedAt} is null)
          or exists (select 1 from ${refundRequests}
            where ${refundRequests.purchaseId} = ${purchases.id} and ${inArray(refundRequests.status, [...UNDECIDED_REFUNDS])})))
    or exists (select 1 from ${hireProjects}
      where ((${hireProjects.clientId} = ${one} and ${hireProjects.designerId} = ${other})
          or (${hireProjects.clientId} = ${other} and ${hireProjects.designerId} = ${one}))
        and ${hireProjects.status} in ('in_progress', 'under_review', 'disputed')) as unfinished`);
  return rows[0]!.unfinished;
}

/**
 * Serializes writers and readers of a conversation until the transaction ends, so that messages have one order
 * and both counters are right. An advisory lock, because before the first message there is no row to lock.
 */
export const lockConversation = (tx: Queryable, one: string, other: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(
    'messages' || least(${one}::uuid, ${other}::uuid) || greatest(${one}::uuid, ${other}::uuid), 0))`);

/** Later than every message of the pair, to the millisecond. Null if the id is taken. */
export async function insertMessage(
  tx: Queryable,
  message: { id: string; senderId: string; receiverId: string; content: string },
): Promise<MessageRow | null> {
  const [row] = await tx
    .insert(messages)
    .values({
      ...message,
      createdAt: sql`greatest(date_trunc('milliseconds', clock_timestamp()), (
        select ${conversations.lastMessageAt} + interval '1 millisecond' from ${conversations}
        where ${conversations.userId} = ${message.senderId} and ${conversations.otherId} = ${message.receiverId}))`,
    })
    .onConflictDoNothing({ target: messages.id })
    .returning();
  return row ?? null;
}

export async function findMessage(tx: Queryable, id: string): Promise<MessageRow | null> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id));
  return row ?? null;
}

/** Both members' rows of the conversation, the smaller id first. */
export async function noteMessage(tx: Queryable, message: MessageRow): Promise<void> {
  const { id, senderId, receiverId } = message;
  const last = { lastMessageId: id, lastMessageAt: message.createdAt };
  const rows = [
    { userId: senderId, otherId: receiverId, unreadCount: 0, ...last },
    { userId: receiverId, otherId: senderId, unreadCount: 1, ...last },
  ].toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  for (const row of rows) {
    await tx
      .insert(conversations)
      .values(row)
      .onConflictDoUpdate({
        target: [conversations.userId, conversations.otherId],
        set: { ...last, unreadCount: sql`${conversations.unreadCount} + ${row.unreadCount}` },
      });
  }
}

/** @returns how many messages were unread */
export async function markRead(tx: Queryable, readerId: string, senderId: string): Promise<number> {
  const mine = and(
    eq(conversations.userId, readerId),
    eq(conversations.otherId, senderId),
    notBlocked(readerId, conversations.otherId),
  );
  const [row] = await tx.select({ unread: conversations.unreadCount }).from(conversations).where(mine);
  if (!row?.unread) return 0;
  // Unread messages are always the latest of the other member, so only those are read.
  await tx.execute(sql`
    update messages set is_read = true where id in (
      select id from messages
      where least(sender_id, receiver_id) = least(${readerId}::uuid, ${senderId}::uuid)
        and greatest(sender_id, receiver_id) = greatest(${readerId}::uuid, ${senderId}::uuid)
        and sender_id = ${senderId}::uuid
      order by created_at desc, id desc limit ${row.unread})`);
  await tx.update(conversations).set({ unreadCount: 0 }).where(mine);
  return row.unread;
}
