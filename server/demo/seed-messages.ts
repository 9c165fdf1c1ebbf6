import { conversations, messages } from '#shared/messages/tables.ts';
import type { Queryable } from '../context.ts';
import { messageId, personId } from './identifiers.ts';
import { CONVERSATIONS } from './messages.ts';

const MINUTE_MS = 60_000;

/** The demo members' conversations; unread counts are derived from the rows, as in the app. */
export async function seedMessages(tx: Queryable, now: Date): Promise<void> {
  for (const { between, lines, unread } of CONVERSATIONS) {
    const rows = lines.map(({ from, age, content }, index) => ({
      id: messageId(`${between.join(':')}:${index}`),
      senderId: personId(from),
      receiverId: personId(between.find((slug) => slug !== from)!),
      content,
      isRead: index < lines.length - unread,
      createdAt: new Date(now.getTime() - age * MINUTE_MS),
    }));
    await tx.insert(messages).values(rows);
    const last = rows.at(-1)!;
    const isUnreadBy = (id: string) => rows.filter((row) => row.receiverId === id && !row.isRead).length;
    await tx.insert(conversations).values(
      [last.senderId, last.receiverId].map((userId, index) => ({
        userId,
        otherId: index === 0 ? last.receiverId : last.senderId,
        lastMessageId: last.id,
        lastMessageAt: last.createdAt,
        unreadCount: isUnreadBy(userId),
      })),
    );
  }
}
