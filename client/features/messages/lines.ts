/** Lines of a conversation: oldest first, grouped by day. */
import type { Message } from '#shared/messages/contract.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

interface Line {
  message: Message;
  isOwn: boolean;
  /** Before the first message of a day: the day's label. */
  day: string | null;
  /** The last of a member's consecutive messages shows the time. */
  endsRun: boolean;
  /** The viewer's newest message that was read. */
  isLastRead: boolean;
}

const RUN_MS = 5 * 60_000;

function nameDay(date: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return t('Today');
  if (date.toDateString() === yesterday.toDateString()) return t('Yesterday');
  return day(date);
}

/** @param newestFirst as the server lists them */
export function toLines(newestFirst: Message[], viewerId: string, now: Date = new Date()): Line[] {
  const lastRead = newestFirst.find((message) => message.senderId === viewerId && message.isRead)?.id;
  const messages = newestFirst.toReversed();
  return messages.map((message, index) => {
    const previous = messages[index - 1];
    const next = messages[index + 1];
    const isNewDay = previous?.createdAt.toDateString() !== message.createdAt.toDateString();
    const runsOn =
      next?.senderId === message.senderId && next.createdAt.getTime() - message.createdAt.getTime() < RUN_MS;
    return {
      message,
      isOwn: message.senderId === viewerId,
      day: isNewDay ? nameDay(message.createdAt, now) : null,
      endsRun: !runsOn,
      isLastRead: message.id === lastRead,
    };
  });
}
