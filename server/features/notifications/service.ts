import type { Notification, NotificationPreferences } from '#shared/notifications/list-contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Context, Queryable } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { toNotification } from './views.ts';
import { countUnread, listNotificationRows } from './queries.ts';
import { listMutes, markAllUnreadRead, markOneRead, writeMutes } from './write-queries.ts';

/** Newest first. One query, however long the page. */
export async function listNotifications(
  ctx: Context,
  viewer: Member,
  request: PageRequest,
): Promise<Page<Notification>> {
  const { items, next } = toPage(await listNotificationRows(ctx.db, viewer, request), request.limit);
  return { items: items.flatMap((row) => toNotification(viewer, row) ?? []), next };
}

export const readUnreadCount = async (ctx: Context, viewer: Member): Promise<{ unreadCount: number }> => ({
  unreadCount: await countUnread(ctx.db, viewer),
});

/** Refreshes the member's open tabs. */
const pushRefresh = (ctx: Context, tx: Queryable, member: Member) =>
  ctx.live.publish(tx, { to: [member.id] }, { type: 'notification' });

/** Throws `notification_not_found`, also for another member's. */
export function markRead(ctx: Context, member: Member, id: string): Promise<undefined> {
  return ctx.db.transaction(async (tx) => {
    const wasUnread = await markOneRead(tx, member.id, id, ctx.clock.now());
    if (wasUnread === null) throw new AppError('notification_not_found');
    if (wasUnread) await pushRefresh(ctx, tx, member);
    return undefined;
  });
}

export function markAllRead(ctx: Context, member: Member): Promise<undefined> {
  return ctx.db.transaction(async (tx) => {
    if (await markAllUnreadRead(tx, member.id, ctx.clock.now())) await pushRefresh(ctx, tx, member);
    return undefined;
  });
}

export const readPreferences = async (ctx: Context, member: Member): Promise<NotificationPreferences> => ({
  muted: (await listMutes(ctx.db, member.id)).map(({ type }) => type),
});

/** Existing notifications stay in the list. */
export async function setPreferences(
  ctx: Context,
  member: Member,
  { muted }: NotificationPreferences,
): Promise<NotificationPreferences> {
  await ctx.db.transaction((tx) => writeMutes(tx, member.id, muted));
  return readPreferences(ctx, member);
}
