/** E-mail is queued in the transaction of the event. */
import { SHIP_WITHIN_DAYS, addDays } from '#shared/orders/times.ts';
import type { Context } from '#server/context.ts';
import { aboutOf, onNotices, recipientsOf } from '#server/events/notices.ts';
import { UNREAD_MS, beforeDigest } from './digest/schedule.ts';
import { isPhysicalOrder } from './kinds/order-queries.ts';
import { queueLastLetter, queueMail } from './outbox/queue.ts';

const REMINDED_DAYS_BEFORE = 3;

export function addMailListeners(ctx: Context): void {
  const { events } = ctx;
  onNotices(
    events,
    ({ letter }) => letter,
    async (tx, notice, event) => {
      if (!ctx.mail) return;
      await queueMail(ctx, tx, {
        kind: notice.kind,
        to: await recipientsOf(tx, notice, event, 'letter'),
        subject: aboutOf(notice, event),
        ...(notice.onceFor && { dedupeKey: notice.onceFor(event) }),
        ...(notice.waitMs && { dueAt: new Date(ctx.clock.now().getTime() + notice.waitMs(event)) }),
      });
    },
  );
  events.on('artwork.sold', async (tx, { purchaseId, artistId }) => {
    if (!ctx.mail || !(await isPhysicalOrder(tx, purchaseId))) return;
    await queueMail(ctx, tx, {
      kind: 'order.days_left',
      to: [artistId],
      subject: { purchaseId },
      dedupeKey: `order:${purchaseId}:days_left`,
      dueAt: addDays(ctx.clock.now(), SHIP_WITHIN_DAYS - REMINDED_DAYS_BEFORE),
    });
  });
  events.on('member.deleted', (tx, event) => queueLastLetter(ctx, tx, event));
  events.on('message.sent', (tx, { receiverId }) => beforeDigest(ctx, tx, receiverId, 'messages', UNREAD_MS));
  events.on('alert.matched', async (tx, { memberId, channel }) => {
    if (channel === 'email') await beforeDigest(ctx, tx, memberId, 'alerts');
  });
}
