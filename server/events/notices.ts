/** Members are notified of an event by its rows in shared/notices. */
import { NOTICES, type TableRow } from '#shared/notices/notices.ts';
import { listStaff } from '../db/deciders.ts';
import type { Queryable } from '../context.ts';
import type { EventBus, EventName } from './events.ts';

type NoticeListener = (tx: Queryable, notice: TableRow, event: never) => Promise<unknown>;

/** Calls the listener with each row that an event is about. */
export function onNotices(
  events: EventBus,
  isWanted: (notice: TableRow) => unknown,
  listener: NoticeListener,
): void {
  for (const notice of NOTICES) {
    if (!notice.on || !isWanted(notice)) continue;
    events.on(notice.on as EventName, async (tx, event: unknown) => {
      if (!notice.change || notice.change(event as never) === notice.name)
        await listener(tx, notice, event as never);
    });
  }
}

/** The members who get the notification, or its letter. */
export const recipientsOf = (
  tx: Queryable,
  { to, letterTo }: TableRow,
  event: never,
  by: 'bell' | 'letter',
): readonly string[] | Promise<readonly string[]> =>
  ((by === 'letter' && letterTo) || to!)(event, { moderators: () => listStaff(tx) });

/** The subject as text; dates as ISO, null is left out. */
export function aboutOf({ about }: TableRow, event: never): Record<string, string> {
  const { memberId: _, ...rest } = event as Record<string, string | number | boolean | Date | null>;
  return Object.fromEntries(
    Object.entries(about?.(event) ?? rest).flatMap(([field, value]) =>
      value === null ? [] : [[field, value instanceof Date ? value.toISOString() : String(value)]],
    ),
  );
}
