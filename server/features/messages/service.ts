import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Conversation, Message, MessageForm } from '#shared/messages/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Context, Queryable } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import { findPersons } from '#server/db/person.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { suspended } from '#server/http/suspended.ts';
import { type MessageRow, countUnread, listAll, listConversationRows, listWith } from './queries.ts';
import {
  findMessage,
  findReceiver,
  haveUnfinishedBusiness,
  lockConversation,
  insertMessage,
  markRead,
  noteMessage,
} from './write-queries.ts';
import { requireLaunched } from '#server/features/settings/public.ts';

async function withPersons(db: Queryable, rows: MessageRow[]): Promise<Message[]> {
  if (rows.length === 0) return [];
  const persons = await findPersons(
    db,
    rows.flatMap((row) => [row.senderId, row.receiverId]),
  );
  return rows.map((row) => ({
    ...row,
    sender: persons.get(row.senderId)!,
    receiver: persons.get(row.receiverId)!,
  }));
}

/** Newest first; with `with`, one conversation. Leaves out members the viewer may not see. */
export async function listMessages(
  ctx: Context,
  viewer: Member,
  { with: otherId, ...page }: PageRequest & { with?: string | undefined },
): Promise<Page<Message>> {
  const rows = otherId ? await listWith(ctx.db, viewer, otherId, page) : await listAll(ctx.db, viewer, page);
  const { items, next } = toPage(rows, page.limit);
  return { items: await withPersons(ctx.db, items), next };
}

/** Throws `feature_off`, `own_profile`, `member_not_found`, `blocked` and `suspended`. */
async function requireReceiver(
  ctx: Context,
  tx: Queryable,
  sender: Member,
  receiverId: string,
): Promise<void> {
  await requireLaunched(ctx, 'direct-messages');
  if (receiverId === sender.id) throw new AppError('own_profile');
  const receiver = await findReceiver(tx, sender.id, receiverId);
  const isThere = receiver && !receiver.isCreditProfile && (!receiver.isHidden || isModerator(sender));
  if (!isThere) throw new AppError('member_not_found');
  if (receiver.isBlocked) throw new AppError('blocked');
  if (sender.suspendedUntil && !(await haveUnfinishedBusiness(tx, sender.id, receiverId))) {
    throw suspended(sender.suspendedUntil);
  }
}

type NewMessage = { id: string; senderId: string; receiverId: string; content: string };

async function notifyParties(
  ctx: Context,
  tx: Queryable,
  { id, senderId, receiverId }: NewMessage,
): Promise<void> {
  await ctx.events.emit(tx, 'message.sent', { messageId: id, senderId, receiverId });
  for (const [to, otherId] of [
    [senderId, receiverId],
    [receiverId, senderId],
  ] as const) {
    await ctx.live.publish(tx, { to: [to] }, { type: 'message', otherId, messageId: id });
  }
}

/** The existing message with this id, if it is identical. */
async function findSentBefore(tx: Queryable, message: NewMessage): Promise<MessageRow> {
  const row = await findMessage(tx, message.id);
  const isSame =
    row?.senderId === message.senderId &&
    row.receiverId === message.receiverId &&
    row.content === message.content;
  if (!isSame) {
    throw new AppError('invalid_request', {
      issues: [{ path: 'clientId', message: 'This ID is already used by another message.' }],
    });
  }
  return row;
}

/** Sends the message, or returns the one sent before with the same `clientId`. */
export async function sendMessage(
  ctx: Context,
  sender: Member,
  { receiverId, content, clientId }: z.output<typeof MessageForm>,
): Promise<Message> {
  // Postgres returns UUIDs in lower case; normalized so that they compare as text.
  const message = {
    id: clientId?.toLowerCase() ?? randomUUID(),
    senderId: sender.id,
    receiverId: receiverId.toLowerCase(),
    content,
  };
  const row = await ctx.db.transaction(async (tx) => {
    await lockConversation(tx, message.senderId, message.receiverId);
    await requireReceiver(ctx, tx, sender, message.receiverId);
    const inserted = await insertMessage(tx, message);
    if (!inserted) return findSentBefore(tx, message);
    await noteMessage(tx, inserted);
    await notifyParties(ctx, tx, message);
    return inserted;
  });
  const [sent] = await withPersons(ctx.db, [row]);
  return sent!;
}

/** The most recent conversation first. */
export async function listConversations(
  ctx: Context,
  viewer: Member,
  page: PageRequest,
): Promise<Page<Conversation>> {
  const { items, next } = toPage(await listConversationRows(ctx.db, viewer, page), page.limit);
  return {
    items: items.map(({ other, unreadCount, content, senderId, createdAt }) => ({
      other,
      unreadCount,
      lastMessage: { content, senderId, createdAt },
    })),
    next,
  };
}

export const readUnreadCount = async (ctx: Context, viewer: Member): Promise<{ unreadCount: number }> => ({
  unreadCount: await countUnread(ctx.db, viewer),
});

/** Marks everything the other wrote as read. Notifies both sides unless nothing was unread. */
export function markConversationRead(ctx: Context, reader: Member, id: string): Promise<undefined> {
  const otherId = id.toLowerCase();
  return ctx.db.transaction(async (tx) => {
    await lockConversation(tx, reader.id, otherId);
    if ((await markRead(tx, reader.id, otherId)) === 0) return undefined;
    await ctx.events.emit(tx, 'messages.read', { readerId: reader.id, senderId: otherId });
    await ctx.live.publish(
      tx,
      { to: [reader.id, otherId] },
      { type: 'messages_read', readerId: reader.id, otherId },
    );
    return undefined;
  });
}
