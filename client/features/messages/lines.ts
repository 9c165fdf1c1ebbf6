/** A conversation as it is shown: oldest first, under the days it was written on. */
import type { Message } from '#shared/messages/contract.ts';
import { day } from '#client/lib/format.ts';
import * as texts from './texts.ts';

interface Line {
  message: Message;
  isOwn: boolean;
  /** Before the first message of a day: what the day is called. */
  day: string | null;
  /** The last of a run by one writer carries the time. */
  endsRun: boolean;
  /** One's newest message that the other has read. */
  isLastRead: boolean;
}

const RUN_MS = 5 * 60_000;

function nameDay(date: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return texts.today;
  if (date.toDateString() === yesterday.toDateString()) return texts.yesterday;
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
